import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cached, ids, item, stored } from '../../../core/sync/testing/conformanceRows.ts';
import { WrongKey } from '../store/codec.ts';
import type { KeyWrapper } from '../key/dataKey.ts';
import { filesIn } from '../store/files.ts';
import { listArchived, readArchived } from './archive.ts';
import { archiveJournal } from './archiveFolder.ts';
import { JournalInUse } from '../store/processLock.ts';
import { LockConflict } from './merge.ts';
import { openJournal } from '../openJournal.ts';
import type { Journal } from '../journal.ts';
import { fakeKeyWrapper } from '../testing/fakeKeyWrapper.ts';
import { post } from '../testing/post.ts';
import { readFiles } from '../testing/readFiles.ts';

let parent: string;
let folder: string;
let journals: Journal[] = [];
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'lampstand-kept-'));
  folder = join(parent, 'journal');
});
afterEach(async () => {
  await close();
  rmSync(parent, { recursive: true });
});

const oldWrapper = fakeKeyWrapper('old');
const newWrapper = fakeKeyWrapper('new');
const ARCHIVED_AT = Date.UTC(2026, 10, 20, 11, 5);

const open = async (keyWrapper: KeyWrapper | null, at = folder) => {
  const journal = await openJournal({ folder: at, keyWrapper });
  journals.push(journal);
  return journal;
};
const close = async () => {
  for (const journal of journals) await journal.close();
  journals = [];
};
const states = (keyWrapper: KeyWrapper | null, notes = {}) =>
  listArchived(folder, keyWrapper, notes).map(({ state }) => state);

const writeOld = async () => {
  const { store, backupNow } = await open(oldWrapper);
  await store.commit({ add: [item('waits')], put: [stored('old')] });
  await backupNow();
  await close();
};

describe('archiveJournal', () => {
  it('given a journal without its key, then the folder is kept byte for byte, and a new journal opens', async () => {
    await writeOld();
    const before = readFiles(folder);
    await expect(open(newWrapper)).rejects.toThrow(WrongKey);
    archiveJournal(folder, ARCHIVED_AT);
    expect(await (await open(newWrapper)).store.pending('ann')).toEqual([]);
    const [archived, ...more] = listArchived(folder, newWrapper, {});
    expect(more).toEqual([]);
    expect(archived).toEqual({
      name: 'journal-kept-2026-11-20T11-05-00.000Z',
      at: ARCHIVED_AT,
      folder: join(parent, 'journal-kept-2026-11-20T11-05-00.000Z'),
      state: 'unreadable',
    });
    expect(readFiles(archived?.folder ?? '')).toEqual(before);
    // It opens as ever with the key that it had.
    expect(ids(await (await open(oldWrapper, archived?.folder)).store.pending('ann'))).toEqual(['waits']);
  });

  it('given a folder with the same name, then it takes another name and leaves that folder as it is', async () => {
    mkdirSync(join(parent, 'journal-kept-2026-11-20T11-05-00.000Z'));
    await writeOld();
    archiveJournal(folder, ARCHIVED_AT);
    await writeOld();
    archiveJournal(folder, ARCHIVED_AT);
    expect(listArchived(folder, oldWrapper, {}).map(({ at }) => at - ARCHIVED_AT)).toEqual([2, 1, 0]);
    expect(readdirSync(join(parent, 'journal-kept-2026-11-20T11-05-00.000Z'))).toEqual([]);
  });

  it('given a journal that is open, then it throws JournalInUse', async () => {
    await open(oldWrapper);
    expect(() => archiveJournal(folder, ARCHIVED_AT)).toThrow(JournalInUse);
    expect(readdirSync(parent)).toEqual(['journal']);
  });

  it('killed at any step, then the journal is whole in its place or in the archive', { timeout: 120_000 }, async () => {
    await writeOld();
    const before = readFiles(folder);
    const saved = join(parent, 'saved');
    cpSync(folder, saved, { recursive: true });
    const script = join(import.meta.dirname, '../testing/startNewJournal.ts');
    const found = { here: 0, archived: 0 };
    for (let step = 1, ended = false; !ended; step++) {
      const { signal, status, stderr } = spawnSync(process.execPath, [script, folder, String(step)]);
      if (signal !== 'SIGKILL') expect([status, String(stderr)]).toEqual([0, '']);
      ended = signal !== 'SIGKILL';
      const [archived] = listArchived(folder, oldWrapper, {});
      expect(readFiles(archived?.folder ?? folder)).toEqual(before);
      found[archived ? 'archived' : 'here']++;
      // The next start: the old journal still lacks its key, or there is a new one.
      if (!archived) await expect(open(newWrapper)).rejects.toThrow(WrongKey);
      else await (await open(newWrapper)).store.commit({ add: [item('new')] });
      await close();
      if (archived) rmSync(archived.folder, { recursive: true });
      rmSync(folder, { recursive: true });
      cpSync(saved, folder, { recursive: true });
    }
    expect(found.here).toBeGreaterThan(0);
    expect(found.archived).toBeGreaterThan(5);
  });
});

describe('an archived journal', () => {
  const archiveOld = async (): Promise<string> => {
    await writeOld();
    archiveJournal(folder, ARCHIVED_AT);
    return listArchived(folder, oldWrapper, {})[0]?.name ?? '';
  };

  it('is listed as one that opens once its key is there, until the person was told', async () => {
    const name = await archiveOld();
    expect([states(newWrapper), states(null), states(oldWrapper)]).toEqual([
      ['unreadable'],
      ['unreadable'],
      ['readable'],
    ]);
    const journal = await open(newWrapper);
    await journal.noteArchived(name, 'told');
    expect(states(oldWrapper, await journal.archiveNotes())).toEqual(['told']);
    writeFileSync(join(parent, 'journal-kept-yesterday'), 'a file');
    mkdirSync(join(parent, 'journal-kept-2026-13-20T11-05-00.000Z'));
    expect(states(oldWrapper)).toEqual(['readable']);
  });

  it('given its key, then its rows are imported into the new journal, and its files stay as they are', async () => {
    const name = await archiveOld();
    const before = readFiles(join(parent, name));
    const journal = await open(newWrapper);
    await journal.store.commit({ add: [item('new')] });
    await expect(readArchived(folder, name, newWrapper)).rejects.toThrow(WrongKey);
    await expect(readArchived(folder, name, null)).rejects.toThrow(WrongKey);
    await expect(readArchived(folder, '..', oldWrapper)).rejects.toThrow('There is no such archived journal');
    await journal.importContent(await readArchived(folder, name, oldWrapper));
    expect(ids(await journal.store.pending('ann'))).toEqual(['new', 'waits']);
    expect(ids(await journal.store.prayers('ann'))).toEqual(['old']);
    expect(readFiles(join(parent, name))).toEqual(before);
    expect(existsSync(filesIn(folder).archiveCopy)).toBe(false);
  });

  it('given posts that waited in it, then they wait in the new journal, once', async () => {
    const old = await open(oldWrapper);
    await old.store.commit({ put: [stored('old')] });
    await old.posts.commit({ add: [post('post_1')] });
    await close();
    archiveJournal(folder, ARCHIVED_AT);
    const [{ name } = { name: '' }] = listArchived(folder, oldWrapper, {});
    const journal = await open(newWrapper);
    expect(await journal.posts.pending('ann')).toEqual([]);
    for (let time = 0; time < 2; time++) {
      await journal.importContent(await readArchived(folder, name, oldWrapper));
      expect(ids(await journal.posts.pending('ann'))).toEqual(['post_1']);
    }
    expect(await journal.store.pending('ann')).toEqual([]);
  });

  it('given that it is damaged, then a copy of it is repaired', async () => {
    const name = await archiveOld();
    writeFileSync(join(parent, name, 'journal.sqlite'), 'rubbish');
    expect([...(await readArchived(folder, name, oldWrapper)).journal.userPrayers.keys()]).toEqual(['old']);
    expect(readFileSync(join(parent, name, 'journal.sqlite'), 'utf8')).toBe('rubbish');
  });

  it('given a lock in both journals, then importing throws LockConflict', async () => {
    const lock = (key: string) => cached('vault:ann', null, { recovery: { key } });
    const old = await open(oldWrapper);
    await old.store.commit({ cache: [lock('first')] });
    await close();
    archiveJournal(folder, ARCHIVED_AT);
    const journal = await open(newWrapper);
    const oldContent = () => readArchived(folder, 'journal-kept-2026-11-20T11-05-00.000Z', oldWrapper);
    await journal.store.commit({ cache: [lock('second')] });
    await expect(journal.importContent(await oldContent())).rejects.toThrow(LockConflict);
    await journal.store.commit({ cache: [{ ...lock(''), data: null }] });
    await journal.importContent(await oldContent());
    expect((await journal.store.cached('vault:ann'))?.data).toEqual({ recovery: { key: 'first' } });
  });
});
