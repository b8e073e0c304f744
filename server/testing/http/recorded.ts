import type { Someone } from '../someone.ts';

/** Everything that a client is sent from now on, headers and bodies, as text. */
export const recorded = ({ client }: Pick<Someone, 'client'>): string[] => {
  const texts: string[] = [];
  const fetch = client.fetch.bind(client);
  client.fetch = async (path, init) => {
    const response = await fetch(path, init);
    texts.push(JSON.stringify([...response.headers]));
    // A live stream ends when the test does; it is read by who opened it.
    if (path !== '/api/live') texts.push(await response.clone().text());
    return response;
  };
  return texts;
};
