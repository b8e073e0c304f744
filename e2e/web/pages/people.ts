import type { BrowserContext, Locator, Page } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ADMIN_SECRET, expect, test as base } from '../../fixtures.ts';

export const PASSWORD = 'where you go I will go';

interface PeopleFixtures {
  outbox: Outbox;
  visitor: Visitor;
  /** Somebody else, at another browser. */
  another(): Promise<Visitor>;
}

/** Tests with accounts: mail that can be read, and people at browsers of their own. */
export const test = base.extend<PeopleFixtures>({
  outbox: async ({ server }, use) => use(new Outbox(join(server.folder, 'outbox'))),

  visitor: async ({ page }, use) => use(new Visitor(page)),

  another: async ({ browser, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL });
      contexts.push(context);
      return new Visitor(await context.newPage());
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };

/** A person with an address that no other test, and no other attempt at this one, has registered. */
export const newcomer = (nickname: string): { nickname: string; readonly email: string } => ({
  nickname,
  get email() {
    const { testId, retry, repeatEachIndex } = test.info();
    return `${nickname}.${testId.slice(-8)}.${repeatEachIndex}${retry}@example.org`.toLowerCase();
  },
});

/** The mails that a server without SMTP writes into its data folder. */
export class Outbox {
  private readonly folder: string;
  private readonly read = new Set<string>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The path of the link in the next mail to this address, once it is there. */
  async nextLink(email: string): Promise<string> {
    let link = '';
    await expect(async () => {
      for (const name of await readdir(this.folder).catch(() => [])) {
        if (!name.endsWith('.eml') || this.read.has(name)) continue;
        const mail = unfold(await readFile(join(this.folder, name), 'utf8'));
        const found = /https?:\/\/[^/\s]+(\/[\w-]+#(?:token|invite)=[\w-]+)/.exec(mail)?.[1];
        if (!found || !mail.includes(`To: ${email}`)) continue;
        this.read.add(name);
        link = found;
      }
      expect(link, `a mail to ${email}`).not.toBe('');
    }).toPass({ timeout: 20_000 });
    return link;
  }
}

/** Quoted-printable, as far as links are concerned. */
const unfold = (mail: string): string =>
  mail.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

export interface Newcomer {
  email: string;
  nickname?: string;
  password?: string;
  birthDate?: string;
}

/** A person at a browser. */
export class Visitor {
  readonly page: Page;
  readonly login: Locator;
  readonly logout: Locator;

  constructor(page: Page) {
    this.page = page;
    this.login = page.getByRole('banner').getByRole('link', { name: 'Login' });
    this.logout = page.getByRole('banner').getByRole('button', { name: 'Logout' });
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  link(name: string): Locator {
    return this.page.getByRole('link', { name, exact: true });
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { name });
  }

  /** The nickname in the header. */
  name(nickname: string): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: nickname });
  }

  /** Words of a toast; hidden ones that only announce it are left out. */
  toast(words: string): Locator {
    return this.page.getByRole('region', { name: /^Notifications/ }).getByText(words, { exact: true });
  }

  async fillRegistration({ email, nickname = 'Ruth', password = PASSWORD, birthDate = '1990-05-17' }: Newcomer) {
    await this.field('Email').fill(email);
    await this.field('Password').fill(password);
    await this.field('Confirm password').fill(password);
    await this.field('Nickname').fill(nickname);
    await this.field('Birth date').fill(birthDate);
  }

  /** Has an account from here on, without the form; the page that is open is not told. */
  async signUp({ email, nickname = 'Ruth', password = PASSWORD, birthDate = '1990-05-17' }: Newcomer): Promise<void> {
    const data = { email, nickname, password, birthDate };
    await expect(await this.page.request.post('/api/auth/register', { data })).toBeOK();
  }

  /** Registers through the form and stops at the plan chooser. */
  async register(newcomer: Newcomer, origin = ''): Promise<void> {
    await this.page.goto(`${origin}/register`);
    await this.fillRegistration(newcomer);
    await this.button('Create account').click();
    await expect(this.link('Continue Free')).toBeVisible();
  }

  async signIn(email: string, password = PASSWORD): Promise<void> {
    await this.field('Email').fill(email);
    await this.field('Password').fill(password);
    await this.page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  /** Becomes the first admin by /admin-setup. */
  async setUpAdmin(): Promise<void> {
    await this.page.goto('/admin-setup');
    await this.field('Admin secret').fill(ADMIN_SECRET);
    await this.button('Set up admin access').click();
    await expect(this.heading('Setup complete')).toBeVisible();
  }
}
