// Core is compiled without the DOM's types.
declare const URL: {
  parse(
    text: string,
  ): Record<
    'username' | 'password' | 'protocol' | 'hostname' | 'pathname' | 'search' | 'hash' | 'origin',
    string
  > | null;
};

const ownComputer = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The origin of a server's address: https, or http on this computer. Null for anything else, a path included. */
export const readServerAddress = (text: string): string | null => {
  const url = URL.parse(text.trim());
  if (!url || url.username || url.password || url.pathname !== '/' || url.search || url.hash) return null;
  const safe = url.protocol === 'https:' || (url.protocol === 'http:' && ownComputer.has(url.hostname));
  return safe ? url.origin : null;
};
