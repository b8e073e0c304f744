import { readdirSync, readlinkSync } from 'node:fs';
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { timeFor, times } from '../../long.ts';
import { JournalPage } from '../../web/pages/JournalPage.ts';
import { crash, expect, secondStart, signUp, test, type Desktop } from '../fixtures.ts';
import { look } from '../look.ts';

/** How often the computer sleeps (docs/proof.md R23). */
const TIMES = times(2, 50);
/** How often what needs a start of the app each time happens: crashes, second starts. */
const STARTS = times(1, 50);

test.describe.configure({ timeout: timeFor(TIMES, 60_000) });

type Reply<T> = { ok: true; value: T } | { ok: false; code: string };
interface Bridged {
  lampstand: { journal: Record<string, (...args: unknown[]) => Promise<Reply<unknown>>> };
}

const ask = async <T>(page: Page, verb: string, ...args: unknown[]): Promise<T> => {
  const reply = await page.evaluate(
    ([name, given]) => (window as unknown as Bridged).lampstand.journal[name]?.(...given),
    [verb, args] as const,
  );
  if (!reply?.ok) throw new Error(`${verb}: ${reply?.code}`);
  return reply.value as T;
};

const write = (page: Page, owner: string, title: string) =>
  ask<string>(page, 'create', owner, { title, content: `${title}.` });
const titles = async (page: Page, owner: string): Promise<string[]> =>
  (await ask<{ prayer: { title: string } }[]>(page, 'entries', owner)).map(({ prayer }) => prayer.title).toSorted();

/** How many processes have the journal open. */
const owners = (profile: string): number =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const folder = `/proc/${pid}/fd`;
        return readdirSync(folder).some(
          (fd) => readlinkSync(join(folder, fd)) === join(profile, 'journal/journal.sqlite'),
        );
      } catch {
        return false; // it has ended meanwhile, or is none of ours
      }
    }).length;

const isThere = async ({ app, page }: Desktop): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const visible = () =>
    app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((each) => each.isVisible()));
  await expect.poll(visible).toEqual([true]);
};

/** Begins a new prayer and reads its title, past Playwright, which does not follow a page over its crash. */
const draftShown = ({ app }: Desktop): Promise<string> =>
  app.evaluate(({ BrowserWindow }) => {
    const script = `(() => {
      const field = () => [...document.querySelectorAll('label')].find((each) => each.textContent.trim() === 'Title')?.control;
      if (!field()) [...document.querySelectorAll('button')].find((each) => each.textContent.trim() === 'New prayer')?.click();
      return field()?.value ?? document.body.innerText.slice(0, 300);
    })()`;
    return BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(script) as Promise<string>;
  });

test('the graphics process may die, and a page that crashes comes back with what was being written', async ({
  start,
  profile,
}) => {
  let owner = '';
  for (let time = 0; time < STARTS; time++) {
    const desktop = await start();
    const { app, page } = desktop;
    owner ||= await signUp(page);
    await app.evaluate(async ({ app: main }) => {
      const gone = new Promise<void>((resolve) => {
        main.on('child-process-gone', (_event, { type }) => type === 'GPU' && resolve());
      });
      const pid = main.getAppMetrics().find(({ type }) => type === 'GPU')?.pid;
      if (pid === undefined) return;
      process.kill(pid, 'SIGKILL');
      await gone;
    });
    await write(page, owner, `After ${time}`);
    await isThere(desktop);
    expect(await titles(page, owner)).toHaveLength(time + 1);

    await page.goto('app://lampstand/journal');
    await new JournalPage(page).newPrayer.click();
    await page.getByLabel('Title', { exact: true }).fill(`Half a prayer ${time}`);
    const kept = async () => JSON.stringify(await ask(page, 'readLocal', owner, 'draft'));
    await expect.poll(kept).toContain(`Half a prayer ${time}`);
    await crash(desktop);
    await expect.poll(() => draftShown(desktop)).toBe(`Half a prayer ${time}`);
    expect(owners(profile)).toBe(1);
    await desktop.close();
  }
});

test('second starts leave one window and one owner of the journal, which goes on when the computer wakes', async ({
  start,
  connection,
  profile,
}) => {
  const desktop = await start();
  const { app, page } = desktop;
  const owner = await signUp(page);
  for (let time = 0; time < STARTS; time++) {
    await secondStart(desktop);
    expect(owners(profile)).toBe(1);
    await write(page, owner, `Prayer ${time}`);
  }
  await isThere(desktop);
  const { target } = connection;
  for (let time = 0; time < TIMES; time++) {
    connection.target = null;
    await write(page, owner, `Night ${time}`);
    await app.evaluate(({ powerMonitor }) => powerMonitor.emit('suspend'));
    connection.target = target;
    await app.evaluate(({ powerMonitor }) => powerMonitor.emit('resume'));
    await expect
      .poll(async () => (await ask<{ pending: number }>(page, 'status')).pending, { timeout: 60_000 })
      .toBe(0);
  }
  await isThere(desktop);
  expect(await titles(page, owner)).toHaveLength(STARTS + TIMES);
});

test('a profile that was damaged opens, with every prayer', async ({ start, profile }) => {
  let owner = '';
  const damages: ((journal: string) => Promise<void>)[] = [
    (journal) => writeFile(journal, 'rubbish'),
    (journal) => truncate(journal, 5000),
    (journal) => truncate(journal, 0),
    async (journal) => {
      const bytes = await readFile(journal);
      for (let at = 30; at < bytes.length; at += 997) bytes[at] = 255 - (bytes[at] ?? 0);
      await writeFile(journal, bytes);
    },
  ];
  for (let time = 0; time < STARTS; time++) {
    const before = await start();
    owner ||= await signUp(before.page);
    await write(before.page, owner, `Prayer ${time}`);
    await ask(before.page, 'backUp');
    await before.close();
    await writeFile(join(profile, 'settings.json'), '{"window": {"wid\u0000');
    await writeFile(join(profile, 'Preferences'), 'rubbish');
    await damages[time % damages.length]?.(join(profile, 'journal/journal.sqlite'));

    const after = await start();
    await expect(after.page.getByRole('dialog', { name: 'Your journal was repaired' })).toBeVisible();
    await look(after, 'repaired-notice');
    await after.page.getByRole('button', { name: 'All right' }).click();
    await after.page.goto('app://lampstand/desktop-settings');
    await look(after, 'repaired');
    await isThere(after);
    expect(await titles(after.page, owner)).toHaveLength(time + 1);
    expect(owners(profile)).toBe(1);
    await after.close();
  }
});
