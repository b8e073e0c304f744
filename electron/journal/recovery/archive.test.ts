import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cached, ids, item, stored } from '../../../core/sync/testing/conformanceRows.ts';
import { WrongKey } from '../store/codec.ts';
import type { KeyWrapper } from '../key/dataKey.ts';
import { filesIn } from '../store/files.ts';
import { listArchived, readArchived, archiveJournal } from './archive.ts';
import { JournalInUse } from '../store/lock.ts';
import { LockConflict } from './merge.ts';
import { openJournal } from '../openJournal.ts';
import type { Journal } from '../journal.ts';
import { fakeKeyWrapper } from '../testing/fakeKeyWrapper.ts';

let place: string;
let folder: string;
let journals: Journal[] = [];
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'lampstand-kept-'));
  folder = join(place, 'journal');
});
afterEach(async () => {
  await close();
  rmSync(place, { recursive: true });
});

const lost = fakeKeyWrapper('old');
const now = fakeKeyWrapper('new');
const MOMENT = Date.UTC(2026, 10, 20, 11, 5);

const open = async (keyWrapper: KeyWrapper | null, at = folder) => {
  const journal = await openJournal({ folder: at, keyWrapper });
  journals.push(journal);
  return journal;
};
const close = async () => {
  for (const journal of journals) await journal.close();
  journals = [];
};
/** Every file with its bytes; of the lock, which is empty, none. */
const bytesOf = (at: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(at, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('journal.lock'))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(at, file), readFileSync(file, 'base64')]),
  );
const states = (keyWrapper: KeyWrapper | null, notes = {}) =>
  listArchived(folder, keyWrapper, notes).map(({ state }) => state);

const writeOld = async () => {
  const { store, backupNow } = await open(lost);
  await store.commit({ add: [item('waits')], put: [stored('old')] });
  await backupNow();
  await close();
};

describe('a journal that lacks its key', () => {
  it('is set aside whole, byte for byte, and a new one opens', async () => {
    await writeOld();
    const before = bytesOf(folder);
    await expect(open(now)).rejects.toThrow(WrongKey);
    archiveJournal(folder, MOMENT);
    expect(await (await open(now)).store.pending('ann')).toEqual([]);
    const [kept, ...more] = listArchived(folder, now, {});
    expect(more).toEqual([]);
    expect(kept).toEqual({
      name: 'journal-kept-2026-11-20T11-05-00.000Z',
      at: MOMENT,
      folder: join(place, 'journal-kept-2026-11-20T11-05-00.000Z'),
      state: 'shut',
    });
    expect(bytesOf(kept?.folder ?? '')).toEqual(before);
    // It opens as ever with the key that it had.
    expect(ids(await (await open(lost, kept?.folder)).store.pending('ann'))).toEqual(['waits']);
  });

  it('takes the place of nothing: not of another of the same moment, and not of an empty folder', async () => {
    mkdirSync(join(place, 'journal-kept-2026-11-20T11-05-00.000Z'));
    await writeOld();
    archiveJournal(folder, MOMENT);
    await writeOld();
    archiveJournal(folder, MOMENT);
    expect(listArchived(folder, lost, {}).map(({ at }) => at - MOMENT)).toEqual([2, 1, 0]);
    expect(readdirSync(join(place, 'journal-kept-2026-11-20T11-05-00.000Z'))).toEqual([]);
  });

  it('is not set aside while somebody has it open', async () => {
    await open(lost);
    expect(() => archiveJournal(folder, MOMENT)).toThrow(JournalInUse);
    expect(readdirSync(place)).toEqual(['journal']);
  });

  it('is whole in the one place or the other, whenever the program dies', { timeout: 120_000 }, async () => {
    await writeOld();
    const before = bytesOf(folder);
    const saved = join(place, 'saved');
    cpSync(folder, saved, { recursive: true });
    const script = join(import.meta.dirname, '../testing/startNewJournal.ts');
    const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'lampstand-compiled') };
    const found = { here: 0, aside: 0 };
    for (let step = 1, ended = false; !ended; step++) {
      const { signal, status, stderr } = spawnSync(process.execPath, [script, folder, String(step)], { env });
      if (signal !== 'SIGKILL') expect([status, String(stderr)]).toEqual([0, '']);
      ended = signal !== 'SIGKILL';
      const [kept] = listArchived(folder, lost, {});
      expect(bytesOf(kept?.folder ?? folder)).toEqual(before);
      found[kept ? 'aside' : 'here']++;
      // The next start: the old journal still lacks its key, or there is a new one.
      if (!kept) await expect(open(now)).rejects.toThrow(WrongKey);
      else await (await open(now)).store.commit({ add: [item('new')] });
      await close();
      if (kept) rmSync(kept.folder, { recursive: true });
      rmSync(folder, { recursive: true });
      cpSync(saved, folder, { recursive: true });
    }
    expect(found.here).toBeGreaterThan(0);
    expect(found.aside).toBeGreaterThan(5);
  });
});

describe('a journal that was set aside', () => {
  const setOldAside = async (): Promise<string> => {
    await writeOld();
    archiveJournal(folder, MOMENT);
    return listArchived(folder, lost, {})[0]?.name ?? '';
  };

  it('is told of as one that opens once its key is there, until the person knows', async () => {
    const name = await setOldAside();
    expect([states(now), states(null), states(lost)]).toEqual([['shut'], ['shut'], ['opens']]);
    const journal = await open(now);
    await journal.noteArchived(name, 'told');
    expect(states(lost, await journal.archiveNotes())).toEqual(['told']);
    writeFileSync(join(place, 'journal-kept-yesterday'), 'a file');
    mkdirSync(join(place, 'journal-kept-2026-13-20T11-05-00.000Z'));
    expect(states(lost)).toEqual(['opens']);
  });

  it('gives what it holds to the new one, and stays as it is', async () => {
    const name = await setOldAside();
    const before = bytesOf(join(place, name));
    const journal = await open(now);
    await journal.store.commit({ add: [item('new')] });
    await expect(readArchived(folder, name, now)).rejects.toThrow(WrongKey);
    await expect(readArchived(folder, name, null)).rejects.toThrow(WrongKey);
    await expect(readArchived(folder, '..', lost)).rejects.toThrow('There is no such archived journal');
    await journal.importSnapshot(await readArchived(folder, name, lost));
    expect(ids(await journal.store.pending('ann'))).toEqual(['new', 'waits']);
    expect(ids(await journal.store.prayers('ann'))).toEqual(['old']);
    expect(bytesOf(join(place, name))).toEqual(before);
    expect(existsSync(filesIn(folder).archiveCopy)).toBe(false);
  });

  it('is repaired in a copy where it is damaged', async () => {
    const name = await setOldAside();
    writeFileSync(join(place, name, 'journal.sqlite'), 'rubbish');
    expect([...(await readArchived(folder, name, lost)).userPrayers.keys()]).toEqual(['old']);
    expect(readFileSync(join(place, name, 'journal.sqlite'), 'utf8')).toBe('rubbish');
  });

  it('is not mixed with a journal that has a lock of its own', async () => {
    const lock = (key: string) => cached('vault:ann', null, { recovery: { key } });
    const old = await open(lost);
    await old.store.commit({ cache: [lock('first')] });
    await close();
    archiveJournal(folder, MOMENT);
    const journal = await open(now);
    const snapshot = () => readArchived(folder, 'journal-kept-2026-11-20T11-05-00.000Z', lost);
    await journal.store.commit({ cache: [lock('second')] });
    await expect(journal.importSnapshot(await snapshot())).rejects.toThrow(LockConflict);
    await journal.store.commit({ cache: [{ ...lock(''), data: null }] });
    await journal.importSnapshot(await snapshot());
    expect((await journal.store.cached('vault:ann'))?.data).toEqual({ recovery: { key: 'first' } });
  });
});
