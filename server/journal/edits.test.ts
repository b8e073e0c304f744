import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { journalLimits } from '../../core/rules/prayerText.ts';
import { textsOf } from '../../core/journal/conflictRules.ts';
import { query } from '../db/db.ts';
import { createJournalService } from './service.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { add, edit, feed, remove, words } from '../testing/journal.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

let people = 0;
const someone = () => server.visitor({ account: `changer-${++people}:registered` });
const newId = () => `pending_1_${randomUUID()}`;

describe('PATCH /api/prayers/:id', () => {
  it('changes the named fields and raises the revision', async () => {
    const me = someone();
    const { id, revision } = await add(me);
    const { data } = await edit(me, id, { revision, title: 'For Anna', tags: ['Mum'], category: 'family' });
    expect(data).toMatchObject({ id, outcome: 'applied' });
    expect(data.revision).toBeGreaterThan(revision);
    expect(data.prayer).toMatchObject({
      title: 'For Anna',
      content: words.content,
      tags: ['mum'],
      revision: data.revision,
    });
  });

  it('keeps both texts when two devices wrote, until the person chooses', async () => {
    const me = someone();
    const { id, revision } = await add(me);
    await edit(me, id, { revision, content: 'from the phone' });
    const changeId = newId();
    const late = (await edit(me, id, { changeId, revision, content: 'from the tablet' })).data;
    expect(late.outcome).toBe('kept_both');
    expect(late.prayer).toMatchObject({
      content: 'from the phone',
      conflicts: [{ id: changeId, content: 'from the tablet' }],
    });
    const chosen = await edit(me, id, {
      revision: late.revision,
      content: 'from the tablet',
      dropConflicts: [changeId],
    });
    expect(chosen.data.prayer).toMatchObject({ content: 'from the tablet', conflicts: [] });
  });

  it('applies a repeated change once, and refuses another one under its id', async () => {
    const me = someone();
    const { id, revision } = await add(me);
    const changeId = newId();
    const body = { changeId, revision, content: 'first' };
    const [first, ...replays] = await Promise.all(Array.from({ length: 20 }, () => edit(me, id, body)));
    for (const { data } of replays) expect(data).toEqual(first?.data);
    await edit(me, id, { revision: first?.data.revision, content: 'second' });
    expect((await edit(me, id, body)).data).toMatchObject({
      revision: first?.data.revision,
      prayer: { content: 'second' },
    });
    expect((await edit(me, id, { ...body, content: 'other' })).status).toBe(409);
    expect((await remove(me, id, 9, { changeId })).status).toBe(409);
  });

  it('compares the text that a change names, whatever the revision', async () => {
    const me = someone();
    const { id, revision, prayer } = await add(me);
    const [one, two, three] = [newId(), newId(), newId()];
    await edit(me, id, { changeId: one, revision, replaces: prayer.wordsId, content: 'one' });
    // Written offline on top of the first, and by another device that had seen neither.
    const next = await edit(me, id, { changeId: two, revision, replaces: one, content: 'two' });
    expect(next.data).toMatchObject({ outcome: 'applied', prayer: { content: 'two', conflicts: [], wordsId: two } });
    const late = await edit(me, id, { changeId: three, revision: next.data.revision, replaces: id, content: 'three' });
    expect(late.data).toMatchObject({ outcome: 'kept_both', prayer: { content: 'two', conflicts: [{ id: three }] } });
    // Who goes on writing in what was put aside takes the place of that, and of nothing else.
    const on = await edit(me, id, { revision: 0, replaces: three, content: 'three, longer' });
    expect(on.data.prayer).toMatchObject({ content: 'two', conflicts: [{ content: 'three, longer' }] });
  });

  it('given a change that names no text, then compares revisions instead', async () => {
    const me = someone();
    const { id, revision } = await add(me);
    const first = await edit(me, id, { revision, category: 'family' });
    expect((await edit(me, id, { revision, content: 'unseen' })).data.outcome).toBe('kept_both');
    expect((await edit(me, id, { revision: first.data.revision + 9, content: 'seen' })).data.outcome).toBe('applied');
  });

  it('keeps two stories of one answer, and every update', async () => {
    const me = someone();
    const { id, revision } = await add(me);
    const answeredAt = '2026-05-01T00:00:00.000Z';
    const changeId = newId();
    const update = (text: string) => ({ id: newId(), text, createdAt: answeredAt });
    await edit(me, id, { changeId, revision, answeredAt, answerStory: 'She came home.', addUpdates: [update('one')] });
    const late = await edit(me, id, { revision, answeredAt, answerStory: 'She is home!', addUpdates: [update('two')] });
    expect(late.data).toMatchObject({ outcome: 'kept_both', prayer: { answerStory: 'She came home.' } });
    // Words and answer are each of the change that wrote them, also once they were stored.
    expect(late.data.prayer).toMatchObject({ wordsId: id, answerId: changeId });
    expect(late.data.prayer.updates.map(({ text }) => text)).toEqual(['one', 'two', 'She is home!']);
  });

  it('refuses more updates than a prayer can hold', async () => {
    const me = someone();
    const updates = Array.from({ length: 200 }, () => ({
      id: newId(),
      text: 'x',
      createdAt: '2026-05-01T00:00:00.000Z',
    }));
    const { id, revision } = await add(me, { updates });
    expect((await edit(me, id, { revision, addUpdates: [{ ...updates[0], id: newId() }] })).status).toBe(400);
  });

  it('refuses more versions from other devices than a person could choose among', async () => {
    const me = someone();
    const { id, revision } = await add(me);
    await edit(me, id, { revision, content: 'the one that stands' });
    for (let n = 0; n < journalLimits.conflicts; n++)
      expect((await edit(me, id, { revision, content: `version ${n}` })).data.outcome).toBe('kept_both');
    const { status, failure } = await edit(me, id, { revision, content: 'one too many' });
    expect([status, failure.error]).toEqual([400, expect.stringContaining('Please choose one of them first.')]);
    const [stored] = (await me.call('prayers')).data;
    const dropConflicts = stored?.conflicts.map((copy) => copy.id);
    expect((await edit(me, id, { revision: stored?.revision, dropConflicts })).data.prayer.conflicts).toEqual([]);
  });

  const update = { id: newId(), text: 'x', createdAt: '2026-01-01T00:00:00Z' };
  it.each<[string, Record<string, unknown>]>([
    ['revision', { revision: undefined }],
    ['revision', { revision: -1 }],
    ['revision', { revision: '1' }],
    ['changeId', { changeId: 'x' }],
    ['replaces', { replaces: 'x' }],
    ['replacesAnswer', { replacesAnswer: 'x' }],
    ['title', { title: '' }],
    ['content', { content: 'x'.repeat(501) }],
    ['category', { category: '' }],
    ['tags', { tags: 'x' }],
    ['answeredAt', { answeredAt: 'x' }],
    ['answerStory', { answerStory: '' }],
    ['addUpdates.0.text', { addUpdates: [{ ...update, text: '' }] }],
    ['removeUpdates.0', { removeUpdates: ['x'] }],
    ['dropConflicts', { dropConflicts: 'x' }],
    ['restore', { restore: false }],
    ['', { title: undefined }],
    ['', { userId: 'x' }],
    ['', { deletedAt: null }],
  ])('refuses a bad %s: %o', async (field, more) => {
    const { status, failure } = await edit(someone(), newId(), { revision: 1, title: 'fine', ...more });
    expect([status, failure.code]).toEqual([400, 'bad_request']);
    expect(Object.keys(failure.fields ?? {})).toContain(field);
  });

  it.each(['7', 'pending_1_x', encodeURIComponent('../../x')])('answers the id %s like a missing one', async (id) => {
    expect((await edit(someone(), id, { revision: 1, title: 'x' })).status).toBe(404);
  });
});

describe('DELETE /api/prayers/:id', () => {
  it('leaves a tombstone without any text, and can be undone', async () => {
    const me = someone();
    const { id, revision } = await add(me, { tags: ['mum'] });
    const { data } = await remove(me, id, revision);
    expect(data).toMatchObject({ outcome: 'applied', prayer: { title: '', content: '', tags: [] } });
    expect((await me.call('prayers')).data).toEqual([]);
    expect((await feed(me)).changes).toEqual([data.prayer]);
    expect((await remove(me, id, data.revision)).status).toBe(200);
    const back = await edit(me, id, { revision: data.revision, restore: true });
    expect(back.data.prayer).toMatchObject({ ...words, deletedAt: null });
  });

  it('compares the texts it names, whatever the revision', async () => {
    const me = someone();
    const { id, prayer } = await add(me);
    expect((await remove(me, id, 0, { texts: '0'.repeat(16) })).data.outcome).toBe('overruled');
    expect((await remove(me, id, 0, { texts: textsOf(prayer) })).data.outcome).toBe('applied');
  });

  it('is undone by a text that the person had not seen, written before or after', async () => {
    const me = someone();
    const { id, revision } = await add(me);
    await edit(me, id, { revision, content: 'from the phone' });
    expect((await remove(me, id, revision)).data).toMatchObject({
      outcome: 'overruled',
      prayer: { content: 'from the phone' },
    });
    await remove(me, id, (await feed(me)).next);
    expect((await me.call('prayers')).data).toEqual([]);
    await edit(me, id, { revision, content: 'offline since long' });
    const [prayer] = (await me.call('prayers')).data;
    expect([prayer?.content, ...(prayer?.conflicts.map(({ content }) => content) ?? [])]).toContain(
      'offline since long',
    );
  });

  it('empties the text after 30 days', async () => {
    const me = someone();
    const { id, revision } = await add(me);
    await remove(me, id, revision);
    server.clock.now += 31 * 24 * 60 * 60 * 1000;
    await createJournalService({ db: server.db, now: () => server.clock.now }).sweep();
    const kept = await server.db.read(() => query('SELECT content, search_text FROM prayers WHERE id = ?', id));
    expect(kept).toEqual([{ content: '', search_text: '' }]);
    const update = { id: newId(), text: 'x', createdAt: '2026-01-01T00:00:00Z' };
    expect((await edit(me, id, { revision, addUpdates: [update] })).status).toBe(404);
    expect((await edit(me, id, { revision, ...words })).data.prayer).toMatchObject({ ...words, deletedAt: null });
  });

  it.each([
    {},
    { revision: '-1' },
    { revision: 'x' },
    { revision: '1', changeId: 'x' },
    { revision: '1', texts: 'x' },
    { revision: '1', x: '1' },
  ])('refuses %o', async (query) => {
    const answer = await someone().call('deletePrayer', {
      params: { id: newId() },
      query: query as { revision: string },
    });
    expect(answer.status).toBe(400);
  });
});
