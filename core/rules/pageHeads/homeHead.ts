/** What a page says of itself: in its tab, to a search engine, and on a card in a chat. */
export interface Head {
  title: string;
  description: string;
}

export interface Names {
  name: string;
  tagline: string;
}

export const homeHead = ({ name, tagline }: Names): Head => ({
  title: `${name}: biblical wisdom for what you face today`,
  description: tagline,
});
