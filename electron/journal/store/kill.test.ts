import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { createRandom, type Random } from '../../../core/sync/testing/random.ts';
import { journalEntries } from '../../../core/journal/entries.ts';
import { fakeKeyWrapper } from '../testing/fakeKeyWrapper.ts';
import { filesIn } from './files.ts';
import { openJournal } from '../openJournal.ts';

// For the desktop's main process: what was confirmed outlives kill -9 at any moment (docs/proof.md R1).

const seed = Number(process.env['LAMPSTAND_SEED'] ?? Date.now() % 2 ** 31);
const long = process.env['LAMPSTAND_LONG'] === '1';
const KILLS = long ? 3000 : 12;
const LANES = 2;
/** After so many kills a journal is old enough, and the next one begins. */
const LIVES = 25;
const keyWrapper = fakeKeyWrapper('killed');
const writer = join(import.meta.dirname, '../testing/writer.ts');

interface Confirmed {
  /** The number of its text: an edit that nobody was told of may have come after it. */
  number: number;
  length: number;
}

/** Lets a writer live for a random while. What it said was saved, by id. */
const liveAndDie = async (folder: string, mode: string, random: Random): Promise<[string, Confirmed][]> => {
  const child = spawn(process.execPath, [writer, folder, mode, String(random.below(2 ** 31))], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // So that a life begins in a tenth of a second.
  });
  let said = '';
  let wrong = '';
  const diesAtStart = random.below(60) === 0;
  const delay = random.below(25);
  const lines = 1 + random.below(5);
  let dying = false;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (dying || diesAtStart || said.split('\n').length <= lines) return;
    dying = true;
    // Some die in the midst of writing, some a moment later.
    setTimeout(() => child.kill('SIGKILL'), delay);
  });
  child.stderr.on('data', (text) => (wrong += String(text)));
  // Some die while they start.
  if (diesAtStart) setTimeout(() => child.kill('SIGKILL'), 20 + delay * 8);
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (signal !== 'SIGKILL') throw new Error(`the writer ended by itself: ${wrong}`);
  return said
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const [id = '', number, length] = line.split(' ');
      return [id, { number: Number(number), length: Number(length) }];
    });
};

/** What is wrong with a journal after the program died; null when nothing is. */
const faultAfter = async (folder: string, confirmed: ReadonlyMap<string, Confirmed>): Promise<string | null> => {
  const started = performance.now();
  const journal = await openJournal({ folder, keyWrapper });
  const took = performance.now() - started;
  try {
    if (long && took > 2000) return `opened after ${took.toFixed(0)} ms`;
    if ((await journal.health()).notice) return 'was taken for damaged';
    const [pending, prayers] = [await journal.store.pending('ann'), await journal.store.prayers('ann')];
    const shown = new Map(journalEntries(prayers, pending).map(({ prayer }) => [prayer.id, prayer]));
    for (const [id, { number, length }] of confirmed) {
      const content = shown.get(id)?.content;
      if (content === undefined) return `${id} was saved and is lost`;
      const now = Number(content.split(' ', 1)[0]);
      if (now < number || (now === number && content.length !== length)) return `${id} is not what was saved`;
    }
  } finally {
    await journal.close();
  }
  const db = new Database(filesIn(folder).database, { readonly: true });
  const integrity = db.pragma('integrity_check', { simple: true });
  db.close();
  return integrity === 'ok' ? null : `integrity_check: ${String(integrity)}`;
};

const lane = async (kills: number, mode: string, random: Random): Promise<{ faults: string[]; saved: number }> => {
  const faults: string[] = [];
  let saved = 0;
  let folder = '';
  let confirmed = new Map<string, Confirmed>();
  for (let kill = 0; kill < kills; kill++) {
    if (kill % LIVES === 0) {
      if (folder) rmSync(folder, { recursive: true });
      folder = mkdtempSync(join(tmpdir(), 'lampstand-kill-'));
      confirmed = new Map();
    }
    // The numbers begin anew in each life; ids don't, so nothing of an earlier life is edited again.
    const said = await liveAndDie(folder, mode, random);
    for (const [id, what] of said) confirmed.set(id, what);
    saved += said.length;
    const fault = await faultAfter(folder, confirmed);
    if (fault) faults.push(`kill ${kill}: ${fault}`);
    if (fault && mode !== 'sound') break;
  }
  if (folder) rmSync(folder, { recursive: true });
  return { faults, saved };
};

const killMany = async (kills: number, mode: string) => {
  const lanes = Array.from({ length: LANES }, (_, index) =>
    lane(kills / LANES, mode, createRandom(seed + index * 7919)),
  );
  const ends = await Promise.all(lanes);
  return { faults: ends.flatMap(({ faults }) => faults), saved: ends.reduce((sum, { saved }) => sum + saved, 0) };
};

describe(`R1, the desktop’s main process (LAMPSTAND_SEED=${seed})`, () => {
  it(
    `given ${KILLS} kills at any moment, then every confirmed prayer is there`,
    { timeout: long ? 7_200_000 : 1_800_000 },
    async () => {
      const { faults, saved } = await killMany(KILLS, 'sound');
      expect(faults).toEqual([]);
      // Otherwise it proves little.
      expect(saved).toBeGreaterThan(long ? KILLS * 2 : KILLS);
    },
  );

  it.runIf(long)(
    'given a build that confirms before it commits, then the test fails',
    { timeout: 120_000 },
    async () => {
      expect((await killMany(40, 'early')).faults.length).toBeGreaterThan(0);
    },
  );

  // kill -9 can't tell a flush from none: the system keeps what was written. So flushes are counted.
  it.runIf(spawnSync('strace', ['-V']).status === 0)(
    'flushes to the disk at least once for each commit',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'lampstand-flush-'));
      const log = join(folder, 'calls');
      const watched = ['-f', '-o', log, '-e', 'trace=fdatasync,fsync', process.execPath];
      expect(spawnSync('strace', [...watched, writer, join(folder, 'journal'), 'sound', '1', '60']).status).toBe(0);
      const flushes = readFileSync(log, 'utf8').match(/f(data)?sync\(/g) ?? [];
      const journal = await openJournal({ folder: join(folder, 'journal'), keyWrapper });
      const commits = journal.store.commits();
      await journal.close();
      rmSync(folder, { recursive: true });
      expect(commits).toBeGreaterThan(60);
      expect(flushes.length).toBeGreaterThanOrEqual(commits);
    },
    60_000,
  );
});
