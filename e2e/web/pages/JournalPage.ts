import type { Locator, Page } from '@playwright/test';
import { expect } from '../../fixtures.ts';

const states = { 'Saved here': 'saved_here', Sending: 'sending', Safe: 'safe', 'Needs you': 'needs_you' };

/** The prayer journal at /journal: the list, and beside it or in its place the prayer that stands open. */
export class JournalPage {
  readonly page: Page;
  readonly newPrayer: Locator;
  readonly guard: Locator;
  readonly prayers: Locator;

  constructor(page: Page) {
    this.page = page;
    this.newPrayer = this.button('New prayer');
    this.guard = page.getByRole('dialog', { name: 'Before you log out' });
    this.prayers = page.locator('[data-prayer] a');
  }

  async open(): Promise<void> {
    await this.page.goto('/journal');
    await expect(this.newPrayer).toBeVisible();
  }

  /** Opens it where the service worker is in place, so that it opens again without a network. */
  async settle(): Promise<void> {
    await this.open();
    await this.workerReady();
  }

  async workerReady(): Promise<void> {
    await this.page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Its line in the list, with its title and its beginning. */
  prayer(title: string): Locator {
    return this.page.locator('[data-prayer]').filter({ has: this.page.getByText(title, { exact: true }) });
  }

  /** The whole of it, where it stands open. */
  opened(title: string): Locator {
    return this.page.getByRole('article', { name: title, exact: true });
  }

  /** Opens a prayer from the list. */
  async read(title: string): Promise<void> {
    await this.toList();
    await this.page.getByRole('link', { name: title, exact: true }).click();
    await expect(this.opened(title)).toBeVisible();
  }

  /** On a phone the list has the screen to itself, and so has a prayer. */
  async toList(): Promise<void> {
    const back = this.button('All prayers');
    await expect(back.or(this.newPrayer).filter({ visible: true }).first()).toBeVisible();
    if (await back.isVisible()) await back.click();
    await expect(this.newPrayer).toBeVisible();
  }

  /** Chooses in the journal's menu: "Reminder", "Copies", "Lock", "Keyboard shortcuts". */
  async choose(what: string): Promise<void> {
    await this.toList();
    await this.button('Journal menu').click();
    await this.page.getByRole('menuitem', { name: what, exact: true }).click();
  }

  /** After a failure the next attempt may be half a minute away. */
  async expectState(title: string, state: keyof typeof states): Promise<void> {
    await expect(this.prayer(title)).toHaveAttribute('data-state', states[state], { timeout: 60_000 });
  }

  /** Writes a prayer and waits until it stands open. */
  async write(title: string, content = `${title}, in more words.`): Promise<void> {
    await this.toList();
    await this.newPrayer.click();
    await this.page.getByLabel('Title', { exact: true }).fill(title);
    await this.page.getByRole('textbox', { name: 'Prayer', exact: true }).fill(content);
    await this.button('Save prayer').click();
    await expect(this.page.getByRole('form', { name: 'New prayer' })).toBeHidden();
    await expect(this.opened(title)).toBeVisible();
  }

  /** Signs out where all is on the account: the journal goes from this device. */
  async logOut(): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await this.guard.getByRole('button', { name: 'Log out', exact: true }).click();
    await expect(this.page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  }

  /** Lays the lock on; gives the recovery key. */
  async lockWith(pin: string): Promise<string> {
    await this.choose('Lock');
    await this.page.getByLabel('PIN', { exact: true }).fill(pin);
    await this.page.getByLabel('The same again', { exact: true }).fill(pin);
    await this.button('Lock my journal').click();
    const dialog = this.page.getByRole('dialog', { name: 'Your recovery key' });
    await expect(dialog).toBeVisible();
    const code = /(?:[A-Z0-9]{4}-){5}[A-Z0-9]{4}/.exec(await dialog.innerText())?.[0] ?? '';
    expect(code).not.toBe('');
    await this.button('I have written it down').click();
    return code;
  }

  /** `label`: "PIN" or "Recovery key". */
  async unlock(label: string, secret: string): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).fill(secret);
    await this.page.getByRole('button', { name: 'Unlock' }).click();
  }

  async titles(): Promise<string[]> {
    return this.prayers.allTextContents();
  }

  /** The titles that the server has, whoever is signed in. */
  async onServer(): Promise<string[]> {
    return this.page.evaluate(async () => {
      const titles: string[] = [];
      for (let after = ''; ;) {
        const response = await fetch(`/api/prayers?limit=500${after}`);
        const prayers = (await response.json()) as { id: string; title: string }[];
        const last = prayers.at(-1);
        if (!last) return titles;
        titles.push(...prayers.map(({ title }) => title));
        after = `&cursor=${last.id}`;
      }
    });
  }

  /** Everything that the journal's database holds, as text. */
  async onDisk(): Promise<string> {
    return this.page.evaluate(readDatabase, 'lampstand');
  }

  /** Everything that a page can find of itself in the browser: databases, storages, caches, the history's state. */
  async everywhere(): Promise<string> {
    const names = await this.page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
    const databases = await Promise.all(names.map((name) => this.page.evaluate(readDatabase, name)));
    const others = await this.page.evaluate(async () => {
      const caches = await Promise.all(
        (await self.caches.keys()).map(async (name) => {
          const cache = await self.caches.open(name);
          const kept = await Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.text()));
          return kept.join();
        }),
      );
      return [JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]), ...caches];
    });
    return [...databases, ...others].join();
  }
}

/** Everything that a database of the page holds, as text. */
export const readDatabase = async (name: string): Promise<string> => {
  const db = await new Promise<IDBDatabase | null>((resolve) => {
    const opening = indexedDB.open(name);
    // It is not there, as while it is made anew: looking must not make an empty one in its place.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => resolve(null);
  });
  if (!db) return '';
  const names = [...db.objectStoreNames];
  const tx = db.transaction(names);
  const rows = await Promise.all(
    names.map(
      (each) =>
        new Promise((resolve, reject) => {
          const all = tx.objectStore(each).getAll();
          all.onsuccess = () => resolve(all.result);
          // Also when the browser closes the database under it: to wait for that would be to wait for ever.
          all.onerror = () => reject(new Error(`${name} could not be read`));
        }),
    ),
  );
  db.close();
  return JSON.stringify(rows);
};
