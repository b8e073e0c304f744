import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { add, edit, feed, remove, words } from '../testing/journal.ts';
import { limits } from './limits.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const newId = () => `pending_${Date.UTC(2026, 10, 20)}_${randomUUID()}`;
const writer = (person: string) => server.visitor({ account: `${person}:registered` });
const numberOf = async (sql: string, ...values: unknown[]) => {
  const [row] = await server.db.read(() => query<{ n: number | null }>(sql, ...values));
  return row?.n ?? null;
};
const bytesOf = (person: string) => numberOf('SELECT bytes AS n FROM journals WHERE user_id = ?', person);
const sumOf = (person: string) =>
  numberOf('SELECT coalesce(sum(bytes), 0) AS n FROM prayers WHERE user_id = ?', person);
/** As if the journal of this person had room for so many bytes more. */
const leaveRoom = (person: string, room: number) =>
  server.db.write(() => query('UPDATE journals SET bytes = ? WHERE user_id = ?', limits.bytes - room, person));
const update = (text: string) => ({ id: newId(), text, createdAt: '2026-11-20T12:00:00.000Z' });
const large = (letter: string, updates = 20) => ({
  ...words,
  updates: Array.from({ length: updates }, () => update(letter.repeat(500))),
});

describe('the bytes of a journal', () => {
  it('are counted with each write, a replay, a refusal, a deletion and the sweep among them', async () => {
    const me = writer('counted');
    const id = newId();
    const first = await add(me, { id, ...words });
    await add(me, { id, ...words });
    await me.call('addPrayer', { body: { ...words, id, title: 'Another text' } });
    expect(await bytesOf('counted')).toBe(await sumOf('counted'));
    const grown = (await edit(me, id, { revision: first.revision, addUpdates: [update('x'.repeat(400))] })).data;
    expect(await bytesOf('counted')).toBe(await sumOf('counted'));
    expect(await bytesOf('counted')).toBeGreaterThan(600);
    const gone = (await remove(me, id, grown.revision)).data;
    expect(gone.prayer.deletedAt).not.toBeNull();
    expect(await bytesOf('counted')).toBe(await sumOf('counted'));
    server.clock.now += 31 * DAY;
    await server.settle();
    expect(await bytesOf('counted')).toBe(await sumOf('counted'));
    expect(await bytesOf('counted')).toBeLessThan(300);
  });

  it('past the quota are refused with "full" and its reason, in parallel too, and nothing of them is stored', async () => {
    const me = writer('crowd');
    await add(me);
    await leaveRoom('crowd', 30_000);
    const answers = await Promise.all(Array.from({ length: 6 }, () => me.call('addPrayer', { body: large('x') })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    for (const { status, failure } of answers.filter((answer) => answer.status !== 200))
      expect([status, failure.code, failure.error]).toEqual([422, 'full', expect.stringContaining('64 MB of text')]);
    expect((await feed(me)).changes).toHaveLength(3);
    expect(await bytesOf('crowd')).toBeLessThanOrEqual(limits.bytes);
  });

  it('given a full journal, then a shorter text or a deletion is accepted and makes room', async () => {
    const me = writer('full');
    const { id, revision } = await add(me, large('x'));
    await leaveRoom('full', -1000);
    const longer = await edit(me, id, { revision, addUpdates: [update('one more')] });
    expect([longer.status, longer.failure.code]).toEqual([422, 'full']);
    const shorter = await edit(me, id, { revision, content: 'Be.' });
    expect(shorter.status).toBe(200);
    expect((await me.call('addPrayer', { body: words })).status).toBe(422);
    expect((await remove(me, id, shorter.data.revision)).status).toBe(200);
    // What was deleted is kept for other devices only as long as nobody needs its room.
    expect((await me.call('addPrayer', { body: words })).status).toBe(200);
    expect(await numberOf(`SELECT count(*) AS n FROM prayers WHERE id = ? AND content = ''`, id)).toBe(1);
  });
});

describe('a page of a journal', () => {
  it('is limited by its bytes, and the next page continues behind it', async () => {
    const me = writer('pages');
    const ids: string[] = [];
    for (let n = 0; n < 12; n++) ids.push((await add(me, large('ü', 200))).id);
    const read: string[] = [];
    for (let since = 0, more = true; more;) {
      const page = await feed(me, since, 1000);
      const bytes = Buffer.byteLength(JSON.stringify(page.changes));
      expect(bytes).toBeLessThan(limits.pageBytes * 1.1);
      expect(page.changes.length).toBeGreaterThan(0);
      read.push(...page.changes.map(({ id }) => id));
      since = page.next;
      more = page.more;
    }
    expect(read).toEqual(ids);
    const listed: string[] = [];
    for (let cursor: string | undefined; ;) {
      const page = (await me.call('prayers', { query: { limit: '500', ...(cursor && { cursor }) } })).data;
      if (page.length === 0) break;
      expect(page.length).toBeLessThan(12);
      listed.push(...page.map(({ id }) => id));
      cursor = page.at(-1)?.id;
    }
    expect(listed.sort()).toEqual(ids.sort());
  });

  it('holds at least one prayer, even one larger than a page', async () => {
    const me = writer('giant');
    const { id } = await add(me);
    await add(me);
    await server.db.write(() => query('UPDATE prayers SET bytes = ? WHERE id = ?', limits.pageBytes * 3, id));
    const first = await feed(me);
    expect([first.changes.map((each) => each.id), first.more]).toEqual([[id], true]);
    expect((await feed(me, first.next)).more).toBe(false);
  });
});

describe('writes of one account', () => {
  it('given writes past the rate, then they wait as told and those of others do not', async () => {
    const me = writer('hasty');
    await add(me);
    await server.db.write(() =>
      query('UPDATE attempts SET count = ? WHERE subject = ?', limits.writes.max - 1, 'journal:user:hasty'),
    );
    expect((await me.call('addPrayer', { body: words })).status).toBe(200);
    const refused = await me.call('addPrayer', { body: words });
    expect([refused.status, refused.failure.code]).toEqual([429, 'too_many_requests']);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
    expect((await writer('patient').call('addPrayer', { body: words })).status).toBe(200);
    server.clock.now += wait * 1000;
    expect((await me.call('addPrayer', { body: words })).status).toBe(200);
  });
});
