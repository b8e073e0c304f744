/** What a page says of itself: in its tab, to a search engine, and on a card in a chat. */
export interface Head {
  title: string;
  description: string;
}

interface Names {
  name: string;
  tagline: string;
}

export const homeHead = ({ name, tagline }: Names): Head => ({
  title: `${name}: biblical wisdom for what you face today`,
  description: tagline,
});

export const topicHead = (topic: string, { name }: Names): Head => ({
  title: `${topic} · ${name}`,
  description: `Notes, Bible verses and a prayer for the day on ${topic}.`,
});

export const noteHead = (challenge: string, { name }: Names): Head => ({
  title: `${challenge} · ${name}`,
  description: `A reflection, a Bible verse and a short prayer on ${challenge}.`,
});

export const categoryHead = (category: { name: string; description: string }, { name }: Names): Head => ({
  title: `${category.name} · ${name}`,
  description: `${category.description}: notes, Bible verses and prayers to choose from.`,
});
