import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { JournalPage } from '../../web/pages/JournalPage.ts';
import { attachToApp } from '../attachToApp.ts';
import { electronPath, expect, launchArguments, signUp, test as base } from '../fixtures.ts';
import { filesContaining } from './filesContaining.ts';

interface Keyring {
  environment: Record<string, string>;
  /** The person signs out, or the keyring is lost. */
  stop(): void;
}

interface Fixtures {
  /** Starts the app with a keyring; the result of `quit` is its end. */
  startWith(ring: Keyring): Promise<{ page: Page; quit(): Promise<void> }>;
  /** A Secret Service of its own, unlocked, which keeps its keys in a folder. */
  keyring(folder: string): Promise<Keyring>;
}

const isThere = (program: string): boolean => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

const firstLine = async ({ stdout }: ChildProcess): Promise<string> => {
  let text = '';
  for await (const chunk of stdout ?? []) {
    text += String(chunk);
    if (text.includes('\n')) break;
  }
  return text.split('\n')[0] ?? '';
};

const test = base.extend<Fixtures>({
  startWith: async ({ profile, connection }, use) => {
    const started: ChildProcess[] = [];
    await use(async ({ environment }) => {
      const switches = ['--password-store=gnome-libsecret', '--remote-debugging-port=0'];
      const child = spawn(electronPath(), [...launchArguments(profile), ...switches], {
        env: { ...process.env, LAMPSTAND_SERVER: connection.url, ...environment },
      });
      started.push(child);
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      const page = await attachToApp(child);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const quit = () => {
        child.kill();
        return ended;
      };
      return { page, quit };
    });
    for (const child of started) child.kill('SIGKILL');
  },

  keyring: async ({}, use) => {
    const started: ChildProcess[] = [];
    await use(async (folder) => {
      await mkdir(join(folder, 'keyrings'), { recursive: true, mode: 0o700 });
      // As a desktop has it: the keyring that the sign-in opens is the one that programs use.
      await writeFile(join(folder, 'keyrings/default'), 'login');
      const bus = spawn('dbus-daemon', ['--session', '--nofork', '--print-address'], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      started.push(bus);
      const environment = {
        DBUS_SESSION_BUS_ADDRESS: await firstLine(bus),
        XDG_DATA_HOME: folder,
        XDG_RUNTIME_DIR: folder,
      };
      // Comes back once it is there, and ends with its bus.
      const { status } = spawnSync('gnome-keyring-daemon', ['--daemonize', '--unlock', '--components=secrets'], {
        input: 'a password',
        stdio: ['pipe', 'ignore', 'ignore'],
        env: { ...process.env, ...environment },
      });
      expect(status).toBe(0);
      return { environment, stop: () => void bus.kill() };
    });
    for (const process of started) process.kill();
  },
});

test.skip(
  !isThere('dbus-daemon') || !isThere('gnome-keyring-daemon'),
  'There is no Secret Service here: it needs the packages dbus and gnome-keyring.',
);

const SECRET = 'Zebulon seventeen';

interface Bridged {
  lampstand: { journal: { health(): Promise<{ value: object }>; backUp(): Promise<unknown> } };
}
const health = (page: Page) =>
  page.evaluate(async () => (await (window as unknown as Bridged).lampstand.journal.health()).value);

test('encrypts the journal with the keyring’s key, starts a new one without it, and merges both when it is back', async ({
  startWith,
  profile,
  keyring,
}) => {
  test.setTimeout(180_000);
  const ring = await keyring(join(profile, 'keyring'));
  const first = await startWith(ring);
  expect(await health(first.page)).toMatchObject({ trouble: null, sealed: true });
  await signUp(first.page);
  await first.page.goto('app://lampstand/journal');
  const journal = new JournalPage(first.page);
  await journal.write(SECRET);
  await journal.expectState(SECRET, 'Safe');
  await first.page.evaluate(() => (window as unknown as Bridged).lampstand.journal.backUp());
  await first.quit();
  expect(await filesContaining(profile, SECRET)).toEqual([]);

  const second = await startWith(ring);
  expect(await health(second.page)).toMatchObject({ trouble: null, sealed: true });
  await second.page.goto('app://lampstand/journal');
  await new JournalPage(second.page).expectState(SECRET, 'Safe');
  await second.quit();
  ring.stop();

  // The keyring was lost, and the system made a new one.
  const other = await keyring(join(profile, 'another keyring'));
  const third = await startWith(other);
  expect(await health(third.page)).toMatchObject({ trouble: 'no_key' });
  await third.page.getByRole('button', { name: 'Begin a new journal' }).click();
  await third.page.getByRole('dialog').getByRole('button', { name: 'Begin a new journal' }).click();
  await third.page.getByRole('dialog', { name: 'A new journal is open' }).getByRole('button').click();
  expect(await health(third.page)).toMatchObject({ trouble: null, sealed: true, archived: [{ state: 'unreadable' }] });
  await third.quit();
  other.stop();
  expect(await filesContaining(profile, SECRET)).toEqual([]);

  // And found again: then it is the newer journal that lacks its key.
  const fourth = await startWith(await keyring(join(profile, 'keyring')));
  expect(await health(fourth.page)).toMatchObject({ trouble: 'no_key', archived: [{ state: 'readable' }] });
  await fourth.page.getByRole('button', { name: 'Begin a new journal' }).click();
  await fourth.page.getByRole('dialog').getByRole('button', { name: 'Begin a new journal' }).click();
  await fourth.page.getByRole('dialog', { name: 'A new journal is open' }).getByRole('button').click();
  await fourth.page.getByRole('button', { name: 'Show it to me' }).click();
  await fourth.page.getByRole('button', { name: 'Bring its prayers back' }).click();
  await fourth.page.getByRole('dialog').getByRole('button', { name: 'Bring them back' }).click();
  await expect(fourth.page.getByText('Its prayers are in your journal again.')).toBeVisible();
  expect(await health(fourth.page)).toMatchObject({
    trouble: null,
    sealed: true,
    archived: [{ state: 'unreadable' }, { state: 'brought' }],
  });
  await fourth.quit();
});
