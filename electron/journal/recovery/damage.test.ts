import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cached, create, edit, item, prayer } from '../../../core/sync/testing/conformanceRows.ts';
import { toStored } from '../../../core/journal/merge.ts';
import { createRandom, type Random } from '../../../core/sync/testing/random.ts';
import type { PrayerStore } from '../../../core/journal/store.ts';
import type { KeyWrapper } from '../key/dataKey.ts';
import { filesIn } from '../store/files.ts';
import { openJournal } from '../openJournal.ts';
import { fakeKeyWrapper } from '../testing/fakeKeyWrapper.ts';

// Whatever happens to the files, nothing is shown that was not written, and nothing is missing without a notice
// (docs/proof.md R4).

const seed = Number(process.env['LAMPSTAND_SEED'] ?? Date.now() % 2 ** 31);
const long = process.env['LAMPSTAND_LONG'] === '1';
const DAMAGES = long ? 2000 : 100;
const KILLED_REBUILDS = long ? 12 : 2;
const wrapper = fakeKeyWrapper('damaged');

interface Base {
  folder: string;
  keyWrapper: KeyWrapper | null;
  /** Every state in which a row was ever confirmed, and the last one of all. */
  ever: Set<string>;
  last: string[];
}

const rowsIn = async (store: PrayerStore): Promise<string[]> =>
  [
    ...(await store.pending('ann')).map(({ order: _, ...row }) => row),
    ...(await store.prayers('ann')),
    await store.cached('draft:ann'),
  ]
    .filter((row) => row !== null)
    .map((row) => JSON.stringify(row));

/** A journal with a backup and some history; `died`: as a killed program leaves it, with its log. */
const makeBase = async (keyWrapper: KeyWrapper | null, died: boolean): Promise<Base> => {
  const folder = mkdtempSync(join(tmpdir(), 'lampstand-base-'));
  const journal = await openJournal({ folder: join(folder, 'live'), keyWrapper });
  const { store } = journal;
  const ever = new Set<string>();
  const note = async () => (await rowsIn(store)).forEach((row) => ever.add(row));
  const put = (from: number, revision: number) =>
    store.commit({
      put: Array.from({ length: 60 }, (_, n) => {
        const row = prayer(`pending_1_${1000 + from + n}`, 'ann', revision);
        return toStored({ ...row, content: `${'long '.repeat((n % 20) * 60)} ${from + n} at ${revision}` });
      }),
      cache: [cached('draft:ann', 'ann', `draft ${revision}`)],
    });
  for (let n = 0; n < 30; n++) await store.commit({ add: [item(`i${n}`)] });
  await put(0, 1);
  await note();
  await journal.backupNow();
  await put(40, 2);
  await note();
  await store.commit({ remove: Array.from({ length: 20 }, (_, n) => `i${n}`) });
  for (let n = 30; n < 50; n++)
    await store.commit({ add: [item(`i${n}`, 'ann', n % 2 ? create(`i${n}`) : edit('x'))] });
  await note();
  const last = await rowsIn(store);
  if (died) cpSync(join(folder, 'live'), join(folder, 'left'), { recursive: true });
  await journal.close();
  if (!died) cpSync(join(folder, 'live'), join(folder, 'left'), { recursive: true });
  return { folder, keyWrapper, ever, last };
};

/** SQLite can open neither the database nor its log afterwards. */
const eraseHeaders = (folder: string): void => {
  const { database } = filesIn(folder);
  for (const file of [database, `${database}-wal`]) change(file, (content) => content.fill(0, 0, 32));
};

const moduleAt = (path: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, path)).href);

/** A program that says when it begins to open the journal, and stays. */
const opening = (folder: string): string => `
  import { writeSync } from 'node:fs';
  import { openJournal } from ${moduleAt('../openJournal.ts')};
  import { fakeKeyWrapper } from ${moduleAt('../testing/fakeKeyWrapper.ts')};
  writeSync(1, 'opening');
  await openJournal({
    folder: ${JSON.stringify(folder)},
    keyWrapper: fakeKeyWrapper('damaged'),
  });
  setInterval(() => undefined, 1000);`;

const change = (file: string, edited: (content: Buffer) => Buffer | void): string => {
  if (!existsSync(file)) return 'nothing: it is not there';
  const content = readFileSync(file);
  if (content.length === 0) return 'nothing: it is empty';
  writeFileSync(file, edited(content) ?? content);
  return file;
};

const damages: Record<string, (file: string, random: Random) => string> = {
  'flipped bits': (file, random) =>
    change(file, (content) => {
      for (let count = 1 + random.below(8); count > 0; count--) {
        const at = random.below(content.length);
        content[at] = (content[at] ?? 0) ^ (1 << random.below(8));
      }
    }),
  'a cut end': (file, random) => {
    if (!existsSync(file)) return 'nothing: it is not there';
    truncateSync(file, random.below(readFileSync(file).length + 1));
    return file;
  },
  'a lost block': (file, random) =>
    change(file, (content) => {
      const size = random.pick([512, 4096]) ?? 512;
      const at = random.below(Math.ceil(content.length / size)) * size;
      content.fill(random.below(2) * 255, at, Math.min(content.length, at + size));
    }),
  'a block of another place': (file, random) =>
    change(file, (content) => {
      const [from, to] = [random.below(content.length / 512) * 512, random.below(content.length / 512) * 512];
      content.copyWithin(to, from, from + 512);
    }),
  'a deleted file': (file) => {
    rmSync(file, { force: true });
    return file;
  },
};
const targets = ['journal.sqlite', 'journal.sqlite', 'journal.sqlite-wal', 'journal.sqlite-wal', 'journal.witness', 'journal.key', 'journal.sqlite-shm']; // oxfmt-ignore

/** Whether a program that takes what SQLite gives for what was written would show something wrong. */
const isSilentDamage = (folder: string, { ever, last }: Base): boolean => {
  try {
    const db = new Database(filesIn(folder).database);
    try {
      if (db.pragma('quick_check', { simple: true }) !== 'ok') return false;
      const rows = ['pendingPrayers', 'userPrayers'].flatMap((table) =>
        db.prepare<[], Buffer>(`SELECT body FROM ${table}`).pluck().all(),
      );
      const texts = rows.map((body) => {
        const { order: _, ...row } = JSON.parse(body.toString('utf8', 1)) as Record<string, unknown>;
        return JSON.stringify(row);
      });
      return texts.length < last.length - 1 || texts.some((text) => !ever.has(text));
    } finally {
      db.close();
    }
  } catch {
    return false;
  }
};

/** Null when the damage was harmless or told; and whether it was told. */
const outcomeOf = async (
  folder: string,
  { keyWrapper, ever, last }: Base,
): Promise<{ fault: string | null; told: boolean }> => {
  let told = false;
  let shown: string[] = [];
  for (const time of ['first', 'second']) {
    const journal = await openJournal({ folder, keyWrapper });
    const rows = await rowsIn(journal.store);
    told = (await journal.health()).notice !== null;
    await journal.store.commit({ cache: [cached('works', null, time)] });
    await journal.close();
    if (time === 'second' && rows.join() !== shown.join()) return { fault: 'it is another at the second start', told };
    shown = rows;
  }
  const changed = shown.find((row) => !ever.has(row));
  if (changed) return { fault: `this was never written: ${changed.slice(0, 200)}`, told };
  const missing = last.filter((row) => !shown.includes(row)).length;
  if (missing > 0 && !told) return { fault: `${missing} rows are missing, and nobody is told`, told };
  if (told && existsSync(filesIn(folder).quarantine) !== true) return { fault: 'nothing was quarantined', told };
  return { fault: null, told };
};

describe(`R4, a journal whose file is damaged (LAMPSTAND_SEED=${seed})`, () => {
  let bases: Base[] = [];
  beforeAll(async () => {
    bases = [
      await makeBase(wrapper, true),
      await makeBase(null, true),
      await makeBase(wrapper, false),
      await makeBase(null, false),
    ];
  });
  afterAll(() => {
    for (const { folder } of bases) rmSync(folder, { recursive: true });
  });

  it(
    `given ${DAMAGES} random damages, then each is harmless, or quarantined and reported`,
    { timeout: 600_000 },
    async () => {
      const random = createRandom(seed);
      const faults: string[] = [];
      let told = 0;
      let silent = 0;
      for (let round = 0; round < DAMAGES; round++) {
        const base = random.pick(bases);
        const [name, damage] = random.pick(Object.entries(damages)) ?? [];
        const target = random.pick(targets) ?? '';
        if (!base || !damage) continue;
        const folder = mkdtempSync(join(tmpdir(), 'lampstand-damage-'));
        cpSync(join(base.folder, 'left'), folder, { recursive: true });
        damage(join(folder, target), random);
        if (base.keyWrapper === null) {
          const copy = `${folder}-copy`;
          cpSync(folder, copy, { recursive: true });
          if (isSilentDamage(copy, base)) silent++;
          rmSync(copy, { recursive: true });
        }
        const outcome = await outcomeOf(folder, base).catch((error: unknown) => ({
          fault: String(error),
          told: false,
        }));
        if (outcome.fault) faults.push(`round ${round}, ${name} of ${target}: ${outcome.fault}`);
        if (outcome.told) told++;
        rmSync(folder, { recursive: true });
      }
      expect(faults).toEqual([]);
      expect(told).toBeGreaterThan(DAMAGES / 10);
      // A program without checksums and commit counter would have shown some of it as what was written.
      expect(silent).toBeGreaterThan(0);
    },
  );

  it.each([0, 1, 2, 3])('given a lost header and no backup, then every row is salvaged (%i)', async (which) => {
    const base = bases[which];
    if (!base) throw new Error('no base');
    const folder = mkdtempSync(join(tmpdir(), 'lampstand-damage-'));
    cpSync(join(base.folder, 'left'), folder, { recursive: true });
    const backups = join(folder, 'backups');
    for (const name of readdirSync(backups)) if (name.endsWith('.sqlite')) rmSync(join(backups, name));
    eraseHeaders(folder);
    const journal = await openJournal({ folder, keyWrapper: base.keyWrapper });
    const shown = await rowsIn(journal.store);
    expect((await journal.health()).notice).not.toBeNull();
    await journal.close();
    rmSync(folder, { recursive: true });
    expect(base.last.filter((row) => !shown.includes(row))).toEqual([]);
  });

  it(
    'given a program that is killed while it rebuilds, then the next start rebuilds it',
    { timeout: 300_000 },
    async () => {
      const random = createRandom(seed);
      const faults: string[] = [];
      for (let round = 0; round < KILLED_REBUILDS; round++) {
        const base = bases[round % 2 ? 0 : 2];
        if (!base) throw new Error('no base');
        const folder = mkdtempSync(join(tmpdir(), 'lampstand-damage-'));
        cpSync(join(base.folder, 'left'), folder, { recursive: true });
        eraseHeaders(folder);
        for (let kill = 0; kill < 3; kill++) {
          const child = spawn(process.execPath, ['--input-type=module', '-e', opening(folder)], {
            stdio: ['ignore', 'pipe', 'ignore'],
          });
          const ended = once(child, 'close');
          await once(child.stdout, 'data');
          setTimeout(() => child.kill('SIGKILL'), random.below(30));
          await ended;
        }
        const outcome = await outcomeOf(folder, base);
        if (outcome.fault) faults.push(`round ${round}: ${outcome.fault}`);
        if (!outcome.told) faults.push(`round ${round}: nobody is told`);
        rmSync(folder, { recursive: true });
      }
      expect(faults).toEqual([]);
    },
  );
});
