import { describe, expect, it } from 'vitest';
import { LOCAL_OWNER } from '../../journal/local/localOwner.ts';
import { createMemoryStore, newDisk } from '../testing/memoryStore.ts';
import { createRandom } from '../testing/random.ts';
import { clientParts } from '../testing/clientParts.ts';
import { SimulatedServer } from '../testing/simulation/server.ts';
import { StorageFull } from '../../journal/store.ts';
import { createJournalClient, type JournalClient, type OwnJournalClient } from '../client.ts';

/** A device and its tabs: one disk, one server, and what was asked of it. */
const start = (server = new SimulatedServer()) => {
  const disk = newDisk();
  const asked: string[] = [];
  const session = { of: null as string | null, online: true };
  let full = false;
  const open = () => {
    const store = createMemoryStore(disk);
    const commit: typeof store.commit = (batch) => {
      if (full) throw new StorageFull('full');
      return store.commit(batch);
    };
    return createJournalClient({
      ...clientParts(),
      store: { ...store, commit },
      isOnline: () => session.online,
      transport: async (request) => {
        asked.push(`${request.method} ${request.path}`);
        return server.handle(session.of, request);
      },
      clock: { now: () => server.now, elapsed: () => 0 },
      uuid: createRandom(disk.lastOrder + asked.length + 1).uuid,
    });
  };
  const signIn = async (client: JournalClient, who: string | null) => {
    session.of = who;
    session.online = true;
    await client.signedIn(who);
    await client.sync('asked');
  };
  return { server, disk, session, asked, open, signIn, fill: (isFull: boolean) => (full = isFull) };
};

const write = (client: JournalClient, content: string, owner = LOCAL_OWNER) =>
  client.create(owner, { title: 'T', content });
const texts = async (client: JournalClient, owner = LOCAL_OWNER) =>
  (await client.entries(owner)).map(({ prayer }) => prayer.content).toSorted();
const onServer = (server: SimulatedServer, owner: string) =>
  server
    .prayers(owner)
    .filter(({ deletedAt }) => deletedAt === null)
    .map(({ content }) => content)
    .toSorted();
const entryOf = async (client: JournalClient, content: string, owner = LOCAL_OWNER) => {
  const entry = (await client.entries(owner)).find(({ prayer }) => prayer.content === content);
  if (!entry) throw new Error(`"${content}" is not there`);
  return entry;
};
const change = async (client: JournalClient, content: string, next: string, owner = LOCAL_OWNER) => {
  const { prayer, seen } = await entryOf(client, content, owner);
  await client.edit(owner, prayer.id, seen, { content: next });
};

describe('a journal without an account', () => {
  it('sends nothing, counts as nothing that waits, and belongs to nobody who signs in', async () => {
    const { open, signIn, asked, server } = start();
    const client = open();
    await client.lock.setOwner(LOCAL_OWNER);
    await write(client, 'Here');
    await client.sync('asked');
    expect(asked).toEqual([]);
    expect((await client.pendingCounts()).size).toBe(0);
    expect(await client.localJournal()).toEqual({ prayers: 1, hasDraft: false, hasLock: false });
    await expect(client.signedIn(LOCAL_OWNER)).rejects.toThrow('is sent');
    await signIn(client, 'ann');
    expect(await texts(client, 'ann')).toEqual([]);
    expect(onServer(server, 'ann')).toEqual([]);
    expect(await client.status()).toMatchObject({ pending: 0 });
  });

  it('is shown with its lock as anybody’s, also when it is said once more that nobody is signed in', async () => {
    const { open } = start();
    const client = open();
    await client.lock.setOwner(LOCAL_OWNER);
    await write(client, 'Here');
    await client.signedIn(null);
    expect(client.lock.state()).toBe('none');
    expect(await texts(client)).toEqual(['Here']);
  });

  it('loses the words of what was deleted when it is opened again, and not before', async () => {
    const { open, disk } = start();
    const client = open();
    await write(client, 'Deleted');
    await write(client, 'Brought back');
    for (const content of ['Deleted', 'Brought back']) {
      const { prayer, seen } = await entryOf(client, content);
      await client.remove(LOCAL_OWNER, prayer.id, seen);
      if (content === 'Brought back') await client.edit(LOCAL_OWNER, prayer.id, seen, { content, restore: true });
    }
    expect([...disk.pendingPrayers.values()].join()).toContain('Deleted');
    const again = open();
    await again.lock.setOwner(LOCAL_OWNER);
    expect([...disk.pendingPrayers.values()].join()).not.toContain('Deleted');
    expect(await texts(again)).toEqual(['Brought back']);
  });
});

describe('taking it along', () => {
  it('moves each prayer as it is now, under its id, and leaves nothing behind', async () => {
    const { open, signIn, server, disk } = start();
    const client = open();
    const id = await write(client, 'First');
    await change(client, 'First', 'First, changed');
    await write(client, 'Second');
    const { prayer, seen } = await entryOf(client, 'Second');
    await client.remove(LOCAL_OWNER, prayer.id, seen);
    await signIn(client, 'ann');
    expect(await client.takeAlong('ann')).toEqual({ end: 'done', prayers: 1 });
    await client.sync('asked');
    expect(onServer(server, 'ann')).toEqual(['First, changed']);
    expect(server.prayers('ann').map((each) => each.id)).toEqual([id]);
    expect(await client.localJournal()).toBeNull();
    expect([...disk.pendingPrayers.values(), ...disk.userPrayers.values()].join()).not.toContain('Second');
    expect(await client.takeAlong('ann')).toEqual({ end: 'done', prayers: 0 });
  });

  it('given two tabs that take it along at once, has each prayer once', async () => {
    const { open, signIn, server } = start();
    const [one, other] = [open(), open()];
    for (let n = 0; n < 20; n++) await write(one, `Prayer ${n}`);
    await signIn(one, 'ann');
    await signIn(other, 'ann');
    const taken = await Promise.all([one.takeAlong('ann'), other.takeAlong('ann')]);
    expect(taken.map((each) => each.end === 'done' && each.prayers).toSorted()).toEqual([0, 20]);
    await Promise.all([one.sync('asked'), other.sync('asked')]);
    expect(new Set(onServer(server, 'ann')).size).toBe(20);
    expect(onServer(server, 'ann')).toHaveLength(20);
  });

  it('given no room, has moved nothing', async () => {
    const { open, signIn, fill, server } = start();
    const client = open();
    await write(client, 'First');
    await signIn(client, 'ann');
    fill(true);
    await expect(client.takeAlong('ann')).rejects.toThrow(StorageFull);
    fill(false);
    expect(await texts(client)).toEqual(['First']);
    expect(onServer(server, 'ann')).toEqual([]);
  });

  it('takes what was typed and chosen along, and leaves a draft for which there is no place', async () => {
    const { open, signIn } = start();
    const client = open();
    const id = await write(client, 'First');
    await client.writeLocal(LOCAL_OWNER, 'draft', { new: 'typed here', [`edit:${id}`]: 'half a change' });
    await client.writeLocal(LOCAL_OWNER, 'prayed', { [id]: 7 });
    await client.writeLocal(LOCAL_OWNER, 'reminder', 'at seven');
    await signIn(client, 'ann');
    await client.writeLocal('ann', 'draft', { new: 'typed there' });
    await client.writeLocal('ann', 'reminder', 'at eight');
    await client.takeAlong('ann');
    expect(await client.readLocal('ann', 'draft')).toEqual({ new: 'typed there', [`edit:${id}`]: 'half a change' });
    expect(await client.readLocal('ann', 'prayed')).toEqual({ [id]: 7 });
    expect(await client.readLocal('ann', 'reminder')).toBe('at eight');
    expect(await client.readLocal(LOCAL_OWNER, 'draft')).toEqual({ new: 'typed here' });
    expect(await client.localJournal()).toEqual({ prayers: 0, hasDraft: true, hasLock: false });
  });

  it('given ids that are another account’s already, has them under new ones', async () => {
    const server = new SimulatedServer();
    const { open, signIn } = start(server);
    const client = open();
    const id = await write(client, 'First');
    const theirs = {
      title: 'T',
      content: 'Of Ben',
      category: '',
      tags: [],
      createdAt: new Date(server.now).toISOString(),
    };
    const body = { ...theirs, answeredAt: null, answerStory: null, updates: [], id, owner: 'ben' };
    server.handle('ben', { method: 'POST', path: '/api/prayers', body });
    await signIn(client, 'ann');
    await client.takeAlong('ann');
    await client.sync('asked');
    await client.sync('asked');
    expect(onServer(server, 'ann')).toEqual(['First']);
    expect(onServer(server, 'ben')).toEqual(['Of Ben']);
  });
});

/** Ann has two prayers on her account and one that waits, and signs out with a copy. */
const leaveCopy = async () => {
  const device = start();
  const client = device.open();
  await device.signIn(client, 'ann');
  await write(client, 'Stays', 'ann');
  await write(client, 'Changes', 'ann');
  await client.sync('asked');
  device.session.online = false;
  await write(client, 'Waits', 'ann');
  expect(await client.canKeepCopy('ann')).toBe(true);
  const ids = await client.keepCopy('ann');
  return {
    ...device,
    client,
    ids,
    leave: async () => {
      await device.signIn(client, null);
      await client.clear('ann', 'synced');
    },
  };
};

describe('a copy that stays at a sign-out', () => {
  it('holds everything, and goes back into the account with what was changed, each prayer once', async () => {
    const { client, leave, signIn, server } = await leaveCopy();
    await leave();
    expect(await texts(client)).toEqual(['Changes', 'Stays', 'Waits']);
    await change(client, 'Changes', 'Changed here');
    const before = server.prayers('ann').map(({ id }) => id);
    await signIn(client, 'ann');
    await client.takeAlong('ann');
    await client.sync('asked');
    expect(onServer(server, 'ann')).toEqual(['Changed here', 'Stays', 'Waits']);
    expect(server.prayers('ann').map(({ id }) => id)).toEqual(expect.arrayContaining(before));
    expect(await texts(client, 'ann')).toEqual(['Changed here', 'Stays', 'Waits']);
    expect(await client.localJournal()).toBeNull();
  });

  it('given another change there meanwhile, has both texts', async () => {
    const { client, leave, signIn, server } = await leaveCopy();
    await leave();
    await change(client, 'Changes', 'Changed here');
    const elsewhere = start(server);
    const other = elsewhere.open();
    await elsewhere.signIn(other, 'ann');
    await change(other, 'Changes', 'Changed there', 'ann');
    await other.sync('asked');
    await signIn(client, 'ann');
    await client.takeAlong('ann');
    await client.sync('asked');
    const { prayer } = await entryOf(client, 'Changed there', 'ann');
    expect(prayer.conflicts.map(({ content }) => content)).toEqual(['Changed here']);
  });

  it('stays beside the account’s journal as long as it is not taken along, and is brought up to date by the next copy', async () => {
    const { client, leave, signIn, server } = await leaveCopy();
    await leave();
    await signIn(client, 'ann');
    await change(client, 'Stays', 'Changed since', 'ann');
    await client.sync('asked');
    expect(onServer(server, 'ann')).toEqual(['Changed since', 'Changes']);
    expect(await texts(client)).toEqual(['Changes', 'Stays', 'Waits']);
    await client.keepCopy('ann');
    await leave();
    expect(await texts(client)).toEqual(['Changed since', 'Changes', 'Waits']);
  });

  it('given what is deleted in it, deletes nothing of the account', async () => {
    const { client, leave, signIn, server } = await leaveCopy();
    await leave();
    const { prayer, seen } = await entryOf(client, 'Stays');
    await client.remove(LOCAL_OWNER, prayer.id, seen);
    await signIn(client, 'ann');
    await client.takeAlong('ann');
    await client.sync('asked');
    expect(onServer(server, 'ann')).toEqual(['Changes', 'Stays', 'Waits']);
  });

  it('becomes new prayers of another account', async () => {
    const { client, leave, signIn, server } = await leaveCopy();
    await leave();
    await change(client, 'Changes', 'Changed here');
    await signIn(client, 'ben');
    await client.takeAlong('ben');
    await client.sync('asked');
    expect(onServer(server, 'ben')).toEqual(['Changed here', 'Stays', 'Waits']);
    expect(onServer(server, 'ann')).toEqual(['Changes', 'Stays']);
  });

  it('goes back when its person stays after all, and nothing else with it', async () => {
    const { client, ids, server, session } = await leaveCopy();
    await write(client, 'Somebody else’s');
    await client.takeAlong('ann', { only: ids });
    session.online = true;
    await client.sync('asked');
    expect(onServer(server, 'ann')).toEqual(['Changes', 'Stays', 'Waits']);
    expect(await texts(client)).toEqual(['Somebody else’s']);
  });

  it('gives a server that went back to a backup what it lost', async () => {
    const { client, leave, signIn, server } = await leaveCopy();
    await leave();
    const older = new SimulatedServer();
    server.restore(older.backup());
    await signIn(client, 'ann');
    await client.takeAlong('ann');
    for (let cycle = 0; cycle < 3; cycle++) await client.sync('asked');
    expect(onServer(server, 'ann')).toEqual(['Changes', 'Stays', 'Waits']);
  });
});

const photo = (data: string) => ({ type: 'image/webp', data, width: 4, height: 3 });
const withPhoto = (client: JournalClient, content: string, owner: string) =>
  client.create(owner, { title: 'T', content }, photo(`of ${content}`));
const photoOf = async (client: JournalClient, content: string, owner = LOCAL_OWNER) =>
  (await client.readPhoto(owner, (await entryOf(client, content, owner)).prayer.id))?.data;
const photoKeys = (disk: ReturnType<typeof newDisk>, owner: string) =>
  [...disk.cachedContent.keys()].filter((key) => key.includes(`hoto:${owner}/`));
const send = async (client: OwnJournalClient) => {
  await client.sync('asked');
  await client.photosSent();
};

describe('photos of a journal without an account', () => {
  it('go along with their prayers, and nothing of those that were deleted', async () => {
    const { open, signIn, server, disk } = start();
    const client = open();
    await withPhoto(client, 'First', LOCAL_OWNER);
    await withPhoto(client, 'Second', LOCAL_OWNER);
    await client.setPhoto(LOCAL_OWNER, (await entryOf(client, 'Second')).prayer.id, photo('another'));
    await withPhoto(client, 'Deleted', LOCAL_OWNER);
    const { prayer, seen } = await entryOf(client, 'Deleted');
    await client.remove(LOCAL_OWNER, prayer.id, seen);
    expect(await photoOf(client, 'First')).toBe('of First');
    await signIn(client, 'ann');
    await client.takeAlong('ann');
    expect(await photoOf(client, 'First', 'ann')).toBe('of First');
    await send(client);
    expect([...server.photos.values()].toSorted()).toEqual(['another', 'of First']);
    expect(photoKeys(disk, LOCAL_OWNER)).toEqual([]);
  });

  it('stay with a copy, add nothing to the account they came from, and come to another', async () => {
    const { open, signIn, server, disk } = start();
    const client = open();
    await signIn(client, 'ann');
    await withPhoto(client, 'Safe', 'ann');
    await send(client);
    await withPhoto(client, 'Waits', 'ann');
    await client.keepCopy('ann');
    await signIn(client, null);
    await client.clear('ann', 'everything');
    expect(photoKeys(disk, 'ann')).toEqual([]);
    expect([await photoOf(client, 'Safe'), await photoOf(client, 'Waits')]).toEqual(['of Safe', 'of Waits']);
    await signIn(client, 'ann');
    await client.takeAlong('ann');
    await send(client);
    expect([...server.photos.values()].toSorted()).toEqual(['of Safe', 'of Waits']);
    expect(photoKeys(disk, LOCAL_OWNER)).toEqual([]);

    await client.keepCopy('ann');
    await signIn(client, 'ben');
    await client.takeAlong('ben');
    await send(client);
    expect(onServer(server, 'ben')).toEqual(['Safe', 'Waits']);
    expect(await photoOf(client, 'Safe', 'ben')).toBe('of Safe');
    expect([...server.photos.values()].toSorted()).toEqual(['of Safe', 'of Safe', 'of Waits', 'of Waits']);
  });

  it('leave the device with what was deleted from a copy', async () => {
    const { open, signIn, disk } = start();
    const client = open();
    await signIn(client, 'ann');
    await withPhoto(client, 'Safe', 'ann');
    await send(client);
    await client.keepCopy('ann');
    await signIn(client, null);
    const { prayer, seen } = await entryOf(client, 'Safe');
    await client.remove(LOCAL_OWNER, prayer.id, seen);
    await open().lock.setOwner(LOCAL_OWNER);
    expect(photoKeys(disk, LOCAL_OWNER)).toEqual([]);
  });
});
