import type { Page } from '@playwright/test';
import type { RunningServer } from '../server.ts';
import { HomePage } from '../web/pages/HomePage.ts';

export interface Scene {
  name: string;
  prepare(page: Page, server: RunningServer): Promise<void>;
  /** As it comes out of the printer. */
  print?: true;
  /** Only what the window shows, where something stands above the page. */
  window?: true;
}

/** The secret of the scenes' servers. */
export const SCENE_SECRET = 'let there be light';

const ann = {
  email: 'ann@example.org',
  nickname: 'Ann',
  password: 'where you go I will go',
  birthDate: '1990-05-17',
};

/** Does what a button elsewhere would: the page itself sends it, with its cookies. */
export const send = (page: Page, path: string, body: unknown, method = 'POST') =>
  page.evaluate(
    async ([to, data, how]) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(to, { method: how, headers, body: JSON.stringify(data) });
      if (!answer.ok) throw new Error(`${to} answered ${answer.status}`);
    },
    [path, body, method] as const,
  );

/** Answers a call of the page instead of the server. */
export const answer = (page: Page, path: string, status: number, body: unknown) =>
  page.route(`**${path}`, (route) => route.fulfill({ status, json: body }));

/** A call that is never answered. */
export const leaveOpen = (page: Page, path: string) => page.route(path, () => undefined);

export const register = async (page: Page, person: object = {}): Promise<void> => {
  await page.goto('/');
  await send(page, '/api/auth/register', { ...ann, ...person });
};

export const registerAdmin = async (page: Page): Promise<void> => {
  await register(page);
  await send(page, '/api/admin/setup', { email: ann.email, adminSecret: SCENE_SECRET });
};

export const openHome = async (page: Page): Promise<HomePage> => {
  const home = new HomePage(page);
  await home.open();
  return home;
};

export const searchFor = async (page: Page, words: string): Promise<HomePage> => {
  const home = await openHome(page);
  await home.search(words);
  return home;
};
