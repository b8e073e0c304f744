import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { create, ids, item, sorted, stored } from '../../core/sync/testing/conformanceRows.ts';
import { WrongKey } from './store/codec.ts';
import { JournalTooNew } from './store/connection.ts';
import type { KeyWrapper } from './key/dataKey.ts';
import { filesIn } from './store/files.ts';
import { JournalInUse } from './store/processLock.ts';
import { openJournal } from './openJournal.ts';
import type { Journal } from './journal.ts';
import { fakeKeyWrapper } from './testing/fakeKeyWrapper.ts';

let folder: string;
let journals: Journal[] = [];
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lampstand-journal-'))));
afterEach(async () => {
  for (const journal of journals) await journal.close();
  journals = [];
  rmSync(folder, { recursive: true });
});

const wrapper = fakeKeyWrapper('this computer');

const open = async (keyWrapper: KeyWrapper | null = wrapper, now = () => Date.UTC(2026, 10, 20)) => {
  const journal = await openJournal({ folder, keyWrapper, now });
  journals.push(journal);
  return journal;
};
const close = async () => {
  for (const journal of journals) await journal.close();
  journals = [];
};
const pending = async ({ store }: Journal) => ids(await store.pending('ann'));
const everyByte = (): string => {
  const walk = (at: string): string[] =>
    readdirSync(at, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? walk(join(at, entry.name)) : [readFileSync(join(at, entry.name), 'latin1')],
    );
  return walk(folder).join('\n');
};

describe('openJournal', () => {
  it('given a key store, then what was written is encrypted on the disk and there at the next start', async () => {
    const { store } = await open();
    await store.commit({ add: [item('a')], put: [stored('p')] });
    expect(everyByte()).not.toContain('of a');
    await close();
    expect(everyByte()).not.toContain('of a');
    const again = await open();
    expect(await pending(again)).toEqual(['a']);
    expect(await again.health()).toEqual({
      sealed: true,
      notice: null,
      posts: null,
      backupFailed: false,
      quarantined: [],
    });
  });

  it('given no key store, then it reports that it is readable, and encrypts everything once there is one', async () => {
    const plain = await open(null);
    await plain.store.commit({ add: [item('a')] });
    await plain.backupNow();
    expect((await plain.health()).sealed).toBe(false);
    expect(everyByte()).toContain('of a');
    await close();
    const sealed = await open();
    expect((await sealed.health()).sealed).toBe(true);
    expect(await pending(sealed)).toEqual(['a']);
    expect(everyByte()).not.toContain('of a');
    expect(sealed.backups()).toHaveLength(1);
  });

  it.each([
    ['no key store', null],
    ['the key store of another computer', fakeKeyWrapper('another computer')],
  ])('given %s, then it throws WrongKey and changes nothing', async (_, keyWrapper) => {
    const { store } = await open();
    await store.commit({ add: [item('a')] });
    await close();
    const before = readFileSync(filesIn(folder).database);
    await expect(open(keyWrapper)).rejects.toThrow(WrongKey);
    expect(readFileSync(filesIn(folder).database).equals(before)).toBe(true);
    expect(await pending(await open())).toEqual(['a']);
  });

  it('refuses a journal that is already open', async () => {
    await open();
    await expect(open()).rejects.toThrow(JournalInUse);
  });

  it('given a journal of a later version, then it throws JournalTooNew and changes nothing', async () => {
    await open();
    await close();
    const { database } = filesIn(folder);
    const db = new Database(database);
    db.pragma('user_version = 99');
    db.close();
    const before = readFileSync(database);
    await expect(open()).rejects.toThrow(JournalTooNew);
    expect(readFileSync(database).equals(before)).toBe(true);
    expect(existsSync(filesIn(folder).quarantine)).toBe(false);
  });

  it('given a damaged database, then it is quarantined, restored from the last backup, and reported until the notice was seen', async () => {
    const first = await open();
    await first.store.commit({ add: [item('a')], put: [stored('p')] });
    const backup = await first.backupNow();
    await close();
    writeFileSync(filesIn(folder).database, 'This is no database.'.repeat(500));
    const journal = await open();
    expect((await journal.health()).notice).toEqual({
      kind: 'rebuilt',
      at: Date.UTC(2026, 10, 20),
      backup: backup.name,
      found: 2,
      missing: 0,
      since: backup.at,
      aside: '2026-11-20T00-00-00.000Z',
    });
    expect(await pending(journal)).toEqual(['a']);
    const [quarantined = ''] = readdirSync(filesIn(folder).quarantine);
    expect(readFileSync(join(filesIn(folder).quarantine, quarantined, 'journal.sqlite'), 'utf8')).toContain(
      'This is no database.',
    );
    await close();
    const again = await open();
    expect((await again.health()).notice?.kind).toBe('rebuilt');
    await again.noticeSeen();
    await close();
    expect((await (await open()).health()).notice).toBeNull();
  });

  it('given that few prayers can be restored, then it reports how many are missing, and since when', async () => {
    const first = await open();
    await first.store.commit({ put: [stored('p')] });
    const backup = await first.backupNow();
    await first.store.commit({ put: Array.from({ length: 99 }, (_, n) => stored(`q${n}`)), add: [item('a')] });
    await close();
    writeFileSync(filesIn(folder).database, 'rubbish');
    const journal = await open();
    expect((await journal.health()).notice).toMatchObject({ found: 1, missing: 100, since: backup.at });
    // A quarantined database can be read once more: this one is whole again.
    const [quarantined] = (await journal.health()).quarantined;
    const whole = join(folder, 'backups', (await journal.backupNow()).name);
    expect(await journal.importQuarantined(quarantined?.name ?? '')).toBe(0);
    await journal.store.commit({ drop: ['p'] });
    writeFileSync(join(quarantined?.folder ?? '', 'journal.sqlite'), readFileSync(whole));
    expect(await journal.importQuarantined(quarantined?.name ?? '')).toBe(1);
    expect(sorted(await journal.store.prayers('ann'))).toEqual(['p']);
  });

  it('given a damaged database, then rows newer than the last backup are salvaged', async () => {
    const first = await open();
    await first.store.commit({ add: [item('a')] });
    await first.backupNow();
    await first.store.commit({ add: Array.from({ length: 200 }, (_, n) => item(`later${1000 + n}`)) });
    await close();
    truncateSync(filesIn(folder).database, Math.floor(statSync(filesIn(folder).database).size / 4096 / 2) * 4096);
    const journal = await open();
    expect((await journal.health()).notice?.kind).toBe('rebuilt');
    expect((await pending(journal)).length).toBeGreaterThan(50);
    expect(await pending(journal)).toContain('a');
  });

  it('given that the log was deleted after the program died, then it rebuilds the journal', async () => {
    const { store } = await open();
    await store.commit({ add: [item('a')] });
    const { database, commitCounter, key } = filesIn(folder);
    const saved = [database, `${database}-wal`, commitCounter, key].map((file) => [file, readFileSync(file)] as const);
    await close();
    for (const [file, content] of saved) if (!file.endsWith('-wal')) writeFileSync(file, content);
    const journal = await open();
    expect((await journal.health()).notice?.kind).toBe('rebuilt');
  });

  it.each([
    ['is missing', `DELETE FROM userPrayers WHERE id = 'p'`],
    [
      'has the content of another',
      `UPDATE userPrayers SET (mark, body) = (SELECT mark, body FROM userPrayers WHERE id = 'q') WHERE id = 'p'`,
    ],
    ['has its earlier content', `UPDATE userPrayers SET mark = @mark, body = @body WHERE id = 'p'`],
  ])('given a valid database with a row that %s, then it rebuilds the journal', async (_, sql) => {
    const { store } = await open();
    await store.commit({ put: [stored('p'), stored('q')] });
    await close();
    const { database } = filesIn(folder);
    const db = new Database(database);
    const earlier = db.prepare(`SELECT mark, body FROM userPrayers WHERE id = 'p'`).get() as {
      mark: Buffer;
      body: Buffer;
    };
    db.close();
    const later = await open();
    await later.store.commit({ put: [stored('p', 'ann', 2)] });
    await close();
    const changed = new Database(database);
    changed.prepare(sql).run(...(sql.includes('@') ? [earlier] : []));
    changed.close();
    expect((await (await open()).health()).notice?.kind).toBe('rebuilt');
  });

  it('makes one backup a day if something was written, and keeps seven', async () => {
    let now = Date.UTC(2026, 10, 20);
    const journal = await open(wrapper, () => now);
    expect(await journal.backupIfDue()).toBeNull();
    for (let day = 0; day < 9; day++) {
      await journal.store.commit({ add: [item(`d${day}`)] });
      expect(await journal.backupIfDue()).not.toBeNull();
      expect(await journal.backupIfDue()).toBeNull();
      now += 25 * 60 * 60 * 1000;
      expect(await journal.backupIfDue()).toBeNull();
    }
    expect(journal.backups()).toHaveLength(7);
    const [newest] = journal.backups();
    expect(newest?.reason).toBe('daily');
    // A clock that was set back must not have the newest thrown away as the oldest.
    now = Date.UTC(2026, 9, 20);
    const after = await journal.backupNow();
    expect(journal.backups()[0]?.name).toBe(after.name);
  });

  it('restores the rows of a backup that are missing, and leaves what was written since', async () => {
    const journal = await open();
    await journal.store.commit({ add: [item('a'), item('b')], put: [stored('p', 'ann', 1), stored('q')] });
    const { name } = await journal.backupNow();
    await journal.store.commit({ remove: ['a'], drop: ['q'], put: [stored('p', 'ann', 2)], add: [item('c')] });
    await journal.restore(name);
    expect(await pending(journal)).toEqual(['b', 'c', 'a']);
    expect(sorted(await journal.store.prayers('ann'))).toEqual(['p', 'q']);
    expect((await journal.store.find('ann', ['p'])).map(({ prayer }) => prayer.revision)).toEqual([2]);
    await expect(journal.restore('../journal.sqlite')).rejects.toThrow('no such backup');
  });

  it('does not queue a prayer again that the server has since acknowledged', async () => {
    const journal = await open();
    await journal.store.commit({ add: [item('a', 'ann', create('a'))] });
    const { name } = await journal.backupNow();
    await journal.store.commit({ remove: ['a'], put: [stored('a')] });
    await journal.restore(name);
    expect(await pending(journal)).toEqual([]);
  });
});
