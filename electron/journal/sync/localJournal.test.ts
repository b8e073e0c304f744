import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wholeJournal } from '../../../core/journal/journalIndex.ts';
import { LOCAL_OWNER } from '../../../core/journal/local/localOwner.ts';
import { filesIn } from '../store/files.ts';
import { listBackups } from '../backup/backups.ts';
import type { OutgoingRequest } from '../../../core/sync/protocol.ts';
import { SimulatedServer } from '../../../core/sync/testing/simulation/server.ts';
import type { Journal } from '../journal.ts';
import { openJournal } from '../openJournal.ts';
import { readFiles } from '../testing/readFiles.ts';
import { createDesktopClient, type DesktopClient } from './desktopClient.ts';

// The journal without an account in the main process, with the lock's own cryptography.

const PIN = '271828';
const OTHER_PIN = '314159';

let folder: string;
let server: SimulatedServer;
let origin: string | null;
let session: string | null;
let asked: string[];
let journal: Journal;
let client: DesktopClient;

const start = async (): Promise<void> => {
  journal = await openJournal({ folder, keyWrapper: null });
  client = createDesktopClient({
    journal,
    isOnline: () => true,
    serverOrigin: () => origin,
    sessionEnded: () => undefined,
    fetch: async (address, { method, body }) => {
      const { pathname, search } = new URL(address);
      asked.push(`${method} ${pathname}`);
      if (pathname === '/api/auth/user' && session !== null) return Response.json({ id: session });
      const sent = typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined;
      const answer = server.handle(session, { method, path: pathname + search, body: sent } as OutgoingRequest);
      return new Response(answer.body, { status: answer.status });
    },
  });
};
const quit = async (): Promise<void> => {
  client.end();
  await journal.close();
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lampstand-local-'));
  server = new SimulatedServer();
  origin = null;
  session = null;
  asked = [];
  await start();
});
afterEach(async () => {
  await quit();
  rmSync(folder, { recursive: true });
});

const signIn = async (who: string): Promise<void> => {
  origin = 'https://church.example';
  session = who;
  await client.signedIn(who);
  await client.sync('asked');
};
const signOut = async (who: string): Promise<void> => {
  session = null;
  await client.signedIn(null);
  await client.clear(who, 'synced');
};
const write = (content: string, owner = LOCAL_OWNER) => client.create(owner, { title: 'T', content });
const texts = async (owner = LOCAL_OWNER) =>
  (await client.entries(owner)).map(({ prayer }) => prayer.content).toSorted();

describe('a journal without an account on the desktop', () => {
  it('is read and found without a server, asks nobody, and counts as nothing that waits', async () => {
    await client.lock.setOwner(LOCAL_OWNER);
    await write('For rain');
    await write('For bread');
    await client.sync('asked');
    const query = { ...wholeJournal, limit: 10, today: '2026-11-24' };
    await expect.poll(async () => (await client.page(LOCAL_OWNER, query)).isWhole).toBe(true);
    expect((await client.page(LOCAL_OWNER, { ...query, words: 'bread' })).found).toBe(1);
    expect(await client.status()).toMatchObject({ owner: null, pending: 0 });
    expect((await client.pendingCounts()).size).toBe(0);
    await quit();
    await start();
    expect(await client.resume()).toBeNull();
    expect(await texts()).toEqual(['For bread', 'For rain']);
    expect(asked).toEqual([]);
  });

  it('is in backups, and comes back from one', async () => {
    await write('For rain');
    const { name } = await journal.backupNow();
    await client.clear(LOCAL_OWNER, 'everything');
    expect(await texts()).toEqual([]);
    // What was cleared is in no backup any more: this one was made before, and kept elsewhere.
    expect(listBackups(filesIn(folder)).some((each) => each.name === name)).toBe(false);
    await write('For bread');
    const { name: later } = await journal.backupNow();
    await client.lock.setOwner(LOCAL_OWNER);
    const [entry] = await client.entries(LOCAL_OWNER);
    if (entry) await client.remove(LOCAL_OWNER, entry.prayer.id, entry.seen);
    await client.lock.setOwner(null);
    await client.lock.setOwner(LOCAL_OWNER);
    expect(await texts()).toEqual([]);
    await journal.restore(later);
    expect(await texts()).toEqual(['For bread']);
  });

  it('brought back by a backup after it was taken along, adds nothing to the account', async () => {
    await write('For rain');
    const { name } = await journal.backupNow();
    await signIn('ann');
    await client.takeAlong('ann');
    await client.sync('asked');
    await journal.restore(name);
    await client.takeAlong('ann');
    await client.sync('asked');
    await client.sync('asked');
    expect(server.prayers('ann').map(({ content }) => content)).toEqual(['For rain']);
    expect((await client.status()).pending).toBe(0);
  });
});

describe('with a PIN', () => {
  it('comes along for whoever knows it, and is sealed again by the account’s own lock', async () => {
    await client.lock.setOwner(LOCAL_OWNER);
    await write('Told to nobody');
    await client.lock.setUp(LOCAL_OWNER, PIN);
    await signIn('ann');
    await write('Of Ann', 'ann');
    await client.lock.setUp('ann', OTHER_PIN);
    expect(await client.localJournal()).toEqual({ prayers: 1, hasDraft: false, hasLock: true });
    expect(await client.takeAlong('ann')).toEqual({ end: 'locked' });
    expect(await client.takeAlong('ann', { secret: { how: 'pin', secret: OTHER_PIN } })).toMatchObject({
      end: 'wrong',
    });
    client.lock.lock();
    const secret = { how: 'pin' as const, secret: PIN };
    await expect(client.takeAlong('ann', { secret })).rejects.toThrow('locked');
    await client.lock.unlock('ann', 'pin', OTHER_PIN);
    expect(await client.takeAlong('ann', { secret })).toEqual({ end: 'done', prayers: 1 });
    expect(await texts('ann')).toEqual(['Of Ann', 'Told to nobody']);
    await client.sync('asked');
    expect(
      server
        .prayers('ann')
        .map(({ content }) => content)
        .toSorted(),
    ).toEqual(['Of Ann', 'Told to nobody']);
    expect(await client.localJournal()).toBeNull();
    await quit();
    const onDisk = Object.values(readFiles(folder)).map((bytes) => Buffer.from(bytes, 'base64').toString('latin1'));
    expect(onDisk.join()).toContain('sealed:1:');
    expect(onDisk.join()).not.toContain('Told to nobody');
    await start();
  });

  it('stays on a copy: it opens with the account’s PIN, and goes back without being asked for it', async () => {
    await signIn('ann');
    await write('Of Ann', 'ann');
    await client.sync('asked');
    await client.lock.setUp('ann', PIN);
    expect(await client.canKeepCopy('ann')).toBe(true);
    await client.keepCopy('ann');
    await signOut('ann');
    await client.lock.setOwner(LOCAL_OWNER);
    expect(client.lock.state()).toBe('locked');
    expect(await texts()).toEqual([]);
    expect(await client.lock.unlock(LOCAL_OWNER, 'pin', PIN)).toEqual({ end: 'unlocked' });
    expect(await texts()).toEqual(['Of Ann']);
    await signIn('ann');
    await client.lock.unlock('ann', 'pin', PIN);
    expect(await client.takeAlong('ann')).toEqual({ end: 'done', prayers: 1 });
    await client.sync('asked');
    expect(server.prayers('ann').map(({ content }) => content)).toEqual(['Of Ann']);
    expect(await client.localJournal()).toBeNull();
  });

  it('takes no copy in where it is locked, and is laid on nobody else’s prayers', async () => {
    await write('Somebody’s');
    await signIn('ann');
    await write('Of Ann', 'ann');
    expect(await client.canKeepCopy('ann')).toBe(true);
    await client.lock.setUp('ann', PIN);
    expect(await client.canKeepCopy('ann')).toBe(false);
    await expect(client.keepCopy('ann')).rejects.toThrow();
    await client.lock.turnOff('ann');
    await client.lock.setOwner(LOCAL_OWNER);
    await client.lock.setUp(LOCAL_OWNER, OTHER_PIN);
    await client.lock.setOwner('ann');
    expect(await client.canKeepCopy('ann')).toBe(false);
    await expect(client.keepCopy('ann')).rejects.toThrow();
    expect(await texts('ann')).toEqual(['Of Ann']);
  });
});
