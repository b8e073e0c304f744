/** The scheme of links that open the app: lampstand://topic/anxiety. */
export const linkScheme = 'lampstand';

/** The pages that anybody may open, and the form for a prayer. What only staff or a mail leads to is not among them. */
const pages: Readonly<Record<string, string>> = {
  home: '/',
  journal: '/journal',
  'new-prayer': '/journal?new=prayer',
  login: '/login',
  register: '/register',
};

const link = new RegExp(
  `^${linkScheme}://(?:(?<place>${Object.keys(pages).join('|')})|(?<kind>note|topic|category)/(?<id>[a-z0-9]+(?:-[a-z0-9]+)*))/?$`,
);
const MAX_LENGTH = 200;

/**
 * The page that a link leads to; null for every other text. Read by its whole spelling and not as a URL: whoever makes such
 * a link is a stranger, and there is nothing that it may say but one of our pages.
 */
export const readDeepLink = (text: string): string | null => {
  const found = text.length <= MAX_LENGTH ? link.exec(text)?.groups : undefined;
  if (!found) return null;
  const { place, kind, id } = found;
  return place ? (pages[place] ?? null) : `/${kind}/${id}`;
};
