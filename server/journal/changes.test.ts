import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Prayer, Saved } from '../../core/contract/journal.ts';
import { createTestDatabase } from '../test/database.ts';
import { startServer, type TestServer } from '../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

let people = 0;
const someone = () => server.visitor({ account: `changer-${++people}:registered` });
type Client = ReturnType<typeof someone>;
const newId = () => `pending_1_${randomUUID()}`;
const words = { title: 'For my mother', content: 'Be with her.' };
const add = async (client: Client, more: Record<string, unknown> = {}): Promise<Saved> =>
  (await client.call('addPrayer', { body: { ...words, ...more } })).data;
const edit = (client: Client, id: string, body: Record<string, unknown>) => client.call('editPrayer', { params: { id }, body });
const remove = (client: Client, id: string, revision: number, more: Record<string, string> = {}) =>
  client.call('deletePrayer', { params: { id }, query: { revision: String(revision), ...more } });
const feed = async (client: Client, since = 0, limit = 500) =>
  (await client.call('prayerChanges', { query: { since: String(since), limit: String(limit) } })).data;

describe('PATCH /api/prayers/:id', () => {
  it('changes what it names and counts on', async () => {
    const me = someone();
    const { id } = await add(me);
    const { data } = await edit(me, id, { revision: 1, title: 'For Anna', tags: ['Mum'], category: 'family' });
    expect(data).toMatchObject({ id, outcome: 'applied', revision: 2 });
    expect(data.prayer).toMatchObject({ title: 'For Anna', content: words.content, tags: ['mum'], revision: 2 });
  });

  it('keeps both texts when two devices wrote, until the person chooses', async () => {
    const me = someone();
    const { id } = await add(me);
    await edit(me, id, { revision: 1, content: 'from the phone' });
    const changeId = newId();
    const late = (await edit(me, id, { changeId, revision: 1, content: 'from the tablet' })).data;
    expect(late.outcome).toBe('kept_both');
    expect(late.prayer).toMatchObject({ content: 'from the phone', conflicts: [{ id: changeId, content: 'from the tablet' }] });
    const chosen = await edit(me, id, { revision: late.revision, content: 'from the tablet', dropConflicts: [changeId] });
    expect(chosen.data.prayer).toMatchObject({ content: 'from the tablet', conflicts: [] });
  });

  it('makes a change once, however often it is sent, and never takes it for another', async () => {
    const me = someone();
    const { id } = await add(me);
    const changeId = newId();
    const body = { changeId, revision: 1, content: 'first' };
    const [first, ...replays] = await Promise.all(Array.from({ length: 20 }, () => edit(me, id, body)));
    for (const { data } of replays) expect(data).toEqual(first?.data);
    await edit(me, id, { revision: first?.data.revision, content: 'second' });
    expect((await edit(me, id, body)).data).toMatchObject({ revision: first?.data.revision, prayer: { content: 'second' } });
    expect((await edit(me, id, { ...body, content: 'other' })).status).toBe(409);
    expect((await remove(me, id, 9, { changeId })).status).toBe(409);
  });

  it('knows a device’s own earlier change by `after`', async () => {
    const me = someone();
    const { id } = await add(me);
    const [one, two] = [newId(), newId()];
    await edit(me, id, { changeId: one, revision: 1, content: 'one' });
    const next = await edit(me, id, { changeId: two, revision: 1, after: one, content: 'two' });
    expect(next.data).toMatchObject({ outcome: 'applied', prayer: { content: 'two', conflicts: [] } });
    const onCreate = await edit(me, (await add(me)).id, { revision: 0, content: 'unseen' });
    expect(onCreate.data.outcome).toBe('kept_both');
  });

  it('keeps two stories of one answer, and every update', async () => {
    const me = someone();
    const { id } = await add(me);
    const answeredAt = '2026-05-01T00:00:00.000Z';
    const update = (text: string) => ({ id: newId(), text, createdAt: answeredAt });
    await edit(me, id, { revision: 1, answeredAt, answerStory: 'She came home.', addUpdates: [update('one')] });
    const late = await edit(me, id, { revision: 1, answeredAt, answerStory: 'She is home!', addUpdates: [update('two')] });
    expect(late.data).toMatchObject({ outcome: 'kept_both', prayer: { answerStory: 'She came home.' } });
    expect(late.data.prayer.updates.map(({ text }) => text)).toEqual(['one', 'two', 'She is home!']);
  });

  it('refuses more updates than a prayer can hold', async () => {
    const me = someone();
    const updates = Array.from({ length: 200 }, () => ({ id: newId(), text: 'x', createdAt: '2026-05-01T00:00:00.000Z' }));
    const { id } = await add(me, { updates });
    expect((await edit(me, id, { revision: 1, addUpdates: [{ ...updates[0], id: newId() }] })).status).toBe(400);
  });

  const update = { id: newId(), text: 'x', createdAt: '2026-01-01T00:00:00Z' };
  it.each<[string, Record<string, unknown>]>([
    ['revision', { revision: undefined }],
    ['revision', { revision: -1 }],
    ['revision', { revision: '1' }],
    ['changeId', { changeId: 'x' }],
    ['after', { after: 'x' }],
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
  it('leaves a tombstone without a word of it, and can be taken back', async () => {
    const me = someone();
    const { id } = await add(me, { tags: ['mum'] });
    const { data } = await remove(me, id, 1);
    expect(data).toMatchObject({ outcome: 'applied', prayer: { title: '', content: '', tags: [], revision: 2 } });
    expect((await me.call('prayers')).data).toEqual([]);
    expect((await feed(me)).changes).toEqual([data.prayer]);
    expect((await remove(me, id, 2)).status).toBe(200);
    const back = await edit(me, id, { revision: data.revision, restore: true });
    expect(back.data.prayer).toMatchObject({ ...words, deletedAt: null });
  });

  it('is overruled by a text the person had not seen, before or after', async () => {
    const me = someone();
    const { id } = await add(me);
    await edit(me, id, { revision: 1, content: 'from the phone' });
    expect((await remove(me, id, 1)).data).toMatchObject({ outcome: 'overruled', prayer: { content: 'from the phone' } });
    await remove(me, id, 3);
    expect((await me.call('prayers')).data).toEqual([]);
    await edit(me, id, { revision: 1, content: 'offline since long' });
    const [prayer] = (await me.call('prayers')).data;
    expect([prayer?.content, ...(prayer?.conflicts.map(({ content }) => content) ?? [])]).toContain('offline since long');
  });

  it('empties the text after 30 days', async () => {
    const me = someone();
    const { id } = await add(me);
    await remove(me, id, 1);
    server.clock.now += 31 * 24 * 60 * 60 * 1000;
    await remove(me, (await add(me)).id, 9);
    await expect
      .poll(async () => server.db.read(function* () { return yield { sql: 'SELECT content, search_text FROM prayers WHERE id = ?', values: [id] }; }))
      .toEqual([{ content: '', search_text: '' }]);
    const update = { id: newId(), text: 'x', createdAt: '2026-01-01T00:00:00Z' };
    expect((await edit(me, id, { revision: 1, addUpdates: [update] })).status).toBe(404);
    expect((await edit(me, id, { revision: 1, ...words })).data.prayer).toMatchObject({ ...words, deletedAt: null });
  });

  it.each([{}, { revision: '-1' }, { revision: 'x' }, { revision: '1', changeId: 'x' }, { revision: '1', after: 'x' }, { revision: '1', x: '1' }])(
    'refuses %o',
    async (query) => {
      const answer = await someone().call('deletePrayer', { params: { id: newId() }, query: query as { revision: string } });
      expect(answer.status).toBe(400);
    },
  );
});

describe('GET /api/prayers/changes', () => {
  it('is each person’s own, and names them', async () => {
    const [me, other] = [someone(), someone()];
    await add(other);
    await add(me);
    const mine = await feed(me);
    expect(mine).toMatchObject({ userId: `changer-${people - 1}`, next: 1, more: false, head: 1 });
    expect(mine.changes.every(({ userId }) => userId === mine.userId)).toBe(true);
    const wrong = await me.call('prayerChanges', { query: { owner: 'somebody-else' } });
    expect(wrong.status).toBe(401);
  });

  it('says when a device knows more than the server (a restored backup)', async () => {
    expect(await feed(someone(), 99)).toMatchObject({ changes: [], next: 99, more: false, head: 0 });
  });

  it.each([{ since: '-1' }, { since: 'x' }, { limit: '0' }, { limit: '1001' }, { x: '1' }])('refuses %o', async (query) => {
    expect((await someone().call('prayerChanges', { query: query })).status).toBe(400);
  });

  it('gives every device the same journal in the end, whatever happens while it reads', async () => {
    const seed = Date.now() % 2 ** 31;
    console.info(`changes.test seed ${seed}`);
    const steps = fc.array(
      fc.record({ at: fc.nat(7), act: fc.constantFrom('add', 'add', 'edit', 'delete', 'read'), stale: fc.nat(3) }),
      { minLength: 5, maxLength: 40 },
    );
    const isServer = fc.integer({ min: 1, max: 4 });
    await fc.assert(
      fc.asyncProperty(steps, isServer, async (plan, page) => {
        const me = someone();
        const ids: string[] = [];
        const device = new Map<string, Prayer>();
        let cursor = 0;
        let reading = Promise.resolve();
        const read = async () => {
          const { changes, next } = await feed(me, cursor, page);
          const revisions = changes.map(({ revision }) => revision);
          expect(revisions).toEqual([...revisions].sort((one, other) => one - other));
          expect(revisions.every((revision) => revision > cursor)).toBe(true);
          for (const prayer of changes) device.set(prayer.id, prayer);
          cursor = next;
          return changes.length;
        };
        // Four at a time, so that commits overlap each other and the reads.
        for (let at = 0; at < plan.length; at += 4)
          await Promise.all(
            plan.slice(at, at + 4).map(async ({ at: which, act, stale }) => {
              const id = ids[which % Math.max(1, ids.length)];
              // One device reads one page at a time.
              if (act === 'read') return (reading = reading.then(async () => void (await read())));
              if (act === 'add' || !id) return void ids.push((await add(me)).id);
              const revision = Math.max(0, plan.length - stale);
              if (act === 'edit') await edit(me, id, { revision, content: `text ${which} ${stale}` });
              else await remove(me, id, revision);
            }),
          );
        while ((await read()) > 0);
        const fresh = await feed(me);
        expect([...device.values()].sort((one, other) => one.revision - other.revision)).toEqual(fresh.changes);
        const shown = fresh.changes.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id);
        expect((await me.call('prayers')).data.map(({ id }) => id).sort()).toEqual(shown.sort());
        expect(fresh.changes.length).toBe(ids.length);
      }),
      { numRuns: 25, seed },
    );
  }, 60_000);
});

describe('two servers', () => {
  it('skip nothing in the feed while both write for one person', async () => {
    const database = await createTestDatabase();
    const db = await database.open();
    const otherDb = db.engine === 'postgres' ? await database.open() : db;
    const [one, two] = await Promise.all([startServer({ db }), startServer({ db: otherDb })]);
    const clients = [one, two].map((each) => each.visitor({ account: 'both:registered' }));
    const seen = new Set<string>();
    let cursor = 0;
    let writing = true;
    const reader = (async () => {
      for (let last = false; !last; ) {
        last = !writing;
        const page = await feed(clients[0] ?? someone(), cursor, 7);
        for (const { id } of page.changes) seen.add(id);
        cursor = page.next;
        if (page.more) last = false;
      }
    })();
    await Promise.all(
      Array.from({ length: 8 }, async (_, lane) => {
        for (let n = 0; n < 10; n++) await add(clients[lane % 2] ?? someone());
      }),
    );
    writing = false;
    await reader;
    expect(seen.size).toBe(80);
    expect(cursor).toBe(80);
    await one.close();
    await two.close();
    await db.close();
    if (otherDb !== db) await otherDb.close();
    await database.remove();
  });
});
