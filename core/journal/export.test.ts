import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Prayer } from '../contract/journal.ts';
import { seenIn } from './conflictRules.ts';
import { createMemoryStore } from '../sync/testing/memoryStore.ts';
import { createOutbox } from '../sync/outbox.ts';
import { createCycles } from '../sync/cycle.ts';
import { newMutex } from '../sync/testing/clientParts.ts';
import { createRandom } from '../sync/testing/random.ts';
import { SimulatedServer } from '../sync/testing/simulation/server.ts';
import { journalEntries } from './entries.ts';
import { exportJson, exportMarkdown, planImport, readExport } from './export.ts';

const moment = fc.integer({ min: 0, max: 4e12 }).map((ms) => new Date(ms).toISOString());
const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
const id = fc.tuple(fc.nat(1e9), fc.uuid({ version: 4 })).map(([at, uuid]) => `pending_${at}_${uuid}`);
const aPrayer: fc.Arbitrary<Prayer> = fc.record({
  id,
  userId: fc.constant('ann'),
  title: words,
  content: words,
  category: fc.constantFrom('personal', 'family'),
  tags: fc.array(words, { maxLength: 3 }),
  createdAt: moment,
  updatedAt: moment,
  answeredAt: fc.option(moment),
  answerStory: fc.constant(null),
  updates: fc.uniqueArray(fc.record({ id, text: words, createdAt: moment }), {
    maxLength: 3,
    selector: (update) => update.id,
  }),
  conflicts: fc.constant([]),
  wordsId: id,
  answerId: fc.option(id),
  revision: fc.nat(1000),
  deletedAt: fc.constant(null),
});
const journal = fc.uniqueArray(aPrayer, { maxLength: 20, selector: (prayer) => prayer.id });
const asIs = ({ photo: _p, updatedAt: _u, revision: _r, userId: _o, wordsId: _w, answerId: _a, ...rest }: Prayer) =>
  rest;

/** A device with a server of its own, everything working. */
const device = (owner: string, server = new SimulatedServer()) => {
  const store = createMemoryStore();
  const clock = { now: () => 1e12, elapsed: () => 0 };
  const random = createRandom(1);
  const changed = () => undefined;
  const outbox = createOutbox({ store, clock, uuid: random.uuid, changed });
  const transport = async (request: Parameters<SimulatedServer['handle']>[1]) => server.handle(owner, request);
  const cycles = createCycles({
    store,
    outbox,
    transport,
    clock,
    random,
    mutex: newMutex(),
    changed,
  });
  const sync = () => cycles.run(owner, () => true);
  const all = async () => (await store.prayers(owner)).map(({ prayer }) => prayer);
  return {
    server,
    outbox,
    sync,
    all,
    async import(text: string) {
      await sync();
      const plan = planImport(readExport(text)?.prayers ?? [], owner, await all());
      await outbox.writes.import(owner, plan.create);
      for (const { id: prayerId, seen, set } of plan.restore) await outbox.writes.edit(owner, prayerId, seen, set);
      await sync();
      return plan;
    },
    shown: async () =>
      journalEntries(await store.prayers(owner), await store.pending(owner)).map(({ prayer }) => asIs(prayer)),
  };
};
const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

describe('a journal exported as JSON', () => {
  it('comes back as it was, and a second time changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(journal, async (prayers) => {
        const text = exportJson(prayers, 'ann', '2026-11-20T12:00:00.000Z');
        expect(readExport(text)).toEqual({ prayers, photos: {}, unreadable: 0 });
        const ann = device('ann');
        await ann.import(text);
        const once = await ann.shown();
        expect([...once].sort(byId)).toEqual(prayers.map(asIs).sort(byId));
        const all = await ann.all();
        expect((await ann.import(text)).alreadyThere).toBe(prayers.length);
        expect(await ann.all()).toEqual(all);
      }),
      { numRuns: 200 },
    );
  });

  it('can be taken into another account, where it is another journal, once', async () => {
    await fc.assert(
      fc.asyncProperty(journal, async (prayers) => {
        const text = exportJson(prayers, 'ann', '2026-11-20T12:00:00.000Z');
        const ann = device('ann');
        await ann.import(text);
        const ben = device('ben', ann.server);
        await ben.import(text);
        await ben.import(text);
        const contents = (list: { content: string }[]) => list.map(({ content }) => content).sort();
        expect(contents(await ben.shown())).toEqual(contents(prayers));
        expect(await ann.shown()).toHaveLength(prayers.length);
        expect(
          (await ben.all()).every((prayer) =>
            /^pending_\d+_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(prayer.id),
          ),
        ).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it('brings back what was deleted since, and doubles nothing that was changed since', async () => {
    const ann = device('ann');
    const first = await ann.outbox.writes.create('ann', { title: 'A', content: 'first', tags: ['x'] });
    const second = await ann.outbox.writes.create('ann', { title: 'B', content: 'second' });
    await ann.sync();
    const text = exportJson(await ann.all(), 'ann', '2026-11-20T12:00:00.000Z');
    const seen = async (prayerId: string) => {
      const there = (await ann.all()).find((prayer) => prayer.id === prayerId);
      if (!there) throw new Error('it is not there');
      return seenIn(there);
    };
    await ann.outbox.writes.remove('ann', first, await seen(first));
    await ann.outbox.writes.edit('ann', second, await seen(second), { content: 'changed' });
    await ann.sync();
    await ann.import(text);
    expect((await ann.shown()).map(({ content, conflicts }) => [content, conflicts.length]).sort()).toEqual([
      ['changed', 0],
      ['first', 0],
    ]);
    // A new device that imports before it has read the feed: both texts stay, and no prayer is there twice.
    const fresh = device('ann', ann.server);
    await fresh.outbox.writes.import('ann', planImport(readExport(text)?.prayers ?? [], 'ann', []).create);
    for (let cycle = 0; cycle < 3; cycle++) await fresh.sync();
    expect(await fresh.shown()).toHaveLength(2);
  });

  it.each(['', '{', '[]', 'null', '{"format":"other"}', '{"format":"lampstand-journal","version":2,"prayers":[]}'])(
    'is told from %s',
    (text) => {
      expect(readExport(text)).toBeNull();
    },
  );

  it('is read past a damaged entry', () => {
    expect(readExport('\uFEFF{"format":"lampstand-journal","version":1,"prayers":[{"id":7}]}')).toEqual({
      prayers: [],
      photos: {},
      unreadable: 1,
    });
  });
});

describe('a journal as Markdown', () => {
  it('holds all of it, and takes no word for a sign', () => {
    const base: Prayer = {
      id: 'p',
      userId: 'ann',
      title: '# Not *a* heading',
      content: '1. not a list\n- nor this\n<b>bold</b>\n---',
      category: 'family',
      tags: ['my mum'],
      createdAt: '2026-01-01',
      updatedAt: '',
      answeredAt: '2026-03-01',
      answerStory: 'Home!',
      wordsId: 'p',
      answerId: 'p',
      revision: 1,
      deletedAt: null,
      updates: [{ id: 'u', text: 'Better', createdAt: '2026-02-01' }],
      conflicts: [{ id: 'c', title: 'T', content: 'the other', createdAt: '' }],
    };
    expect(exportMarkdown([base], 'Ann’s journal', (day) => day)).toBe(
      [
        '# Ann’s journal',
        '## \\# Not \\*a\\* heading',
        '2026-01-01 · family · #my-mum',
        '1\\. not a list\n\\- nor this\n\\<b\\>bold\\</b\\>\n\\---',
        '**Also written on another device:**\n\nthe other',
        '**2026-02-01** Better',
        '**Answered 2026-03-01** Home!',
      ].join('\n\n') + '\n',
    );
  });
});

describe('the photos of a saved journal', () => {
  const photo = { id: '00000000-0000-4000-8000-000000000000', width: 4, height: 3 };
  const bytes = { type: 'image/webp', data: 'AAAA' };
  const prayers = fc.sample(aPrayer, 1).map((prayer) => ({ ...prayer, photo }));

  it('come back with its prayers, also where one can’t be read', () => {
    const text = exportJson(prayers, 'ann', '2026-11-20T12:00:00.000Z', { [photo.id]: bytes });
    const read = readExport(text.replace('"photos": {', '"photos": { "other": "nonsense",'));
    expect(read?.photos).toEqual({ [photo.id]: bytes });
    const { create } = planImport(read?.prayers ?? [], 'ann', [], read?.photos);
    expect(create[0]?.photo).toEqual({ ...bytes, width: 4, height: 3 });
  });

  it('are missing from a copy of an earlier Lampstand, whose prayers are read', () => {
    const text = exportJson(prayers, 'ann', '2026-11-20T12:00:00.000Z');
    const old = JSON.stringify({ ...(JSON.parse(text) as object), photos: undefined });
    expect(readExport(old)).toEqual({ prayers, photos: {}, unreadable: 0 });
    expect(planImport(prayers, 'ann', []).create[0]?.photo).toBeUndefined();
  });
});
