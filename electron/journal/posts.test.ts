import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StorageFull } from '../../core/journal/store.ts';
import { ids, item, stored } from '../../core/sync/testing/conformanceRows.ts';
import type { Journal } from './journal.ts';
import { openJournal } from './openJournal.ts';
import { filesIn, type JournalFiles } from './store/files.ts';
import { holdProcessLock } from './store/processLock.ts';
import { fakeKeyWrapper } from './testing/fakeKeyWrapper.ts';
import { post } from './testing/post.ts';

const NOW = Date.UTC(2026, 10, 20);

let folder: string;
let journals: Journal[] = [];
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lampstand-posts-'))));
afterEach(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

const open = async () => {
  const journal = await openJournal({ folder, keyWrapper: fakeKeyWrapper('this computer'), now: () => NOW });
  journals.push(journal);
  return journal;
};
const close = async () => {
  for (const journal of journals) await journal.close();
  journals = [];
};

/** A prayer and a post wait; the app has ended. */
const write = async (): Promise<JournalFiles> => {
  const { store, posts } = await open();
  await store.commit({ add: [item('a')], put: [stored('p')] });
  await posts.commit({ add: [post('post_1')] });
  await close();
  return filesIn(join(folder, 'posts'));
};

const expectPrayers = async ({ store, health }: Journal) => {
  expect(ids(await store.pending('ann'))).toEqual(['a']);
  expect(ids(await store.prayers('ann'))).toEqual(['p']);
  expect((await health()).notice).toBeNull();
};

describe('the database of posts that wait', () => {
  it('given that it is damaged, then the journal opens, the file is quarantined, and it is told until it was seen', async () => {
    const files = await write();
    writeFileSync(files.database, 'This is no database.'.repeat(500));
    const journal = await open();
    await expectPrayers(journal);
    expect(await journal.health()).toMatchObject({ posts: { found: 0, missing: 1 }, quarantined: [] });
    expect(readdirSync(files.quarantine)).toHaveLength(1);
    await journal.posts.commit({ add: [post('post_2')] });
    await close();
    const again = await open();
    expect(ids(await again.posts.pending('ann'))).toEqual(['post_2']);
    await again.noticeSeen();
    expect((await again.health()).posts).toBeNull();
  });

  it('given a damage that takes no post, then nothing is told', async () => {
    const files = await write();
    const db = new Database(files.database);
    db.exec('DELETE FROM cachedContent');
    db.close();
    const journal = await open();
    expect(ids(await journal.posts.pending('ann'))).toEqual(['post_1']);
    expect(readdirSync(files.quarantine)).toHaveLength(1);
    expect((await journal.health()).posts).toBeNull();
  });

  it('given that its key is lost, then it is set aside whole, the journal opens, and it is told', async () => {
    const files = await write();
    for (const file of [files.key, files.keyCopy]) writeFileSync(file, 'sealed by somebody');
    const journal = await open();
    await expectPrayers(journal);
    expect((await journal.health()).posts).toMatchObject({ at: NOW, found: null, missing: null });
    expect(readdirSync(folder)).toContain('posts-kept-2026-11-20T00-00-00.000Z');
    await journal.posts.commit({ add: [post('post_2')] });
    expect(ids(await journal.posts.pending('ann'))).toEqual(['post_2']);
  });

  it('given one of a later version, then the journal opens without it, and leaves it as it is', async () => {
    const { database } = await write();
    const setVersion = (version: number) => {
      const db = new Database(database);
      db.pragma(`user_version = ${version}`);
      db.close();
    };
    setVersion(99);
    const journal = await open();
    await expectPrayers(journal);
    expect(await journal.posts.pending('ann')).toEqual([]);
    await expect(journal.posts.commit({ add: [post('post_2')] })).rejects.toThrow(StorageFull);
    await journal.purgeAfter(() => journal.posts.clear('ann', 'synced'));
    await close();
    setVersion(1);
    expect(ids(await (await open()).posts.pending('ann'))).toEqual(['post_1']);
  });

  it('given that it can’t be opened at all, then the journal opens, and is free again once it is closed', async () => {
    const { processLock } = await write();
    const release = holdProcessLock(processLock);
    await expectPrayers(await open());
    await close();
    release();
    expect(ids(await (await open()).posts.pending('ann'))).toEqual(['post_1']);
  });

  it('keeps no backup of a post, also when something is forgotten or a lock is set up', async () => {
    const files = await write();
    const journal = await open();
    await journal.purgeAfter(async () => undefined);
    expect(journal.backups()).toMatchObject([{ reason: 'purge' }]);
    expect(readdirSync(files.backups)).toEqual(['journal.key']);
    expect(ids(await journal.posts.pending('ann'))).toEqual(['post_1']);
  });
});
