import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ids, item } from '../../../core/sync/testing/conformanceRows.ts';
import { WrongKey } from '../store/codec.ts';
import { filesIn } from '../store/files.ts';
import { openJournal } from '../openJournal.ts';
import type { Journal } from '../journal.ts';
import { fakeKeyWrapper } from '../testing/fakeKeyWrapper.ts';
import { readFiles } from '../testing/readFiles.ts';

let folder: string;
let journals: Journal[] = [];
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lampstand-key-'))));
afterEach(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

const wrapper = fakeKeyWrapper('this computer');
const open = async () => {
  const journal = await openJournal({ folder, keyWrapper: wrapper });
  journals.push(journal);
  return journal;
};
const close = async () => {
  for (const journal of journals) await journal.close();
  journals = [];
};
const pending = async ({ store }: Journal) => ids(await store.pending('ann'));

/** The key file of a journal that was made elsewhere on this computer. */
const anotherKey = async (): Promise<Buffer> => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'lampstand-other-'));
  await (await openJournal({ folder: elsewhere, keyWrapper: wrapper })).close();
  const key = readFileSync(filesIn(elsewhere).key);
  rmSync(elsewhere, { recursive: true });
  return key;
};

describe('readDataKey', () => {
  it('given that both key files are lost, then nothing is written until the right key is back', async () => {
    const { store } = await open();
    await store.commit({ add: [item('a')] });
    await close();
    const { key, keyCopy } = filesIn(folder);
    const saved = readFileSync(key);
    rmSync(key);
    rmSync(keyCopy);
    const before = readFiles(folder);
    for (let start = 0; start < 2; start++) await expect(open()).rejects.toThrow(WrongKey);
    expect(readFiles(folder)).toEqual(before);
    writeFileSync(keyCopy, saved);
    expect(await pending(await open())).toEqual(['a']);
    expect(readFileSync(key, 'utf8')).toBe(String(saved));
  });

  it.each(['key', 'keyCopy'] as const)('given the key of another journal in %s, then it is not used', async (which) => {
    const { store, backupNow } = await open();
    await store.commit({ add: [item('a')] });
    await backupNow();
    await close();
    const files = filesIn(folder);
    const right = readFileSync(files.key);
    writeFileSync(files[which], await anotherKey());
    expect(await pending(await open())).toEqual(['a']);
    expect([readFileSync(files.key, 'utf8'), readFileSync(files.keyCopy, 'utf8')]).toEqual([
      String(right),
      String(right),
    ]);
    await close();

    for (const file of [files.key, files.keyCopy]) writeFileSync(file, await anotherKey());
    // A database that can't be read has backups that tell whose key it is.
    for (const damage of [() => undefined, () => writeFileSync(files.database, 'rubbish')]) {
      damage();
      const before = readFiles(folder);
      await expect(open()).rejects.toThrow(WrongKey);
      expect(readFiles(folder)).toEqual(before);
    }
    writeFileSync(files[which], right);
    expect(await pending(await open())).toEqual(['a']);
  });
});
