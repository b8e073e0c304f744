import {
  expectSame,
  expectRejected,
  create,
  edit,
  item,
  prayer,
  stored,
  cached,
  ids,
  sorted,
  placesOf,
} from './conformanceRows.ts';
import { cachedKey } from '../../journal/cachedKeys.ts';
import { CachedGone, DuplicateId, ItemGone, type Batch, type PrayerStore } from '../../journal/store.ts';
import type { PendingItem } from '../../journal/types.ts';

/** A fresh, empty storage to keep things, that outlives the stores opened on it. */
export interface TestStorage {
  open(): Promise<PrayerStore>;
  /** Puts a row into a store as it is, past every check: for the test of damaged rows. */
  plant(store: 'pendingPrayers' | 'userPrayers' | 'cachedContent', row: Record<string, unknown>): Promise<void>;
  remove(): Promise<void>;
}

export interface ConformanceCase {
  name: string;
  /** Rejects with what is wrong. */
  run(newStorage: () => Promise<TestStorage>): Promise<void>;
}

const inStore =
  (test: (store: PrayerStore, storage: TestStorage) => Promise<void>): ConformanceCase['run'] =>
  async (newStorage) => {
    const storage = await newStorage();
    try {
      await test(await storage.open(), storage);
    } finally {
      await storage.remove();
    }
  };

/** What every PrayerStore must do: `for (const { name, run } of storeConformance) it(name, () => run(newStorage))`. */
export const storeConformance: readonly ConformanceCase[] = [
  {
    name: 'begins empty',
    run: inStore(async (store) => {
      expectSame(await store.pending('ann'), [], 'pending');
      expectSame(await store.prayers('ann'), [], 'prayers');
      expectSame(await store.find('ann', ['a']), [], 'find');
      expectSame(await store.cached('k'), null, 'cached');
      expectSame([...(await store.counts())], [], 'counts');
      await store.commit({});
    }),
  },
  {
    name: 'gives back what was added, to the letter, also after it was opened anew',
    run: inStore(async (store, storage) => {
      await store.commit({
        add: [item('a'), item('b', 'ann', edit('x'))],
        put: [stored('p')],
        cache: [cached('k', 'ann', { n: [1, null] })],
      });
      const again = await storage.open();
      const wanted: PendingItem[] = [item('a'), item('b', 'ann', edit('x'))].map((each, index) => ({
        ...each,
        order: index + 1,
        parked: null,
      }));
      const key = (each: PendingItem) => [each.id, each.owner, each.version, each.timestamp, each.data, each.parked];
      expectSame((await again.pending('ann')).map(key), wanted.map(key), 'pending');
      expectSame(
        (await again.prayers('ann')).map((row) => row.prayer),
        [prayer('p', 'ann', 1)],
        'prayers',
      );
      expectSame((await again.cached('k'))?.data, { n: [1, null] }, 'cached');
    }),
  },
  {
    name: 'keeps the order of adding, whatever the clock says, across commits, removals and a new opening',
    run: inStore(async (store, storage) => {
      await store.commit({ add: [item('z', 'ann', create('z'), 9000), item('m', 'ann', create('m'), 1)] });
      await store.commit({ add: [item('a', 'ben', create('a'), 5)] });
      await store.commit({ remove: ['m'] });
      const again = await storage.open();
      await again.commit({ add: [item('c', 'ann', create('c'), 0), item('b', 'ann', create('b'), 100)] });
      expectSame(ids(await again.pending('ann')), ['z', 'c', 'b'], 'order');
      await again.commit({ park: [{ id: 'c', parked: { code: 'x', reason: 'r', at: 1 } }] });
      expectSame(ids(await again.pending('ann')), ['z', 'c', 'b'], 'order with one parked');
    }),
  },
  {
    name: 'never replaces an item by adding',
    run: inStore(async (store) => {
      await store.commit({ add: [item('a')], put: [stored('p'), stored('q', 'ben')] });
      await expectRejected(store.commit({ add: [item('a', 'ann', edit('x'))] }), DuplicateId, 'a pending id');
      await expectRejected(store.commit({ add: [item('a', 'ben')] }), DuplicateId, 'a pending id of another owner');
      await expectRejected(store.commit({ add: [item('n'), item('n')] }), DuplicateId, 'twice in one batch');
      await expectRejected(store.commit({ add: [item('p')] }), DuplicateId, 'a create of a prayer that is there');
      await expectRejected(store.commit({ add: [item('q')] }), DuplicateId, 'a create of a prayer of another owner');
      expectSame(
        (await store.pending('ann')).map(({ data }) => data),
        [create('a')],
        'pending',
      );
      await store.commit({ add: [item('c', 'ann', edit('p'))] });
    }),
  },
  {
    name: 'gives the keys of what is kept beside prayers, and takes such rows out before it writes others',
    run: inStore(async (store, storage) => {
      const photo = { type: 'image/webp', data: 'AAAA' };
      const keys = ['photo:ann/1', 'photo:ann/2', 'photo:anna/3', 'unsentPhoto:ann/4'];
      await store.commit({ cache: keys.map((key) => cached(key, 'ann', photo)) });
      const again = await storage.open();
      expectSame((await again.cachedKeys('photo:ann/')).sort(), ['photo:ann/1', 'photo:ann/2'], 'keys');
      expectSame((await again.cached('photo:ann/2'))?.data, photo, 'a photo');
      const other = cached('photo:ann/2', 'ann', { ...photo, data: 'BBBB' });
      await again.commit({ dropCached: ['photo:ann/1', 'photo:ann/2', 'not-there'], cache: [other] });
      expectSame(await again.cachedKeys('photo:ann/'), ['photo:ann/2'], 'keys that are left');
      expectSame((await again.cached('photo:ann/2'))?.data, other.data, 'the one that was written');
      expectSame(await again.cached('photo:ann/1'), null, 'the one that was taken out');
      await again.clear('ann', 'synced');
      expectSame(await again.cachedKeys(''), ['unsentPhoto:ann/4'], 'what outlives a sign-out');
    }),
  },
  {
    name: 'takes out before it adds, in one commit',
    run: inStore(async (store) => {
      await store.commit({ add: [item('a'), item('b')], put: [stored('p')] });
      await store.commit({
        require: await placesOf(store, 'a'),
        remove: ['a', 'not-there'],
        drop: ['p', 'not-there'],
        add: [item('a', 'ann', create('a'), 7), item('p')],
      });
      expectSame(
        (await store.pending('ann')).map(({ id, timestamp }) => [id, timestamp]),
        [
          ['b', 1],
          ['a', 7],
          ['p', 1],
        ],
        'pending',
      );
      expectSame(await store.prayers('ann'), [], 'prayers');
    }),
  },
  {
    name: 'does all of a batch or nothing',
    run: inStore(async (store) => {
      await store.commit({ add: [item('a')], put: [stored('q', 'ben')] });
      const all: Batch = { remove: ['a'], put: [stored('p')], cache: [cached('k', 'ann', 1)] };
      await expectRejected(
        store.commit({ ...all, require: [{ id: 'gone', order: 1 }] }),
        ItemGone,
        'a required item that is gone',
      );
      await expectRejected(
        store.commit({ ...all, requireCached: 'k' }),
        CachedGone,
        'a required row that is not there',
      );
      await expectRejected(store.commit({ ...all, add: [item('n'), item('q')] }), DuplicateId, 'an id that is taken');
      await expectRejected(
        store.commit({ ...all, add: [item('n')], put: [stored('p'), stored('q')] }),
        DuplicateId,
        'another owner’s prayer',
      );
      expectSame(ids(await store.pending('ann')), ['a'], 'pending');
      expectSame(await store.prayers('ann'), [], 'prayers');
      expectSame(await store.cached('k'), null, 'cached');
    }),
  },
  {
    name: 'lets one of two through that add the same at once',
    run: inStore(async (store, storage) => {
      const other = await storage.open();
      const added = await Promise.allSettled([store.commit({ add: [item('a')] }), other.commit({ add: [item('a')] })]);
      expectSame(added.map(({ status }) => status).sort(), ['fulfilled', 'rejected'], 'outcomes');
      // What takes the place of an item under the same id is another item.
      const require = await placesOf(store, 'a');
      const ends = await Promise.allSettled(
        [store, other].map((each, n) =>
          each.commit({ require, remove: ['a'], add: [item('a', 'ann', create('a'), n)] }),
        ),
      );
      expectSame(ends.map(({ status }) => status).sort(), ['fulfilled', 'rejected'], 'outcomes of the second');
      expectSame((await store.pending('ann')).length, 1, 'pending');
    }),
  },
  {
    name: 'parks, and takes out of parking',
    run: inStore(async (store) => {
      const parked = { code: 'bad_request', reason: 'Too long.', at: 5 };
      await store.commit({ add: [item('a')] });
      await store.commit({
        park: [
          { id: 'a', parked },
          { id: 'not-there', parked },
        ],
      });
      expectSame(
        (await store.pending('ann')).map((each) => each.parked),
        [parked],
        'parked',
      );
      await store.commit({ park: [{ id: 'a', parked: null }] });
      expectSame(
        (await store.pending('ann')).map((each) => each.parked),
        [null],
        'not parked',
      );
      await store.commit({ remove: ['a'], add: [item('a')], park: [{ id: 'a', parked }] });
      expectSame(
        (await store.pending('ann')).map((each) => each.parked),
        [parked],
        'added and parked in one',
      );
    }),
  },
  {
    name: 'replaces what the server said before',
    run: inStore(async (store) => {
      await store.commit({ put: [stored('p'), stored('r')], cache: [cached('k', 'ann', 1)] });
      await store.commit({ put: [stored('p', 'ann', 2)], cache: [cached('k', 'ann', 2)] });
      expectSame(
        (await store.find('ann', ['p', 'not-there'])).map((row) => row.prayer.revision),
        [2],
        'revision',
      );
      expectSame(sorted(await store.prayers('ann')), ['p', 'r'], 'prayers');
      expectSame((await store.cached('k'))?.data, 2, 'cached');
    }),
  },
  {
    name: 'keeps owners apart',
    run: inStore(async (store) => {
      await store.commit({
        add: [item('a'), item('b', 'ben'), item('c', 'ann')],
        put: [stored('p'), stored('q', 'ben')],
        cache: [
          cached('ka', 'ann', 1),
          cached('kb', 'ben', 1),
          cached('k', null, 1),
          cached(cachedKey('unsent', 'ann'), 'ann', 1),
          cached(cachedKey('unsent', 'ben'), 'ben', 1),
        ],
      });
      expectSame(ids(await store.pending('ben')), ['b'], 'pending');
      expectSame(ids(await store.prayers('ben')), ['q'], 'prayers');
      expectSame(await store.find('ben', ['p']), [], 'find');
      expectSame(
        [...(await store.counts())].sort(),
        [
          ['ann', 2],
          ['ben', 1],
        ],
        'counts',
      );
      await store.clear('ann', 'synced');
      expectSame(
        [ids(await store.pending('ann')), await store.prayers('ann'), await store.cached('ka')],
        [['a', 'c'], [], null],
        'after logout',
      );
      const unsent = async (owner: string) => (await store.cached(cachedKey('unsent', owner)))?.data ?? null;
      expectSame(await unsent('ann'), 1, 'what could not be shared, after logout');
      await store.clear('ann', 'everything');
      expectSame(await store.pending('ann'), [], 'after discarding');
      expectSame([await unsent('ann'), await unsent('ben')], [null, 1], 'what could not be shared, after discarding');
      expectSame([ids(await store.pending('ben')), ids(await store.prayers('ben'))], [['b'], ['q']], 'the other owner');
      expectSame(
        [(await store.cached('kb'))?.data, (await store.cached('k'))?.data],
        [1, 1],
        'cached of the other and of nobody',
      );
    }),
  },
  {
    name: 'leaves damaged rows, and rows of a later version, where they are',
    run: inStore(async (store, storage) => {
      await store.commit({ add: [item('a')], put: [stored('p')] });
      await storage.plant('pendingPrayers', {
        id: 'bad',
        owner: 'ann',
        version: 1,
        timestamp: 1,
        order: 99,
        data: { kind: 'create' },
        parked: null,
      });
      await storage.plant('pendingPrayers', { ...item('later'), version: 2, order: 98, parked: null });
      await storage.plant('userPrayers', { id: 'bad', owner: 'ann', version: 1, createdAt: '', prayer: { id: 7 } });
      await storage.plant('cachedContent', { key: 'bad', owner: 'ann' });
      const again = await storage.open();
      expectSame(ids(await again.pending('ann')), ['a'], 'pending');
      expectSame(ids(await again.prayers('ann')), ['p'], 'prayers');
      expectSame(await again.find('ann', ['bad']), [], 'find');
      expectSame(await again.cached('bad'), null, 'cached');
      await expectRejected(again.commit({ add: [item('bad')] }), DuplicateId, 'the id of a damaged row');
      await again.commit({ add: [item('b')] });
      expectSame(ids(await again.pending('ann')), ['a', 'b'], 'pending after an add');
    }),
  },
  {
    name: 'holds many',
    run: inStore(async (store) => {
      const many = Array.from({ length: 1000 }, (_, n) => item(`i${n}`));
      await store.commit({ add: many, put: Array.from({ length: 1000 }, (_, n) => stored(`p${n}`)) });
      expectSame(
        ids(await store.pending('ann')),
        many.map(({ id }) => id),
        'order of a thousand',
      );
      expectSame(
        (
          await store.find(
            'ann',
            Array.from({ length: 500 }, (_, n) => `p${n * 2}`),
          )
        ).length,
        500,
        'find',
      );
    }),
  },
];
