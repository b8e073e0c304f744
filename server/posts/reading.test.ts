import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageAfter } from '../../core/contract/paging.ts';
import { query } from '../db/db.ts';
import { insertCircle } from '../testing/community/insertCircle.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { createWriters } from './testing/writers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const { add, feedOf, member } = createWriters(() => server);

describe('GET /api/posts', () => {
  it('gives everybody’s and one’s own, newest first, in pages, each post once', async () => {
    const [who, other] = [await member(), await member()];
    const circleId = await insertCircle(server.db, { userId: who.id, role: 'owner' });
    const mine: string[] = [];
    for (const [author, fields] of [
      [who, {}],
      [other, {}],
      [who, { audience: 'me' }],
      [who, { audience: 'pastoral' }],
      [other, {}],
      [who, { audience: 'circle', circleId }],
      [who, {}],
    ] as const) {
      // Three at one moment, so that the id settles the order.
      if (mine.length % 3 === 0) server.clock.now += 1000;
      const { data } = await add(author, fields);
      mine.push(data.id);
    }
    const seen: string[] = [];
    for (let before: string | undefined; ;) {
      const { data } = await who.client.call('posts', { query: { limit: '2', ...(before ? { before } : {}) } });
      seen.push(...data.map(({ id }) => id));
      const last = data.at(-1);
      if (!last) break;
      before = pageAfter(last);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(await feedOf(who));
    expect(mine.filter((id) => seen.includes(id))).toEqual(mine.filter((_, index) => index !== 5));
    expect((await feedOf(who, 'mine')).length).toBe(5);
    expect(await feedOf(other)).toEqual(expect.arrayContaining([mine[0], mine[1], mine[4], mine[6]]));
    expect((await feedOf(other)).filter((id) => [mine[2], mine[3], mine[5]].includes(id))).toEqual([]);
  });

  it('ends a page at 1 MB, and goes on behind it', async () => {
    const who = await member();
    await server.db.write(function* () {
      for (let index = 0; index < 100; index++)
        yield* query(
          `INSERT INTO posts (id, author_id, stream, audience, post_type, content, anonymous, tags, image_alt, status, answer_story, created_at)
           VALUES (?, ?, 'own', 'me', 'general', ?, 0, '[]', '', 'published', ?, ?)`,
          randomUUID(),
          who.id,
          '祈'.repeat(2000),
          '祈'.repeat(2000),
          index,
        );
    });
    const page = async (before?: string) => {
      const response = await who.client.fetch(`/api/posts?scope=mine&limit=100${before ? `&before=${before}` : ''}`);
      const text = await response.text();
      return { bytes: Buffer.byteLength(text), posts: JSON.parse(text) as { id: string; createdAt: string }[] };
    };
    const first = await page();
    expect(first.bytes).toBeLessThan(1024 * 1024);
    expect(first.posts.length).toBeGreaterThan(30);
    expect(first.posts.length).toBeLessThan(100);
    const last = first.posts.at(-1);
    const second = await page(last && pageAfter(last));
    expect(new Set([...first.posts, ...second.posts].map(({ id }) => id)).size).toBe(100);
  });

  it.each(['scope=all', 'limit=0', 'limit=101', 'before=yesterday', 'offset=3'])('refuses ?%s', async (wrong) => {
    expect((await (await member()).client.fetch(`/api/posts?${wrong}`)).status).toBe(400);
  });
});
