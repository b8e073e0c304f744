import type { BrowserContext, Page } from '@playwright/test';

/** What pages have put into a browser, and whom it has talked to: each entry is a place and a name. */
export interface Seen {
  kept: Set<string>;
  hosts: Set<string>;
}

/** Notes all that the pages of a context keep from now on, also what is gone again a moment later. */
export const watchKept = async (context: BrowserContext, seen: Seen): Promise<void> => {
  await context.exposeBinding('noteKept', (_source, entry: string) => void seen.kept.add(entry));
  await context.addInitScript(() => {
    const { noteKept } = window as unknown as { noteKept(entry: string): void };
    const before = <T extends object, K extends keyof T>(
      target: T,
      name: K,
      note: (self: T, first: string) => string,
    ) => {
      const original = target[name] as (...args: unknown[]) => unknown;
      target[name] = function (this: T, ...args: unknown[]) {
        noteKept(note(this, String(args[0])));
        return original.apply(this, args);
      } as T[K];
    };
    before(Storage.prototype, 'setItem', (self, key) => `${self === localStorage ? 'local' : 'session'}Storage ${key}`);
    before(IDBFactory.prototype, 'open', (_self, name) => `IndexedDB ${name}`);
    before(CacheStorage.prototype, 'open', (_self, name) => `Cache storage ${name}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (!['data:', 'blob:'].includes(url.protocol)) seen.hosts.add(url.host);
  });
  context.on('response', async (response) => {
    for (const { name, value } of await response.headersArray().catch(() => []))
      if (name.toLowerCase() === 'set-cookie') seen.kept.add(`cookie ${value.split('=')[0]}`);
  });
};

/** Adds what there is now, which workers may have put there too. */
export const addWhatIs = async (page: Page, { kept }: Seen): Promise<void> => {
  for (const { name } of await page.context().cookies(page.url())) kept.add(`cookie ${name}`);
  const there = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `IndexedDB ${name}`),
    ...(await caches.keys()).map((name) => `Cache storage ${name}`),
  ]);
  for (const entry of there) kept.add(entry);
};

/** What /privacy says that a browser keeps, in the same words; a name that ends in … stands for all that begin so. */
export const listedOn = (page: Page): Promise<string[]> =>
  page
    .locator('[data-kept]')
    .evaluateAll((all) => all.map((each) => `${(each as HTMLElement).dataset['kept']} ${each.textContent}`));

/** As the page lists it, where it does. */
export const asListed = (entry: string, listed: readonly string[]): string =>
  listed.find((each) => each === entry || (each.endsWith('…') && entry.startsWith(each.slice(0, -1)))) ?? entry;
