import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SafeStorage } from 'electron';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BridgeReply } from '../../../core/bridge/bridge.ts';
import type { Verb } from '../../../core/bridge/verb.ts';
import { verbs, type Verbs } from '../../../core/bridge/verbs.ts';
import type { KeyWrapper } from '../../journal/key/dataKey.ts';
import { journalHandlers } from './journal.ts';
import { answer, type Handler } from './register.ts';
import { openJournalHost, type JournalHost } from '../../journal/host.ts';
import { systemKeyWrapper } from '../keyring.ts';

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

type Journal = Verbs['journal'];
type Asked<V> = V extends Verb<infer _Args, infer Reply> ? (...args: unknown[]) => Promise<BridgeReply<Reply>> : never;

/** Asks as a page would: anything may be given. */
const verbsOf = (host: JournalHost) => {
  const handlers = journalHandlers(host, vi.fn()) as unknown as Record<string, Handler<unknown[], unknown>>;
  return Object.fromEntries(
    Object.entries<Verb<unknown[], unknown>>(verbs.journal).map(([name, verb]) => [
      name,
      (...args: unknown[]) => answer(verb, handlers[name] ?? vi.fn(), args),
    ]),
  ) as { [V in keyof Journal]: Asked<Journal[V]> };
};

describe('the journal behind the bridge', () => {
  it('saves a prayer, tells of the change, and has it after a restart', async () => {
    const first = await start(seal);
    const journal = verbsOf(first);
    const written = await journal.create(ann, { title: 'For rain', content: 'Lord, send rain.' });
    expect(written).toEqual({ ok: true, value: expect.stringMatching(/^pending_/) });
    await expect.poll(() => changed.mock.calls).toContainEqual([ann, 'none', expect.anything()]);
    expect(await journal.pendingCounts()).toEqual({ ok: true, value: new Map([[ann, { prayers: 1, posts: 0 }]]) });
    expect(await journal.health()).toEqual({
      ok: true,
      value: {
        trouble: null,
        sealed: true,
        notice: null,
        posts: null,
        backupFailed: false,
        archived: [],
        quarantined: [],
      },
    });
    await first.close();
    const entries = await verbsOf(await start(seal)).entries(ann);
    expect(entries).toMatchObject({ ok: true, value: [{ state: 'saved_here', prayer: { title: 'For rain' } }] });
  });

  it('given a journal that can’t be opened, reports why and answers `unavailable`', async () => {
    await (await start(seal)).close();
    const journal = verbsOf(await start(null));
    expect(await journal.health()).toMatchObject({ value: { trouble: 'no_key' } });
    expect(await journal.entries(ann)).toEqual({ ok: false, code: 'unavailable' });
    const holder = await start(seal);
    expect((await (await start(seal)).health()).trouble).toBe('in_use');
    await holder.close();
  });

  it('given a lost key, archives the journal and starts a new one; given the key again, imports the archive', async () => {
    const first = await start(seal);
    await verbsOf(first).create(ann, { title: 'Before', content: 'With the key.' });
    await first.close();
    const second = await start(null);
    const journal = verbsOf(second);
    // Twice at once is once.
    const begun = await Promise.all([1, 2].map(() => journal.startNewJournal()));
    expect(begun).toEqual([1, 2].map(() => ({ ok: true, value: undefined })));
    const { trouble, sealed, archived } = await second.health();
    expect([trouble, sealed, archived.map(({ state }) => state)]).toEqual([null, false, ['unreadable']]);
    const name = archived[0]?.name ?? '';
    await journal.create(ann, { title: 'After', content: 'Without it.' });
    expect(await journal.importArchived(name)).toEqual({ ok: true, value: 'no_key' });
    for (const wrong of ['journal', `../${name}`, `${name}/..`, '', 'journal-kept-'])
      expect(await journal.importArchived(wrong)).toEqual({ ok: false, code: 'invalid' });
    await second.close();

    const third = await start(seal);
    expect(await third.health()).toMatchObject({ sealed: true, archived: [{ name, state: 'readable' }] });
    await verbsOf(third).noticeSeen();
    expect((await third.health()).archived).toMatchObject([{ state: 'told' }]);
    await verbsOf(third).signedIn(ann);
    expect(await verbsOf(third).importArchived(name)).toEqual({ ok: true, value: 'done' });
    const titles = (await third.opened().client.entries(ann)).map(({ prayer }) => prayer.title);
    expect(titles.toSorted()).toEqual(['After', 'Before']);
    expect((await third.health()).archived).toMatchObject([{ name, state: 'brought' }]);
    // A journal that is open is nobody's to set aside.
    await verbsOf(third).startNewJournal();
    expect((await third.health()).archived).toHaveLength(1);
  });

  it('given a key that came meanwhile, opens the journal instead of archiving it', async () => {
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
    expect(await host.health()).toMatchObject({ trouble: null, sealed: true, archived: [] });
  });

  it('unlocks the lock that was imported with an archive', async () => {
    const first = await start(seal);
    await verbsOf(first).create(ann, { title: 'Locked', content: 'With a PIN.' });
    await verbsOf(first).signedIn(ann);
    await verbsOf(first).setUpLock(ann, '2718');
    await first.close();
    const second = await start(null);
    await second.startNewJournal();
    await second.close();
    const third = await start(seal);
    const journal = verbsOf(third);
    await journal.signedIn(ann);
    const [kept] = (await third.health()).archived;
    expect(await journal.importArchived(kept?.name)).toEqual({ ok: true, value: 'done' });
    expect(changed).toHaveBeenLastCalledWith(ann, 'locked', expect.anything());
    expect(await journal.unlock(ann, 'pin', '2718')).toEqual({ ok: true, value: { end: 'unlocked' } });
    expect(await third.opened().client.entries(ann)).toMatchObject([{ prayer: { title: 'Locked' } }]);
  });

  it('makes backups and restores one', async () => {
    const host = await start();
    const journal = verbsOf(host);
    await journal.create(ann, { title: 'Kept', content: 'In the backup.' });
    const made = await journal.backUp();
    if (!made.ok) throw new Error(made.code);
    const listed = await journal.backups();
    expect(listed.ok && listed.value.map(({ name }) => name)).toContain(made.value.name);
    await host.opened().journal.store.clear(ann, 'everything');
    expect(await journal.entries(ann)).toEqual({ ok: true, value: [] });
    expect(await journal.restore(made.value.name)).toEqual({ ok: true, value: 'done' });
    expect(await journal.entries(ann)).toMatchObject({ value: [{ prayer: { title: 'Kept' } }] });
    const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await journal.restore('journal-000000000000000-asked.sqlite')).toEqual({
      ok: false,
      code: 'failed',
    });
    written.mockRestore();
    for (const name of ['../journal.sqlite', 'journal.sqlite', '/etc/passwd', ''])
      expect(await journal.restore(name)).toEqual({ ok: false, code: 'invalid' });
  });

  it('reports a damaged journal until the person has seen the notice', async () => {
    const first = await start();
    await verbsOf(first).create(ann, { title: 'Kept', content: 'In the backup.' });
    await verbsOf(first).backUp();
    await first.close();
    writeFileSync(join(folder, 'journal.sqlite'), 'rubbish');
    const host = await start();
    const journal = verbsOf(host);
    const health = await journal.health();
    expect(health).toMatchObject({ value: { notice: { kind: 'rebuilt', found: 1, missing: 0 } } });
    const [aside] = health.ok ? health.value.quarantined : [];
    // The folder can be shown even when the journal's own rows can't be read.
    const unread = vi.spyOn(host.opened().journal, 'health').mockRejectedValue(new Error('unread'));
    expect(await journal.showQuarantined(aside?.name)).toMatchObject({ ok: true });
    unread.mockRestore();
    expect(shown).toHaveBeenCalledWith(join(folder, 'damaged', aside?.name ?? ''));
    expect(await journal.importQuarantined(aside?.name)).toEqual({ ok: true, value: 'nothing' });
    for (const wrong of ['..', `../${aside?.name}`, '2026-11-20T11-05-00.000Z'])
      expect(await journal.showQuarantined(wrong)).toEqual({ ok: false, code: 'invalid' });
    await journal.noticeSeen();
    expect(await journal.health()).toMatchObject({ value: { notice: null } });
  });

  it('given a page that has gone, locks', async () => {
    const host = await start();
    const journal = verbsOf(host);
    await journal.signedIn(ann);
    await journal.setUpLock(ann, '2718');
    expect(await journal.setLockOwner(ann)).toEqual({ ok: true, value: 'unlocked' });
    host.lock();
    expect(await journal.setLockOwner(ann)).toEqual({ ok: true, value: 'locked' });
    expect(await journal.create(ann, { title: 'a', content: 'b' })).toEqual({
      ok: false,
      code: 'storage_full',
    });
    expect(await journal.unlock(ann, 'pin', '2718')).toEqual({ ok: true, value: { end: 'unlocked' } });
  });
});

describe('the system’s key wrapper', () => {
  /* oxlint-disable typescript/no-deprecated -- as in keyring.ts */
  const safeStorage = (isEncryptionAvailable: boolean, backend: string) =>
    ({
      isEncryptionAvailable: () => isEncryptionAvailable,
      getSelectedStorageBackend: () => backend,
      encryptString: (text: string) => Buffer.from(text),
      decryptString: (wrapped: Buffer) => wrapped.toString(),
    }) as SafeStorage;
  /* oxlint-enable typescript/no-deprecated */

  it('is used only where its key is secret', () => {
    expect(systemKeyWrapper(safeStorage(false, 'gnome_libsecret'), 'linux')).toBeNull();
    expect(systemKeyWrapper(safeStorage(true, 'basic_text'), 'linux')).toBeNull();
    const box = systemKeyWrapper(safeStorage(true, 'gnome_libsecret'), 'linux');
    expect(box?.unwrap(box.wrap('a key'))).toBe('a key');
    expect(systemKeyWrapper(safeStorage(true, 'basic_text'), 'win32')).not.toBeNull();
  });
});
