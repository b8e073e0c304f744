import { beforeEach, describe, expect, it } from 'vitest';
import type { Prayer } from '../contract/journal.ts';
import { seenIn } from '../journal/conflictRules.ts';
import { createMemoryStore } from './testing/memoryStore.ts';
import { toStored } from '../journal/merge.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { PrayerStore } from '../journal/store.ts';
import { createRandom } from './testing/random.ts';
import { newPost } from './testing/simulation/simulation.ts';
import { NO_TEXT } from '../journal/types.ts';
import { journalEntries } from '../journal/entries.ts';

let store: PrayerStore;
let outbox: Outbox;
beforeEach(() => {
  store = createMemoryStore();
  outbox = createOutbox({
    store,
    clock: { now: () => 1e12, elapsed: () => 0 },
    uuid: createRandom(3).uuid,
    changed: () => undefined,
  });
});

const unseen = { revision: 0, words: NO_TEXT, answer: null, texts: '' };
const entry = async (id: string) => (await view()).find(({ prayer }) => prayer.id === id);
const view = async () => journalEntries(await store.prayers('ann'), await store.pending('ann'));
const kinds = async () => (await store.pending('ann')).map(({ data }) => data.kind);
const refuse = async (index = 0) => {
  const item = (await store.pending('ann'))[index];
  if (item)
    await store.commit({ park: [{ id: item.id, parked: { code: 'bad_request', reason: 'Too long.', at: 1 } }] });
};
const onServer = async (change: Partial<Prayer> = {}): Promise<Prayer> => {
  const id = 'pending_1_00000000-0000-4000-8000-000000000000';
  const at = '2026-01-01T00:00:00.000Z';
  const prayer: Prayer = {
    id,
    userId: 'ann',
    title: 'T',
    content: 'C',
    category: 'personal',
    tags: [],
    createdAt: at,
    updatedAt: at,
    answeredAt: null,
    answerStory: null,
    updates: [],
    conflicts: [],
    wordsId: id,
    answerId: null,
    revision: 5,
    deletedAt: null,
    ...change,
  };
  await store.commit({ put: [toStored(prayer)] });
  return prayer;
};

describe('what a person writes', () => {
  it('is trimmed, stored in the order of writing, and shown at once', async () => {
    const id = await outbox.writes.create('ann', { title: ' T\0 ', content: 'C ', tags: ['Mum', 'mum'] });
    expect(id).toMatch(/^pending_1000000000000_[0-9a-f-]{36}$/);
    const first = await entry(id);
    expect(first).toMatchObject({
      state: 'saved_here',
      prayer: { title: 'T', content: 'C', tags: ['mum'], category: 'personal' },
    });
    await outbox.writes.edit('ann', id, first?.seen ?? unseen, {
      content: ' new ',
      addUpdates: [{ id: 'u', text: ' later ', createdAt: '' }],
    });
    expect(await entry(id)).toMatchObject({ prayer: { content: 'new', updates: [{ text: 'later' }] } });
    expect(await kinds()).toEqual(['create', 'edit']);
    await outbox.writes.remove('ann', id, (await entry(id))?.seen ?? unseen);
    expect(await view()).toEqual([]);
    expect(await kinds()).toEqual(['create', 'edit', 'delete']);
  });

  it('names the texts that it replaces', async () => {
    const prayer = await onServer();
    const { id } = prayer;
    expect((await entry(id))?.seen).toEqual(seenIn(prayer));
    await outbox.writes.edit('ann', id, seenIn(prayer), { title: 'X' });
    const [item] = await store.pending('ann');
    expect((await entry(id))?.seen).toMatchObject({ revision: 5, words: item?.id, answer: null });
  });

  it('is not shown to another owner', async () => {
    await outbox.writes.create('ben', { title: 'T', content: 'of Ben' });
    expect(await view()).toEqual([]);
  });

  it('given an edit whose prayer is not on the device, shows the text of the edit', async () => {
    await outbox.writes.edit('ann', 'p', unseen, { title: 'T', content: 'only this' });
    expect(await view()).toMatchObject([{ state: 'saved_here', prayer: { id: 'p', content: 'only this' } }]);
  });
});

describe('what the server refused', () => {
  it('is shown with the reason; its correction is sent in its place, as one', async () => {
    const id = await outbox.writes.create('ann', { title: 'T', content: 'too long' });
    await refuse();
    const parked = await entry(id);
    expect(parked).toMatchObject({ state: 'needs_you', reason: 'Too long.' });
    await outbox.writes.edit('ann', id, parked?.seen ?? unseen, { content: 'short' });
    expect(await kinds()).toEqual(['create']);
    expect(await entry(id)).toMatchObject({ state: 'saved_here', reason: null, prayer: { content: 'short' } });
  });

  it('can be sent again as it is, or given up', async () => {
    const [one, two] = [
      await outbox.writes.create('ann', { title: 'T', content: '1' }),
      await outbox.writes.create('ann', { title: 'T', content: '2' }),
    ];
    await refuse(0);
    await refuse(1);
    await outbox.writes.retry('ann', one);
    await outbox.writes.discard('ann', two);
    await outbox.writes.discard('ann', one);
    expect((await view()).map(({ prayer, state }) => [prayer.id, state])).toEqual([[one, 'saved_here']]);
  });

  it('is gone when the person deletes it: it never was on the server', async () => {
    const id = await outbox.writes.create('ann', { title: 'T', content: 'C' });
    await refuse();
    await outbox.writes.remove('ann', id, (await entry(id))?.seen ?? unseen);
    expect(await kinds()).toEqual([]);
  });

  it('given later edits of the same prayer, sends them as one change', async () => {
    const prayer = await onServer();
    const { id } = prayer;
    const seen = seenIn(prayer);
    const update = (name: string) => ({ id: name, text: name, createdAt: '' });
    await outbox.writes.edit('ann', id, seen, { title: 'A', addUpdates: [update('u1'), update('u2')] });
    await refuse();
    await outbox.writes.edit('ann', id, seen, {
      content: 'B',
      removeUpdates: ['u1'],
      addUpdates: [update('u3')],
      dropConflicts: ['c'],
    });
    const [item, ...rest] = await store.pending('ann');
    expect(rest).toEqual([]);
    expect(item).toMatchObject({
      parked: null,
      data: { seen, set: { title: 'A', content: 'B', removeUpdates: ['u1'], dropConflicts: ['c'] } },
    });
    const set = item?.data.kind === 'edit' ? item.data.set : {};
    expect(set.addUpdates?.map(({ text }) => text)).toEqual(['u2', 'u3']);
    await refuse();
    await outbox.writes.remove('ann', id, seen);
    expect(await kinds()).toEqual(['delete']);
    await refuse();
    await outbox.writes.edit('ann', id, seen, { restore: true });
    expect((await store.pending('ann'))[0]?.data).toMatchObject({ kind: 'edit', set: { restore: true } });
  });

  it('given two corrections at once, keeps both', async () => {
    const id = await outbox.writes.create('ann', { title: 'T', content: 'C' });
    await refuse();
    const seen = (await entry(id))?.seen ?? unseen;
    await Promise.all([
      outbox.writes.edit('ann', id, seen, { title: 'one' }),
      outbox.writes.edit('ann', id, seen, { content: 'two' }),
    ]);
    expect(await entry(id)).toMatchObject({ prayer: { title: 'one', content: 'two' } });
  });
});

describe('an id that is taken', () => {
  it('gives the prayer another, with all that waits of it', async () => {
    const id = await outbox.writes.create('ann', { title: 'T', content: 'C' });
    await outbox.writes.edit('ann', id, (await entry(id))?.seen ?? unseen, { content: 'D' });
    const fresh = await outbox.reissue('ann', id);
    expect(fresh).not.toBe(id);
    expect(await view()).toMatchObject([{ prayer: { id: fresh, content: 'D' } }]);
  });

  it('gives a post another, and says of it and of what takes its place that there is an earlier one', async () => {
    const id = `post_1_${'0'.repeat(8)}`;
    expect(await outbox.writes.createPost('ann', newPost('C'), id)).toBe(id);
    const fresh = (await outbox.reissue('ann', id)) ?? '';
    expect(fresh).not.toBe(id);
    expect(await store.pending('ann')).toMatchObject([{ id: fresh, data: { hasEarlier: true } }]);
    await outbox.writes.replacePost('ann', fresh, newPost('D'));
    expect(await store.pending('ann')).toMatchObject([
      { id: fresh, data: { post: { content: 'D' }, hasEarlier: true } },
    ]);
  });

  it('gives up after some tries when the device has no ids to give', async () => {
    const same = createOutbox({
      store,
      clock: { now: () => 1, elapsed: () => 0 },
      uuid: () => 'x',
      changed: () => undefined,
    });
    await same.writes.create('ann', { title: 'T', content: 'C' });
    await expect(same.writes.create('ann', { title: 'T', content: 'D' })).rejects.toThrow('pending_1_x');
  });
});
