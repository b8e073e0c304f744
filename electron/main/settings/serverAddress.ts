/** Where a server runs that was started on this computer with `npm start`. */
export const defaultServer = 'http://localhost:3000';

const ownComputer = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The origin of a server's address: https, or http on this computer. Null for anything else, a path included. */
export const readServerAddress = (text: string): string | null => {
  const url = URL.parse(text.trim());
  if (!url || url.username || url.password || url.pathname !== '/' || url.search || url.hash) return null;
  const safe = url.protocol === 'https:' || (url.protocol === 'http:' && ownComputer.has(url.hostname));
  return safe ? url.origin : null;
};

/** The server to talk to: LAMPSTAND_SERVER where it is set (a wrong one stops the start), else the setting. */
export const chooseServer = (fromEnvironment: string | undefined, fromSettings: string | undefined): string => {
  if (!fromEnvironment) return readServerAddress(fromSettings ?? '') ?? defaultServer;
  const origin = readServerAddress(fromEnvironment);
  if (!origin) throw new Error('LAMPSTAND_SERVER has to be an https address, or http://localhost, without a path.');
  return origin;
};
