import type { Desktop } from './fixtures.ts';

/** Writes down what would have been handed to the system, instead of doing it. Gives the list so far. */
export const recordOpenedOutside = async ({ app }: Pick<Desktop, 'app'>): Promise<() => Promise<string[]>> => {
  await app.evaluate(({ shell }) => {
    const opened: string[] = [];
    Object.assign(globalThis, { opened });
    shell.openExternal = (url) => Promise.resolve(void opened.push(url));
  });
  return () => app.evaluate(() => (globalThis as unknown as { opened: string[] }).opened);
};
