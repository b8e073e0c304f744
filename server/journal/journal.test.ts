import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

let people = 0;
/** A person nobody else has met. */
const someone = () => server.visitor({ account: `writer-${++people}:registered` });
const newId = () => `pending_${Date.UTC(2026, 10, 20)}_${randomUUID()}`;
const words = { title: 'For my mother', content: 'Be with her in the hospital.' };
const add = (client: ReturnType<TestServer['visitor']>, more: Record<string, unknown> = {}) =>
  client.call('addPrayer', { body: { ...words, ...more } });

describe('POST /api/prayers', () => {
  it('stores what the specification sends, and adds id, date and owner', async () => {
    const me = someone();
    const { status, data } = await add(me, { category: 'family' });
    expect(status).toBe(200);
    expect(data).toMatchObject({ id: expect.stringMatching(/^pending_\d+_/), outcome: 'applied' });
    expect(data.prayer).toMatchObject({ ...words, category: 'family', userId: `writer-${people}`, deletedAt: null });
    expect((await me.call('prayers')).data).toEqual([data.prayer]);
  });

  it('keeps everything a stored prayer carries, and ignores a userId', async () => {
    const id = newId();
    const stored = {
      id,
      userId: 'somebody-else',
      tags: ['Mum', ' mum ', 'health'],
      createdAt: '2026-02-03T04:05:06Z',
      answeredAt: '2026-03-01T00:00:00.000Z',
      answerStory: 'She came home.',
      updates: [{ id: newId(), text: 'The fever is down.', createdAt: '2026-02-04T00:00:00.000Z' }],
    };
    const { data } = await add(someone(), stored);
    expect(data).toMatchObject({ id, changeId: id });
    expect(data.prayer).toMatchObject({
      ...stored,
      userId: `writer-${people}`,
      category: 'personal',
      tags: ['mum', 'health'],
      createdAt: '2026-02-03T04:05:06.000Z',
    });
  });

  it('keeps one prayer of 20 sent at once under one id, and answers each the same', async () => {
    const me = someone();
    const id = newId();
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(me, { id })));
    for (const { status, data } of answers) expect({ status, data }).toEqual({ status: 200, data: answers[0]?.data });
    expect((await me.call('prayers')).data).toHaveLength(1);
    expect(await server.db.read(() => query('SELECT id FROM prayers WHERE id = ?', id))).toHaveLength(1);
  });

  it('gives a replay the first revision, with the prayer as it is now', async () => {
    const me = someone();
    const id = newId();
    const first = await add(me, { id });
    await me.call('editPrayer', { params: { id }, body: { revision: first.data.revision, title: 'For Anna' } });
    const again = await add(me, { id });
    expect(again.data).toMatchObject({ revision: first.data.revision, prayer: { title: 'For Anna' } });
    await me.call('deletePrayer', { params: { id }, query: { revision: String(again.data.prayer.revision) } });
    expect((await add(me, { id })).data.prayer.deletedAt).not.toBeNull();
    expect((await me.call('prayers')).data).toEqual([]);
  });

  it('refuses an id that is taken, with one answer whoever has it', async () => {
    const [me, other] = [someone(), someone()];
    const id = newId();
    await add(other, { id });
    const theirs = await add(me, { id, title: 'Mine' });
    const sameText = await add(me, { id });
    const own = await add(other, { id, title: 'Another text' });
    for (const { status, failure } of [theirs, sameText, own]) {
      expect(status).toBe(409);
      expect({ ...failure, requestId: '' }).toEqual({ ...theirs.failure, requestId: '' });
      expect(failure.code).toBe('conflict');
      expect(JSON.stringify(failure)).not.toContain(words.content);
    }
    expect((await me.call('prayers')).data).toEqual([]);
    expect((await other.call('prayers')).data).toHaveLength(1);
  });

  it('refuses what was written by somebody else than the session’s person', async () => {
    const me = someone();
    const { status, failure } = await add(me, { owner: 'somebody-else' });
    expect([status, failure.code]).toEqual([401, 'not_signed_in']);
    expect((await me.call('prayers')).data).toEqual([]);
    expect((await add(me, { owner: `writer-${people}` })).status).toBe(200);
  });

  it('replaces what no database stores, NUL and unpaired surrogates, once and for all', async () => {
    const me = someone();
    const { data } = await add(me, { title: 'a\0b', content: `half \uD83D of an emoji, and %_!'"; DROP 🙏` });
    expect(data.prayer).toMatchObject({ title: 'ab', content: `half \uFFFD of an emoji, and %_!'"; DROP 🙏` });
    expect((await me.call('prayers')).data[0]).toEqual(data.prayer);
  });

  const update = { id: newId(), text: 'x', createdAt: '2026-01-01T00:00:00Z' };
  it.each<[string, Record<string, unknown>]>([
    ['title', { title: ' ' }],
    ['title', { title: undefined }],
    ['title', { title: 'x'.repeat(101) }],
    ['content', { content: '\0 ' }],
    ['content', { content: 'x'.repeat(501) }],
    ['content', { content: 7 }],
    ['category', { category: '' }],
    ['category', { category: 'x'.repeat(41) }],
    ['tags', { tags: 'family' }],
    ['tags', { tags: Array.from({ length: 13 }, (_, n) => `t${n}`) }],
    ['tags.0', { tags: ['x'.repeat(31)] }],
    ['id', { id: '7' }],
    ['id', { id: `pending_1_${'x'.repeat(36)}` }],
    ['createdAt', { createdAt: 'yesterday' }],
    ['answeredAt', { answeredAt: '2026-02-31T00:00:00Z' }],
    ['answerStory', { answerStory: 'x'.repeat(501) }],
    ['updates.0.text', { updates: [{ ...update, text: 'x'.repeat(501) }] }],
    ['updates.0.id', { updates: [{ ...update, id: 'x' }] }],
    ['owner', { owner: 7 }],
    ['', { role: 'admin' }],
    ['', { deletedAt: null }],
    ['', { revision: 7 }],
  ])('refuses a bad %s: %o', async (field, more) => {
    const { status, failure } = await add(someone(), more);
    expect([status, failure.code]).toEqual([400, 'bad_request']);
    expect(Object.keys(failure.fields ?? {})).toContain(field);
  });

  it('says what is missing in the specification’s words', async () => {
    expect((await add(someone(), { title: '' })).failure.error).toBe('Please add both a title and prayer content.');
  });
});

describe('GET /api/prayers', () => {
  it('is a plain list, newest first, paged by the last id seen', async () => {
    const me = someone();
    const ids: string[] = [];
    for (const day of [3, 1, 5, 2, 4, 4]) ids.push((await add(me, { createdAt: `2026-01-0${day}T00:00:00Z` })).data.id);
    const all = (await me.call('prayers')).data;
    expect(all.map(({ createdAt }) => createdAt.slice(9, 10))).toEqual(['5', '4', '4', '3', '2', '1']);
    const paged: unknown[] = [];
    for (let cursor: string | undefined; ;) {
      const { data } = await me.call('prayers', { query: { limit: '2', ...(cursor && { cursor }) } });
      if (data.length === 0) break;
      paged.push(...data);
      cursor = data.at(-1)?.id;
    }
    expect(paged).toEqual(all);
    expect(new Set(ids).size).toBe(6);
  });

  it.each([
    ['HOSPITAL', 1],
    ['be  with\nher', 1],
    ['fever', 1],
    ['mum', 1],
    ['100%', 1],
    ['%', 1],
    ['_', 0],
    ['\\', 0],
    ["'", 0],
    ['nothing like it', 0],
  ])('finds %s in any of its texts', async (q, count) => {
    const me = someone();
    const updates = [{ id: newId(), text: 'The fever is down, 100%!', createdAt: '2026-02-04T00:00:00.000Z' }];
    await add(me, { tags: ['mum'], updates });
    await add(me, { title: 'Ä other', content: 'thing' });
    expect((await me.call('prayers', { query: { q } })).data).toHaveLength(count);
    expect((await someone().call('prayers', { query: { q } })).data).toEqual([]);
  });

  it.each([
    { limit: '0' },
    { limit: '501' },
    { limit: 'many' },
    { cursor: '7' },
    { q: 'x'.repeat(101) },
    { other: '1' },
  ])('refuses %o', async (query) => {
    expect((await someone().call('prayers', { query: query })).status).toBe(400);
  });
});

describe('without a session', () => {
  it('refuses reading and writing', async () => {
    const visitor = server.visitor();
    const params = { id: newId() };
    const answers = [
      await add(visitor),
      await visitor.call('prayers'),
      await visitor.call('prayerChanges'),
      await visitor.call('editPrayer', { params, body: { revision: 1, title: 'x' } }),
      await visitor.call('deletePrayer', { params, query: { revision: '1' } }),
    ];
    for (const { status, failure } of answers) expect([status, failure.code]).toEqual([401, 'not_signed_in']);
  });
});

describe('somebody else’s prayer', () => {
  it('answers like a missing one', async () => {
    const [me, other] = [someone(), someone()];
    const { id } = (await add(other)).data;
    const call = async (params: { id: string }) => [
      await me.call('editPrayer', { params, body: { revision: 1, title: 'x' } }),
      await me.call('deletePrayer', { params, query: { revision: '1' } }),
    ];
    const [theirs, missing] = [await call({ id }), await call({ id: newId() })];
    for (const [index, { status, failure }] of theirs.entries()) {
      expect(status).toBe(404);
      expect({ ...failure, requestId: '' }).toEqual({ ...missing[index]?.failure, requestId: '' });
    }
    expect((await me.call('prayerChanges')).data.changes).toEqual([]);
    expect((await other.call('prayers')).data[0]).toMatchObject(words);
  });
});

describe('a person’s texts', () => {
  it('are not logged', () => {
    expect(server.logged.join('')).not.toMatch(/hospital|pending_|mother/);
  });
});
