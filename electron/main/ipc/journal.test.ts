import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SafeStorage } from 'electron';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeyWrapper } from '../../journal/key/dataKey.ts';
import { journalVerbs } from './journal.ts';
import { answerVerb } from './verb.ts';
import { openJournalHost, type JournalHost } from '../../journal/host.ts';
import { systemKeyWrapper } from '../keyWrapper.ts';

const ann = '9f3c1f2e-5a64-4e58-9a36-0b8f1a2c3d4e';
const seal: KeyWrapper = {
  wrap: (text) => Buffer.from(text).reverse(),
  unwrap: (wrapped) => Buffer.from(wrapped).reverse().toString(),
};

let folder: string;
let open: JournalHost[] = [];
const changed = vi.fn();
const shown = vi.fn();
beforeEach(() => void (folder = join(mkdtempSync(join(tmpdir(), 'lampstand-host-')), 'journal')));
afterEach(async () => {
  for (const host of open) await host.close();
  open = [];
  rmSync(dirname(folder), { recursive: true });
});

const start = async (keyWrapper: KeyWrapper | null = null): Promise<JournalHost> => {
  const host = await openJournalHost({
    folder,
    keyWrapper,
    changed,
    fetch: () => Promise.reject(new Error('offline')),
    serverOrigin: () => 'https://church.example',
    isOnline: () => false,
    sessionEnded: vi.fn(),
    show: shown,
  });
  open.push(host);
  return host;
};

const verbsOf = (host: JournalHost) => journalVerbs(host, vi.fn());

describe('the journal behind the bridge', () => {
  it('keeps what a page gives, tells of it, and has it after the next start', async () => {
    const first = await start(seal);
    const verbs = verbsOf(first);
    const written = await answerVerb(verbs.create, [ann, { title: 'For rain', content: 'Lord, send rain.' }]);
    expect(written).toEqual({ ok: true, value: expect.stringMatching(/^pending_/) });
    await expect.poll(() => changed.mock.calls).toContainEqual([ann, 'none', expect.any(Number)]);
    expect(await answerVerb(verbs.counts, [])).toEqual({ ok: true, value: [[ann, 1]] });
    expect(await answerVerb(verbs.health, [])).toEqual({
      ok: true,
      value: { trouble: null, sealed: true, notice: null, backupFailed: false, kept: [], aside: [] },
    });
    await first.close();
    const entries = await answerVerb(verbsOf(await start(seal)).entries, [ann]);
    expect(entries).toMatchObject({ ok: true, value: [{ state: 'saved_here', prayer: { title: 'For rain' } }] });
  });

  it('says when it can’t be opened, and answers nothing then', async () => {
    await (await start(seal)).close();
    const verbs = verbsOf(await start(null));
    expect(await answerVerb(verbs.health, [])).toMatchObject({ value: { trouble: 'no_key' } });
    expect(await answerVerb(verbs.entries, [ann])).toEqual({ ok: false, code: 'unavailable' });
    const holder = await start(seal);
    expect((await (await start(seal)).health()).trouble).toBe('in_use');
    await holder.close();
  });

  it('begins anew where the key is lost, and takes the old one in when it is there again', async () => {
    const first = await start(seal);
    await answerVerb(verbsOf(first).create, [ann, { title: 'Before', content: 'With the key.' }]);
    await first.close();
    const second = await start(null);
    const verbs = verbsOf(second);
    // Twice at once is once.
    const begun = await Promise.all([1, 2].map(() => answerVerb(verbs.startNewJournal, [])));
    expect(begun).toEqual([1, 2].map(() => ({ ok: true, value: undefined })));
    const { trouble, sealed, kept } = await second.health();
    expect([trouble, sealed, kept.map(({ state }) => state)]).toEqual([null, false, ['shut']]);
    const name = kept[0]?.name ?? '';
    await answerVerb(verbs.create, [ann, { title: 'After', content: 'Without it.' }]);
    expect(await answerVerb(verbs.importSetAside, [name])).toEqual({ ok: true, value: 'no_key' });
    for (const wrong of ['journal', `../${name}`, `${name}/..`, '', 'journal-kept-'])
      expect(await answerVerb(verbs.importSetAside, [wrong])).toEqual({ ok: false, code: 'invalid' });
    await second.close();

    const third = await start(seal);
    expect(await third.health()).toMatchObject({ sealed: true, kept: [{ name, state: 'opens' }] });
    await answerVerb(verbsOf(third).noticeSeen, []);
    expect((await third.health()).kept).toMatchObject([{ state: 'told' }]);
    await answerVerb(verbsOf(third).signedIn, [ann]);
    expect(await answerVerb(verbsOf(third).importSetAside, [name])).toEqual({ ok: true, value: 'done' });
    const titles = (await third.opened().sync.entries(ann)).map(({ prayer }) => prayer.title);
    expect(titles.toSorted()).toEqual(['After', 'Before']);
    expect((await third.health()).kept).toMatchObject([{ name, state: 'brought' }]);
    // A journal that is open is nobody's to set aside.
    await answerVerb(verbsOf(third).startNewJournal, []);
    expect((await third.health()).kept).toHaveLength(1);
  });

  it('opens the journal instead, where the key has come meanwhile', async () => {
    await (await start(seal)).close();
    let isThere = false;
    const late: KeyWrapper = {
      ...seal,
      unwrap: (wrapped) => {
        if (!isThere) throw new Error('locked');
        return seal.unwrap(wrapped);
      },
    };
    const host = await start(late);
    expect((await host.health()).trouble).toBe('no_key');
    isThere = true;
    await host.startNewJournal();
    expect(await host.health()).toMatchObject({ trouble: null, sealed: true, kept: [] });
  });

  it('opens the lock that comes back with a journal', async () => {
    const first = await start(seal);
    await answerVerb(verbsOf(first).create, [ann, { title: 'Locked', content: 'With a PIN.' }]);
    await answerVerb(verbsOf(first).signedIn, [ann]);
    await answerVerb(verbsOf(first).setUpLock, [ann, '2718']);
    await first.close();
    const second = await start(null);
    await second.startNewJournal();
    await second.close();
    const third = await start(seal);
    const verbs = verbsOf(third);
    await answerVerb(verbs.signedIn, [ann]);
    const [kept] = (await third.health()).kept;
    expect(await answerVerb(verbs.importSetAside, [kept?.name])).toEqual({ ok: true, value: 'done' });
    expect(changed).toHaveBeenLastCalledWith(ann, 'shut', expect.any(Number));
    expect(await answerVerb(verbs.openLock, [ann, 'pin', '2718'])).toEqual({ ok: true, value: { end: 'open' } });
    expect(await third.opened().sync.entries(ann)).toMatchObject([{ prayer: { title: 'Locked' } }]);
  });

  it('makes backups and brings one back', async () => {
    const host = await start();
    const verbs = verbsOf(host);
    await answerVerb(verbs.create, [ann, { title: 'Kept', content: 'In the backup.' }]);
    const made = await answerVerb(verbs.backUp, []);
    if (!made.ok) throw new Error(made.code);
    const listed = await answerVerb(verbs.backups, []);
    expect(listed.ok && listed.value.map(({ name }) => name)).toContain(made.value.name);
    await host.opened().journal.store.clear(ann, 'everything');
    expect(await answerVerb(verbs.entries, [ann])).toEqual({ ok: true, value: [] });
    expect(await answerVerb(verbs.restore, [made.value.name])).toEqual({ ok: true, value: 'done' });
    expect(await answerVerb(verbs.entries, [ann])).toMatchObject({ value: [{ prayer: { title: 'Kept' } }] });
    const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await answerVerb(verbs.restore, ['journal-000000000000000-asked.sqlite'])).toEqual({
      ok: false,
      code: 'failed',
    });
    written.mockRestore();
    for (const name of ['../journal.sqlite', 'journal.sqlite', '/etc/passwd', ''])
      expect(await answerVerb(verbs.restore, [name])).toEqual({ ok: false, code: 'invalid' });
  });

  it('is told of a journal that was damaged, until the person has seen it', async () => {
    const first = await start();
    await answerVerb(verbsOf(first).create, [ann, { title: 'Kept', content: 'In the backup.' }]);
    await answerVerb(verbsOf(first).backUp, []);
    await first.close();
    writeFileSync(join(folder, 'journal.sqlite'), 'rubbish');
    const verbs = verbsOf(await start());
    const health = await answerVerb(verbs.health, []);
    expect(health).toMatchObject({ value: { notice: { kind: 'rebuilt', found: 1, missing: 0 } } });
    const [aside] = health.ok ? health.value.aside : [];
    expect(await answerVerb(verbs.showAside, [aside?.name])).toMatchObject({ ok: true });
    expect(shown).toHaveBeenCalledWith(join(folder, 'damaged', aside?.name ?? ''));
    expect(await answerVerb(verbs.readAside, [aside?.name])).toEqual({ ok: true, value: 'nothing' });
    for (const wrong of ['..', `../${aside?.name}`, '2026-11-20T11-05-00.000Z'])
      expect(await answerVerb(verbs.showAside, [wrong])).toEqual({ ok: false, code: 'invalid' });
    await answerVerb(verbs.noticeSeen, []);
    expect(await answerVerb(verbs.health, [])).toMatchObject({ value: { notice: null } });
  });

  it('locks when its page has gone', async () => {
    const host = await start();
    const verbs = verbsOf(host);
    await answerVerb(verbs.signedIn, [ann]);
    await answerVerb(verbs.setUpLock, [ann, '2718']);
    expect(await answerVerb(verbs.belongsTo, [ann])).toEqual({ ok: true, value: 'open' });
    host.lock();
    expect(await answerVerb(verbs.belongsTo, [ann])).toEqual({ ok: true, value: 'shut' });
    expect(await answerVerb(verbs.create, [ann, { title: 'a', content: 'b' }])).toEqual({
      ok: false,
      code: 'storage_full',
    });
    expect(await answerVerb(verbs.openLock, [ann, 'pin', '2718'])).toEqual({ ok: true, value: { end: 'open' } });
  });
});

describe('the key of the system', () => {
  /* oxlint-disable typescript/no-deprecated -- as in keyWrapper.ts */
  const safeStorage = (isEncryptionAvailable: boolean, backend: string) =>
    ({
      isEncryptionAvailable: () => isEncryptionAvailable,
      getSelectedStorageBackend: () => backend,
      encryptString: (text: string) => Buffer.from(text),
      decryptString: (wrapped: Buffer) => wrapped.toString(),
    }) as SafeStorage;
  /* oxlint-enable typescript/no-deprecated */

  it('is used where it is a secret, and nowhere else', () => {
    expect(systemKeyWrapper(safeStorage(false, 'gnome_libsecret'), 'linux')).toBeNull();
    expect(systemKeyWrapper(safeStorage(true, 'basic_text'), 'linux')).toBeNull();
    const box = systemKeyWrapper(safeStorage(true, 'gnome_libsecret'), 'linux');
    expect(box?.unwrap(box.wrap('a key'))).toBe('a key');
    expect(systemKeyWrapper(safeStorage(true, 'basic_text'), 'win32')).not.toBeNull();
  });
});
