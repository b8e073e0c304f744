import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PrayerStore } from '../../journal/store.ts';
import { photoKey } from '../../journal/cachedKeys.ts';
import { photoSubject, type NewPhoto } from '../../journal/types.ts';
import { createJournalClient, type OwnJournalClient } from '../client.ts';
import type { OutgoingRequest, RawResponse } from '../protocol.ts';
import { clientParts, newMutex } from '../testing/clientParts.ts';
import { createMemoryStore, newDisk } from '../testing/memoryStore.ts';
import { createRandom } from '../testing/random.ts';
import { fail, SimulatedServer } from '../testing/simulation/server.ts';
import { manyFaults, photoMix, simulate } from '../testing/simulation/simulate.ts';
import type { Action, SimulationSettings, Step } from '../testing/simulation/simulation.ts';

const seed = Number(process.env['LAMPSTAND_SEED'] ?? Date.now() % 2 ** 31);
const long = process.env['LAMPSTAND_LONG'] === '1';

const schedule: fc.Arbitrary<Step[]> = fc.array(
  fc.record({ device: fc.nat(2), action: fc.constantFrom(...photoMix), n: fc.nat(59) }),
  { minLength: 10, maxLength: 60 },
);

/** A prayer with words of its own, on every device. */
const shared: Step[] = (['create', 'cycle', 'cycle', 'cycle'] satisfies Action[]).map((action, device) => ({
  device: Math.max(0, device - 1),
  action,
  n: 2,
}));

const holds = (settings: () => Partial<SimulationSettings>, without?: Action) =>
  fc.assert(
    fc.asyncProperty(schedule, fc.nat(), async (steps, runSeed) => {
      const base = { seed: runSeed, devices: 3, people: ['Ann'], faults: manyFaults };
      const wanted = steps.filter(({ action }) => action !== without);
      expect(await simulate([...shared, ...wanted], { ...base, ...settings() })).toBeNull();
    }),
    { numRuns: long ? 10_000 : 300, seed },
  );

describe(`photos on several devices (LAMPSTAND_SEED=${seed})`, () => {
  it('come together, one on a prayer, whatever is lost or dies', () => holds(() => ({})), 600_000);

  it(
    'do so in two tabs of one browser, whose locks a death would free',
    () =>
      holds(() => {
        const [mutex, photoMutex, disk, postDisk] = [newMutex(), newMutex(), newDisk(), newDisk()];
        return { devices: 2, parts: { mutex, photoMutex, disk, postDisk }, faults: { ...manyFaults, death: 0 } };
      }, 'die'),
    600_000,
  );

  it('are found to be lost where a device forgets that they wait', async () => {
    const store = (whole: PrayerStore): PrayerStore => ({
      ...whole,
      commit: ({ add = [], ...batch }) =>
        whole.commit({ ...batch, add: add.filter(({ data }) => data.kind !== 'photo') }),
    });
    const { failed } = await fc.check(
      fc.asyncProperty(schedule, fc.nat(), async (steps, runSeed) => {
        const all = { seed: runSeed, devices: 1, people: ['Ann'], faults: manyFaults, parts: { store } };
        expect(await simulate([...shared, ...steps], all)).toBeNull();
      }),
      { numRuns: 300, seed, endOnFailure: true },
    );
    expect(failed).toBe(true);
  }, 600_000);
});

const photo = (data: string): NewPhoto => ({ type: 'image/webp', data, width: 4, height: 3 });
const words = { title: 'For my mother', content: 'Be with her.' };

interface Browser {
  client: OwnJournalClient;
  store: ReturnType<typeof createMemoryStore>;
  clock: { elapsed: number };
}

/** A device of Ann's; `answer` may answer a request in the server's place. */
const browser = async (
  server: SimulatedServer,
  answer: (request: OutgoingRequest) => RawResponse | Promise<RawResponse> | null = () => null,
): Promise<Browser> => {
  const random = createRandom(seed);
  const clock = { elapsed: 0 };
  const store = createMemoryStore();
  const client = createJournalClient({
    ...clientParts(),
    store,
    clock: { now: () => server.now, elapsed: () => clock.elapsed },
    uuid: random.uuid,
    transport: async (request) => answer(request) ?? server.handle('ann', request),
  });
  await client.signedIn('ann');
  return { client, store, clock };
};
const sync = async ({ client }: Browser) => {
  await client.sync('asked');
  await client.photosSent();
};
const keysOf = async ({ store }: Browser) =>
  (await store.cachedKeys('')).filter((key) => /^(unsentP|p)hoto:/.test(key));
const isPut = ({ method, path }: OutgoingRequest) => method === 'PUT' && path.includes('/photos/');

describe('a photo', () => {
  it('is on this device first, and on the account after its words', async () => {
    const server = new SimulatedServer();
    const sent: string[] = [];
    const device = await browser(server, ({ method }) => {
      sent.push(method);
      return null;
    });
    const id = await device.client.create('ann', words, photo('one'));
    expect((await device.client.entries('ann'))[0]?.prayer.photo).toMatchObject({ width: 4, height: 3 });
    expect((await device.client.readPhoto('ann', id))?.data).toBe('one');
    await sync(device);
    const [entry] = await device.client.entries('ann');
    expect([entry?.state, [...server.photos.values()]]).toEqual(['safe', ['one']]);
    expect(sent.filter((method) => method !== 'GET')).toEqual(['POST', 'PUT']);
    expect(await keysOf(device)).toEqual([photoKey('photo', 'ann', entry?.prayer.photo?.id)]);
  });

  it('is never waited for by words', async () => {
    const server = new SimulatedServer();
    const device = await browser(server, (request) => (isPut(request) ? new Promise(() => undefined) : null));
    const id = await device.client.create('ann', words, photo('one'));
    expect(await device.client.sync('asked')).toBe('done');
    const [entry] = await device.client.entries('ann');
    if (!entry) throw new Error('It is gone');
    await device.client.edit('ann', id, entry.seen, { title: 'Anew' });
    expect(await device.client.sync('asked')).toBe('done');
    expect(server.prayers('ann')).toMatchObject([{ title: 'Anew', photo: null }]);
  });

  it('that is refused says why beside its prayer, stays here, and holds up nothing', async () => {
    const server = new SimulatedServer();
    let full = true;
    const device = await browser(server, (request) => (full && isPut(request) ? fail(422, 'full') : null));
    const id = await device.client.create('ann', words, photo('one'));
    const other = await device.client.create('ann', words, photo('two'));
    await sync(device);
    const entries = await device.client.entries('ann');
    expect(entries.map(({ state, reason, photoReason }) => [state, reason, photoReason])).toEqual(
      Array.from({ length: 2 }, () => ['needs_you', null, 'It was full.']),
    );
    expect((await device.client.readPhoto('ann', id))?.data).toBe('one');
    await device.client.edit('ann', id, entries.find(({ prayer }) => prayer.id === id)?.seen as never, {
      title: 'Anew',
    });
    await sync(device);
    expect(server.prayers('ann').map(({ title }) => title)).toContain('Anew');
    full = false;
    await device.client.retry('ann', photoSubject(id));
    await device.client.discard('ann', photoSubject(other));
    await sync(device);
    expect([...server.photos.values()]).toEqual(['one']);
    expect((await device.client.status()).pending).toBe(0);
    expect(await keysOf(device)).toHaveLength(1);
  });

  it('waits for a server that knows no photos, and asks it seldom', async () => {
    const server = new SimulatedServer();
    let asked = 0;
    const device = await browser(server, (request) => (isPut(request) && ++asked ? fail(404, 'not_found') : null));
    await device.client.create('ann', words, photo('one'));
    for (let n = 0; n < 10; n++) await sync(device);
    expect(asked).toBe(1);
    device.clock.elapsed += 16 * 60_000;
    await sync(device);
    expect(asked).toBe(2);
    expect(await device.client.status()).toMatchObject({ pending: 1, needsYou: 0 });
  });

  it('is fetched by another device when it is looked at, and then is there without a network', async () => {
    const server = new SimulatedServer();
    const first = await browser(server);
    const id = await first.client.create('ann', words, photo('one'));
    await sync(first);
    let reads = 0;
    const second = await browser(server, ({ method, path }) => {
      if (method !== 'GET' || !path.includes('/photos/')) return null;
      if (++reads > 1) throw new Error('no connection');
      return { status: 200, body: '', retryAfter: null, image: { type: 'image/webp', data: 'one' } };
    });
    await sync(second);
    expect(await keysOf(second)).toEqual([]);
    expect((await second.client.readPhoto('ann', id))?.data).toBe('one');
    expect((await second.client.readPhoto('ann', id))?.data).toBe('one');
    expect(reads).toBe(1);
  });

  it('that was taken off or replaced elsewhere goes from this device too', async () => {
    const server = new SimulatedServer();
    const [first, second] = [await browser(server), await browser(server)];
    const id = await first.client.create('ann', words, photo('one'));
    await sync(first);
    await sync(second);
    await second.client.setPhoto('ann', id, null);
    expect((await second.client.entries('ann'))[0]?.prayer.photo).toBeNull();
    await sync(second);
    await sync(first);
    expect(await keysOf(first)).toEqual([]);
    expect((await first.client.entries('ann'))[0]?.prayer.photo).toBeNull();
  });

  it('stays through a sign-out while it is nowhere else, and goes where it is safe', async () => {
    const server = new SimulatedServer();
    let online = true;
    const device = await browser(server, (request) => (!online && isPut(request) ? fail(503, 'unavailable') : null));
    await device.client.create('ann', words, photo('safe'));
    await sync(device);
    online = false;
    await device.client.create('ann', words, photo('unsent'));
    await sync(device);
    await device.client.clear('ann', 'synced');
    expect(await keysOf(device)).toEqual([expect.stringMatching(/^unsentPhoto:ann\//)]);
    online = true;
    await sync(device);
    expect([...server.photos.values()].sort()).toEqual(['safe', 'unsent']);
    await device.client.clear('ann', 'everything');
    expect(await keysOf(device)).toEqual([]);
  });

  it('keeps a hundred that are safe, and every one that is not', async () => {
    const server = new SimulatedServer();
    let online = true;
    const device = await browser(server, (request) => (!online && isPut(request) ? fail(503, 'unavailable') : null));
    for (let n = 0; n < 105; n++) await device.client.create('ann', words, photo(`photo ${n}`));
    await sync(device);
    expect(await keysOf(device)).toHaveLength(100);
    online = false;
    for (let n = 0; n < 5; n++) await device.client.create('ann', words, photo(`unsent ${n}`));
    await sync(device);
    expect((await keysOf(device)).filter((key) => key.startsWith('unsentPhoto:'))).toHaveLength(5);
  });

  it('is given back to a server that went back to a backup', async () => {
    const server = new SimulatedServer();
    const device = await browser(server);
    await device.client.create('ann', words);
    await sync(device);
    const backup = server.backup();
    const [entry] = await device.client.entries('ann');
    await device.client.setPhoto('ann', entry?.prayer.id ?? '', photo('one'));
    await sync(device);
    server.restore(backup);
    server.photos.clear();
    await sync(device);
    await sync(device);
    expect([...server.photos.values()]).toEqual(['one']);
    expect(server.prayers('ann')[0]?.photo?.id).toBe((await device.client.entries('ann'))[0]?.prayer.photo?.id);
  });
});
