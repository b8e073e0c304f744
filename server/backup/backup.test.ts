import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { query, type Db } from '../db/db.ts';
import { engine } from '../testing/database.ts';
import { imagePath } from '../images/service.ts';
import { isLong } from '../testing/statistics.ts';
import { makeBackup } from './backup.ts';
import { DATABASE, MANIFEST, readVerified } from './manifest.ts';
import { restoreBackup } from './restore.ts';
import { readLastBackup } from './service.ts';
import { addImage, ask, command, createFolders, openData } from './testing/folders.ts';

const folders = createFolders();
afterAll(() => folders.remove());

const modeOf = (path: string) => statSync(path).mode & 0o777;
const backups = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('lampstand-'));

// Only SQLite's: PostgreSQL has pg_dump (docs/deploy.md).
describe.runIf(engine === 'sqlite')('a backup', () => {
  it('holds database, secret, pictures and hashes, for its owner alone, without the salts of visitors', async () => {
    const [data, folder] = [folders.make('data'), folders.make('backups')];
    const db = await openData(data);
    await addImage(db, data, 'aaaa-picture', 'a picture');
    await addImage(db, data, 'bbbb-gone', 'removed meanwhile');
    rmSync(join(data, 'images', imagePath('bbbb-gone')));
    writeFileSync(join(data, 'session-secret'), 'the secret');
    await db.write(() => query("INSERT INTO day_salts (day, salt, created_at) VALUES ('2026-11-20', 'salty', 1)"));
    const now = Date.UTC(2026, 10, 20, 12, 30, 5);
    const made = await makeBackup({ dataFolder: data, folder, isBucket: false, now: () => now });
    expect(made).toBe(join(folder, 'lampstand-20261120-123005'));
    const { files, missing, createdAt } = await readVerified(made);
    expect(Object.keys(files).sort()).toEqual(
      [
        ...['aaaa-picture', 'aaaa-picture-thumb', 'bbbb-gone-thumb'].map((name) => `images/${imagePath(name)}`),
        'lampstand.sqlite',
        'session-secret',
      ].sort(),
    );
    expect([missing, createdAt]).toEqual([['bbbb-gone'], now]);
    expect(ask(join(made, DATABASE), 'SELECT id FROM images')).toEqual(['aaaa-picture', 'bbbb-gone']);
    expect(ask(join(made, DATABASE), 'SELECT salt FROM day_salts')).toEqual([]);
    expect(readFileSync(join(made, DATABASE)).includes('salty')).toBe(false);
    for (const name of [...Object.keys(files), MANIFEST]) expect(modeOf(join(made, name)), name).toBe(0o600);
    expect(modeOf(made)).toBe(0o700);
    expect(readdirSync(made).filter((name) => /-wal|-shm|-journal/.test(name))).toEqual([]);
    expect(await readLastBackup(data)).toBe(now);
    await db.close();
  });

  it('leaves the newest fourteen, and what is none of its own', async () => {
    const [data, folder] = [folders.make('data'), folders.make('backups')];
    await (await openData(data)).close();
    writeFileSync(join(folder, 'a list of mine'), '');
    for (let day = 1; day <= 16; day++)
      await makeBackup({ dataFolder: data, folder, isBucket: false, now: () => Date.UTC(2026, 0, day) });
    expect(backups(folder)).toHaveLength(14);
    expect(backups(folder)[0]).toBe('lampstand-20260103-000000');
    expect(existsSync(join(folder, 'a list of mine'))).toBe(true);
  });

  it('that was killed halfway counts for nothing and goes with the next; two in a second get two names', async () => {
    const [data, folder] = [folders.make('data'), folders.make('backups')];
    await (await openData(data)).close();
    mkdirSync(join(folder, 'lampstand-20260101-000000.partial'));
    for (let turn = 0; turn < 2; turn++)
      await makeBackup({ dataFolder: data, folder, isBucket: false, now: () => Date.UTC(2026, 0, 1) });
    expect(backups(folder)).toEqual(['lampstand-20260101-000000', 'lampstand-20260101-000001']);
  });

  it('that fails leaves the older ones and no new one', async () => {
    const [data, folder] = [folders.make('data'), folders.make('backups')];
    const db = await openData(data);
    const back = () => makeBackup({ dataFolder: data, folder, isBucket: false, now: () => Date.UTC(2026, 0, 1) });
    await back();
    const before = await readLastBackup(data);
    await addImage(db, data, 'cccc-picture', 'a picture');
    // A folder in the place of a file can't be copied: it stands for a disk that is full.
    const file = join(data, 'images', imagePath('cccc-picture'));
    rmSync(file);
    mkdirSync(file);
    await expect(back()).rejects.toThrow();
    expect(backups(folder)).toEqual(['lampstand-20260101-000000']);
    expect(await readLastBackup(data)).toBe(before);
    await db.close();
  });

  it('is refused in the data folder, of no data, without a folder, and for PostgreSQL', async () => {
    const data = folders.make('data');
    await (await openData(data)).close();
    const folder = folders.make('backups');
    const refusals: [string[], Record<string, string>, RegExp][] = [
      [[join(data, 'images')], { DATA_DIR: data }, /lies in the data folder/],
      [[join(data, 'not', 'yet', 'there')], { DATA_DIR: data }, /lies in the data folder/],
      [[folder], { DATA_DIR: folders.make('empty') }, /no database/],
      [[], { DATA_DIR: data }, /npm run backup -- FOLDER/],
      [[folder], { DATA_DIR: data, DATABASE_URL: 'postgres://db' }, /pg_dump/],
    ];
    for (const [args, env, reason] of refusals) {
      const { ok, said } = await command('backup', args, env);
      expect(said).toMatch(reason);
      expect(said).not.toContain('at file:');
      expect(ok).toBe(false);
    }
    expect(backups(folder)).toEqual([]);
  });
});

const COUNT = isLong ? 50 : 5;
const PER_SECOND = 200;

/** Writes a number and a row that refers to it, so many times a second, until it is stopped. Gives the last that was stored. */
const startWriting = (db: Db) => {
  let [next, stored] = [1, 0];
  const waiting = new Set<Promise<unknown>>();
  const timer = setInterval(() => {
    const number = (next += 1);
    const write = db
      .write(function* () {
        yield* query('INSERT INTO numbers (n) VALUES (?)', number);
        yield* query('INSERT INTO notes_of (n, words) VALUES (?, ?)', number, 'x'.repeat(2000));
      })
      .then(() => (stored = Math.max(stored, number)));
    waiting.add(write);
  }, 1000 / PER_SECOND);
  return {
    stored: () => stored,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(waiting);
    },
  };
};

describe.runIf(engine === 'sqlite')('backups under two hundred writes a second (R22)', () => {
  it(
    `given ${COUNT} of them, then each is restored as one moment`,
    { timeout: isLong ? 3_600_000 : 120_000 },
    async () => {
      const [data, folder] = [folders.make('data'), folders.make('backups')];
      const db = await openData(data);
      await db.write(function* () {
        yield* query('CREATE TABLE numbers (n INTEGER PRIMARY KEY)');
        yield* query('CREATE TABLE notes_of (n INTEGER REFERENCES numbers (n), words TEXT)');
        yield* query('INSERT INTO numbers (n) VALUES (1)');
      });
      const writing = startWriting(db);
      let restored = 0;
      for (let turn = 0; turn < COUNT; turn++) {
        const earlier = writing.stored();
        await expect.poll(writing.stored, { timeout: 20_000, interval: 5 }).toBeGreaterThan(earlier + 20);
        const before = writing.stored();
        const { ok, said } = await command('backup', [folder], { DATA_DIR: data });
        expect([ok, said]).toEqual([true, expect.stringContaining('Backed up to')]);
        const after = writing.stored();
        expect(after).toBeGreaterThan(before);
        const to = folders.make('restored');
        const latest = backups(folder).sort().at(-1) ?? '';
        await restoreBackup({ backup: join(folder, latest), dataFolder: to, now: Date.now });
        const file = join(to, DATABASE);
        const [last] = ask(file, 'SELECT max(n) FROM numbers') as [number];
        expect(ask(file, 'SELECT count(*) FROM numbers')).toEqual([last]);
        expect(ask(file, 'SELECT count(*) FROM notes_of')).toEqual([last - 1]);
        expect(ask(file, 'SELECT count(*) FROM notes_of WHERE n NOT IN (SELECT n FROM numbers)')).toEqual([0]);
        expect(last).toBeGreaterThanOrEqual(before);
        expect(last).toBeLessThanOrEqual(after + PER_SECOND);
        restored += 1;
        rmSync(to, { recursive: true });
      }
      expect(restored).toBe(COUNT);
      await writing.stop();
      await db.close();
    },
  );
});
