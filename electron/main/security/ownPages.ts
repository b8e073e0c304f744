/** Our pages live at app://lampstand: file:// would let them read other files (docs/proof.md E18). */
export const scheme = 'app';
export const host = 'lampstand';
export const origin = `${scheme}://${host}`;

/** What a request or a link to our own scheme asks for. */
export interface OwnAddress {
  /** The decoded path: never with dot segments, backslashes, doubled or encoded slashes. */
  path: string;
  /** Path and query as they were written, for the server. */
  target: string;
  isApi: boolean;
}

const encodedSeparator = /%(?:2f|5c|00)/i;
// Backslash and colon lead out of a folder on Windows; control characters have no business in a path.
const forbiddenCharacters = /[\\:\p{Cc}]/u;

/**
 * Reads an address of ours; null for anybody else's and for every spelling that could mean something else further on.
 * The only place where "is this ours?" is decided: by parsing, never by comparing beginnings of strings.
 */
export const readOwnAddress = (address: string): OwnAddress | null => {
  const url = URL.parse(address);
  if (url?.protocol !== `${scheme}:` || url.host !== host || url.username || url.password) return null;
  const path = decodePath(url.pathname);
  if (path === null) return null;
  return { path, target: url.pathname + url.search, isApi: path === '/api' || path.startsWith('/api/') };
};

const decodePath = (pathname: string): string | null => {
  if (pathname === '') return '/';
  if (encodedSeparator.test(pathname)) return null;
  try {
    const path = decodeURIComponent(pathname);
    // What is still encoded after one decoding was encoded twice, to slip past one check and be decoded by another.
    if (encodedSeparator.test(path) || forbiddenCharacters.test(path) || path.includes('//')) return null;
    return path.split('/').some((segment) => segment === '.' || segment === '..') ? null : path;
  } catch {
    return null;
  }
};

/** Whether a frame may be sent there: one of our pages. Answers of the API are data, never a page. */
export const isOwnPage = (address: string): boolean => {
  const own = readOwnAddress(address);
  return own !== null && !own.isApi;
};
