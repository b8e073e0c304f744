import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stored } from '../../../core/sync/testing/conformanceRows.ts';
import type { Journal } from '../journal.ts';
import { openJournal } from '../openJournal.ts';
import { createDesktopClient, type DesktopClient } from './desktopClient.ts';

const SECRET = 'Zebulon seventeen';

let place: string;
let folder: string;
let running: { sync: DesktopClient; journal: Journal }[] = [];
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'lampstand-purge-'));
  folder = join(place, 'journal');
});
afterEach(async () => {
  await quit();
  rmSync(place, { recursive: true });
});

const quit = async () => {
  for (const { sync, journal } of running) {
    sync.end();
    await journal.close();
  }
  running = [];
};

/** Without a keyring: only the lock stands between the text and whoever reads the disk. */
const start = async (at = folder) => {
  const journal = await openJournal({ folder: at, keyWrapper: null });
  const sync = createDesktopClient({
    journal,
    isOnline: () => false,
    serverOrigin: () => null,
    sessionEnded: () => undefined,
    fetch: () => Promise.reject(new Error('offline')),
  });
  running.push({ sync, journal });
  await sync.signedIn('ann');
  return { sync, journal };
};

/** The text waits, was sent, is a draft, stands in two backups, in old pages and in the log. */
const plant = async () => {
  const { sync, journal } = await start();
  const row = stored('sent');
  await journal.store.commit({ put: [{ ...row, prayer: { ...row.prayer, content: SECRET.repeat(900) } }] });
  await sync.create('ann', { title: 'Waits', content: SECRET });
  await sync.writeLocal('ann', 'draft', { content: SECRET });
  await journal.backupNow();
  await journal.store.commit({ put: [stored('sent', 'ann', 2)] });
  await journal.backupNow();
  expect(filesWithSecret()).toContain('journal.sqlite-wal');
  return { sync, journal };
};

const filesWithSecret = (at = place): string[] =>
  readdirSync(at, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .filter((entry) => {
      const bytes = readFileSync(join(entry.parentPath, entry.name));
      return bytes.includes(SECRET, 0, 'utf8') || bytes.includes(SECRET, 0, 'utf16le');
    })
    .map(({ name }) => name);

const contents = async (sync: DesktopClient) => (await sync.entries('ann')).map(({ prayer }) => prayer.content);

describe('what the lock hides, and what is forgotten', () => {
  it('given a plain journal with backups, when a lock is set, then no file tells the text', async () => {
    const { sync, journal } = await plant();
    await sync.lock.setUp('ann', '271828');
    expect(filesWithSecret()).toEqual([]);
    expect(journal.backups().map(({ reason }) => reason)).toEqual(['purge']);
    expect(await contents(sync)).toContain(SECRET);
    await quit();
    expect(filesWithSecret()).toEqual([]);
    const again = await start();
    await again.sync.lock.unlock('ann', 'pin', '271828');
    expect(await contents(again.sync)).toContain(SECRET);
  });

  it.each(['everything', 'synced'] as const)('given backups, when %s is forgotten, then they are too', async (what) => {
    const { sync, journal } = await plant();
    await sync.clear('ann', what);
    if (what === 'everything') expect(filesWithSecret()).toEqual([]);
    else expect(await contents(sync)).toEqual([SECRET]);
    expect(journal.backups()).toHaveLength(1);
  });

  it('given a lock, when it is taken off or gets another PIN, then no older backup is opened by the old one', async () => {
    const { sync, journal } = await plant();
    await sync.lock.setUp('ann', '271828');
    for (const change of [() => sync.lock.changePin('ann', '314159'), () => sync.lock.turnOff('ann')]) {
      const [before] = journal.backups();
      await change();
      expect(journal.backups()).toMatchObject([{ reason: 'purge' }]);
      expect(journal.backups()[0]?.name).not.toBe(before?.name);
    }
  });

  it('given a program that dies once the lock is set, then the next start takes the text off the disk', async () => {
    const { journal, sync } = await plant();
    const crashed = join(place, 'crashed');
    await journal.purgeAfter(async () => {
      const done = sync.clear('ann', 'everything');
      await expect.poll(async () => (await journal.store.counts()).size).toBe(0);
      cpSync(folder, crashed, { recursive: true });
      await done;
    });
    expect(filesWithSecret(crashed)).not.toEqual([]);
    await start(crashed);
    expect(filesWithSecret(crashed)).toEqual([]);
  });

  it('given no room for a new backup, then the older ones stay until there is, and the person is told', async () => {
    const { sync, journal } = await plant();
    const older = journal.backups();
    const inTheWay = join(folder, 'backups/new.sqlite');
    mkdirSync(inTheWay);
    expect(await sync.lock.setUp('ann', '271828')).toMatch(/^[A-Z2-9-]+$/);
    expect(journal.backups()).toEqual(older);
    expect((await journal.health()).backupFailed).toBe(true);
    rmdirSync(inTheWay);
    await quit();
    await start();
    expect(filesWithSecret()).toEqual([]);
  });
});
