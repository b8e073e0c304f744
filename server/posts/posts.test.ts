import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageAfter } from '../../core/contract/paging.ts';
import { query } from '../db/db.ts';
import { insertCircle } from '../testing/community/insertCircle.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import type { Someone } from '../testing/someone.ts';
import { createWriters, prayer } from './testing/writers.ts';

const PRAYER_ADDRESS = 'prayer@church.example';
const DAY = 24 * 60 * 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ prayerAddress: PRAYER_ADDRESS });
});
afterAll(() => server.close());

const { add, feedOf, member, newClient } = createWriters(() => server);
const clientId = () => `post_${server.clock.now}_${randomUUID()}`;

describe('POST /api/posts', () => {
  it('is in the feed of others at once, with its author, and without what is the author’s alone', async () => {
    const [ruth, naomi] = [await member({ nickname: 'Ruth' }), await member()];
    const sent = clientId();
    const { status, data } = await add(ruth, { clientId: sent, tags: ['Family ', 'family'] });
    expect(status).toBe(200);
    expect(data).toEqual({
      id: expect.any(String),
      clientId: sent,
      ...prayer,
      author: { id: ruth.id, displayName: 'Ruth', nickname: 'Ruth', avatar: null },
      circleId: null,
      anonymous: false,
      createdAt: new Date(server.clock.now).toISOString(),
      likeCount: 0,
      prayerCount: 0,
      liked: false,
      praying: false,
      mine: true,
      tags: ['family'],
      status: 'published',
      answeredAt: null,
      answerStory: null,
      image: null,
    });
    const { clientId: _, ...others } = data;
    const { data: feed } = await naomi.client.call('posts');
    expect(feed.find(({ id }) => id === data.id)).toEqual({ ...others, mine: false });
  });

  it('gives an avatar only where the picture is ours', async () => {
    const [ours, foreign] = [await member(), await member()];
    const avatar = `/api/images/${randomUUID()}`;
    const set = (who: Someone, address: string) =>
      server.db.write(() => query('UPDATE users SET avatar = ? WHERE id = ?', address, who.id));
    await set(ours, avatar);
    await set(foreign, 'https://tracker.example/pixel.png');
    expect((await add(ours)).data.author?.avatar).toBe(avatar);
    expect((await add(foreign)).data.author?.avatar).toBeNull();
  });

  it('takes ten posts an hour, and three on the first day', async () => {
    for (const [who, max] of [
      [await member(), 10],
      [await member({ createdAt: server.clock.now - DAY + 60_000 }), 3],
    ] as const) {
      for (let count = 0; count < max; count++) expect((await add(who)).status, `${count}`).toBe(200);
      const { status, failure } = await add(who);
      expect([status, failure.code]).toEqual([429, 'too_many_requests']);
      expect(failure['retryAfter']).toBe(3600);
    }
    server.clock.now += 60 * 60_000;
  });

  it('refuses an owner who is somebody else, and stores nothing', async () => {
    const [who, other] = [await member(), await member()];
    expect((await add(who, { owner: other.id })).status).toBe(401);
    expect((await add(who, { owner: who.id })).status).toBe(200);
    expect(await feedOf(who, 'mine')).toHaveLength(1);
  });

  it('needs a confirmed address, and nobody who is suspended', async () => {
    expect((await add({ id: '', email: '', client: newClient() })).status).toBe(401);
    expect((await add(await member({ verified: false }))).failure.code).toBe('email_unverified');
    const until = server.clock.now + DAY;
    const { status, failure } = await add(await member({ suspendedUntil: until }));
    expect([status, failure.code, failure['suspendedUntil']]).toEqual([
      403,
      'suspended',
      new Date(until).toISOString(),
    ]);
  });

  it.each([
    ['nothing but spaces', { content: ' \n ' }, 'content'],
    ['more than 2,000 characters', { content: 'x'.repeat(2001) }, 'content'],
    ['an unknown type', { postType: 'sermon' }, 'postType'],
    ['an unknown audience', { audience: 'friends' }, 'audience'],
    ['a circle without its id', { audience: 'circle' }, 'circleId'],
    ['a circle for everyone', { circleId: randomUUID() }, 'circleId'],
    ['a time of its own', { createdAt: '2000-01-01T00:00:00Z' }, ''],
    ['an author', { author_id: randomUUID() }, ''],
  ])('refuses %s', async (_, wrong, field) => {
    const { status, failure } = await add(await member(), wrong);
    expect(status).toBe(400);
    expect(Object.keys(failure.fields ?? {})).toEqual([field]);
  });
});

describe('words that are looked at before they are published', () => {
  const certain = 'I want to kill myself tonight.';
  const slur = 'You are a stupid nigger.';

  it('given certain danger, then nothing is stored, and once confirmed it is held for a moderator', async () => {
    const [who, other] = [await member(), await member()];
    const { status, failure } = await add(who, { content: certain });
    expect([status, failure.code, failure['danger']]).toEqual([422, 'crisis', { kind: 'suicide', subject: 'self' }]);
    expect(await feedOf(who, 'mine')).toEqual([]);
    const { data } = await add(who, { content: certain, confirmed: true });
    expect(data).toMatchObject({ status: 'held', helpline: true });
    expect(await feedOf(other)).not.toContain(data.id);
    expect(await feedOf(who)).toContain(data.id);
    expect(await casesOf(data.id)).toEqual([{ state: 'open', reasons: '["danger"]', urgency: 0, anonymous: 0 }]);
  });

  it.each(['pastoral', 'me'])('given certain danger for %s, then it is stored once confirmed', async (audience) => {
    const who = await member();
    expect((await add(who, { content: certain, audience })).failure.code).toBe('crisis');
    const { data } = await add(who, { content: certain, audience, confirmed: true });
    expect(data).toMatchObject({ status: 'published', helpline: true });
    expect(await casesOf(data.id)).toEqual([]);
  });

  it('given words that might mean danger, then it is published, and its author alone is shown the helplines', async () => {
    const [who, other] = [await member(), await member()];
    const { data } = await add(who, { content: 'I have nothing left to give and no one would care.' });
    expect(data).toMatchObject({ status: 'published', helpline: true });
    const read = await other.client.call('readPost', { params: { postId: data.id } });
    expect(read.data.helpline).toBeUndefined();
  });

  it('given a slur, then asks, and holds it once confirmed', async () => {
    const who = await member();
    const { status, failure } = await add(who, { content: slur });
    expect([status, failure.code, failure['concerns']]).toEqual([422, 'ask_again', ['slur']]);
    expect((await add(who, { content: slur, confirmed: true })).data.status).toBe('held');
    // For oneself nobody is asked.
    expect((await add(who, { content: slur, audience: 'me' })).data.status).toBe('published');
  });

  it('given a slur in a tag, then asks as well', async () => {
    expect((await add(await member(), { tags: ['nigger'] })).failure.code).toBe('ask_again');
  });

  it('given a phone number, then asks, and publishes it once confirmed', async () => {
    const who = await member();
    const content = 'Call me at (555) 123-4567.';
    expect((await add(who, { content })).failure['concerns']).toEqual(['phone']);
    expect((await add(who, { content, confirmed: true })).data.status).toBe('published');
  });

  it('given a link in an account’s first week, then it is held, and not later', async () => {
    const content = 'See https://example.org/help';
    expect((await add(await member({ createdAt: server.clock.now - 6 * DAY }), { content })).data.status).toBe('held');
    expect((await add(await member(), { content })).data.status).toBe('published');
  });
});

const casesOf = (postId: string) =>
  server.db.read(() =>
    query('SELECT state, reasons, urgency, anonymous FROM cases WHERE subject_id = ? ORDER BY created_at', postId),
  );

describe('pictures', () => {
  const upload = async (owner: Someone) => {
    const id = randomUUID();
    await server.db.write(() =>
      query(
        'INSERT INTO images (id, owner_id, width, height, bytes, created_at) VALUES (?, ?, 10, 10, 100, ?)',
        id,
        owner.id,
        server.clock.now,
      ),
    );
    return id;
  };

  it('belong to one post of whoever uploaded them, and go with it', async () => {
    const [who, thief] = [await member(), await member()];
    const imageId = await upload(who);
    expect((await add(thief, { imageId })).status).toBe(404);
    const { data } = await add(who, { imageId, imageAlt: 'Our garden' });
    expect(data.image).toEqual({
      url: `/api/images/${imageId}`,
      thumbnail: `/api/images/${imageId}?size=thumb`,
      alt: 'Our garden',
    });
    expect((await add(who, { imageId })).status).toBe(404);
    expect(await feedOf(who, 'mine')).toEqual([data.id]);
    await who.client.call('deletePost', { params: { postId: data.id } });
    expect(await server.db.read(() => query('SELECT id FROM images WHERE id = ?', imageId))).toEqual([]);
    expect(
      await server.db.read(() => query('SELECT image_id FROM image_removals WHERE image_id = ?', imageId)),
    ).toHaveLength(1);
  });

  it('of somebody under 18 wait for a moderator, unless nobody else sees them', async () => {
    const young = await member({ birthDate: '2010-05-17' });
    const { data } = await add(young, { imageId: await upload(young) });
    expect(data.status).toBe('held');
    expect(await casesOf(data.id)).toEqual([{ state: 'open', reasons: '["image"]', urgency: 1, anonymous: 1 }]);
    expect((await add(young, { imageId: await upload(young), audience: 'me' })).data.status).toBe('published');
    // The pastoral team does not see it yet, so the moderators are called.
    const inDanger = { content: 'I want to kill myself.', audience: 'pastoral', confirmed: true };
    const waiting = (await add(young, { ...inDanger, imageId: await upload(young) })).data;
    expect(waiting.status).toBe('held');
    expect(await casesOf(waiting.id)).toEqual([expect.objectContaining({ urgency: 0 })]);
    expect((await add(young)).data.status).toBe('published');
  });
});

describe('what is sent to the pastoral team', () => {
  it('is read by the team alone, which is told by a mail without words or names', async () => {
    const [who, pastor, other] = [
      await member({ nickname: 'Hannah' }),
      await member({ pastoral: true }),
      await member(),
    ];
    await member({ pastoral: true, blocked: true });
    // A mail that is still due for earlier ones goes before.
    server.clock.now += 2 * 60 * 60_000;
    await server.settle();
    server.clock.now += 60 * 60_000;
    server.mails.length = 0;
    const { data } = await add(who, { audience: 'pastoral', content: 'For a child, please.' });
    await server.settle();
    expect(await feedOf(pastor, 'pastoral')).toContain(data.id);
    expect(await feedOf(pastor)).not.toContain(data.id);
    expect(await feedOf(who)).toContain(data.id);
    const refused = await other.client.call('posts', { query: { scope: 'pastoral' } });
    expect([refused.status, refused.failure.code]).toEqual([403, 'forbidden']);
    expect((await other.client.call('readPost', { params: { postId: data.id } })).status).toBe(404);
    for (const each of [who, pastor]) {
      const { headers } = await each.client.call('posts');
      expect(headers.get('x-pastoral-team')).toBe('1');
    }
    const mails = server.mails.filter(({ to }) => to === PRAYER_ADDRESS);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject: 'The pastoral team was asked for prayer' });
    for (const mail of server.mails)
      for (const secret of ['child', 'Hannah', who.email, who.id]) expect(JSON.stringify(mail)).not.toContain(secret);
    expect(server.mails.filter(({ to }) => to === who.email)).toEqual([]);
    // All that follow within the hour share one mail, at its end.
    for (let count = 0; count < 3; count++) await add(who, { audience: 'pastoral' });
    await server.settle();
    const arrived = () => server.mails.filter(({ to }) => to === PRAYER_ADDRESS).length;
    expect(arrived()).toBe(1);
    server.clock.now += 60 * 60_000;
    await server.settle();
    expect(arrived()).toBe(2);
  });

  it('tells nobody where no address is set', async () => {
    await server.settle();
    const quiet = await startServer({ db: server.db });
    const writers = createWriters(() => quiet);
    await writers.add(await writers.member(), { audience: 'pastoral' });
    server.mails.length = 0;
    await server.settle();
    expect(server.mails).toEqual([]);
    await quiet.close();
  });
});

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

describe('reactions', () => {
  it('count once per person and kind, however often and from however many tabs', async () => {
    const [author, fan, other] = [await member(), await member(), await member()];
    const { data } = await add(author);
    const react = (who: Someone, kind: string, call: 'addReaction' | 'removeReaction' = 'addReaction') =>
      who.client.call(call, { params: { postId: data.id, kind } });
    const answers = await Promise.all(Array.from({ length: 10 }, () => react(fan, 'praise')));
    expect(answers.map(({ data: post }) => [post.likeCount, post.liked])).toEqual(answers.map(() => [1, true]));
    await react(other, 'praise');
    expect((await react(fan, 'praying')).data).toMatchObject({
      likeCount: 2,
      prayerCount: 1,
      liked: true,
      praying: true,
    });
    await Promise.all(Array.from({ length: 5 }, () => react(fan, 'praise', 'removeReaction')));
    const { data: post } = await author.client.call('readPost', { params: { postId: data.id } });
    expect(post).toMatchObject({ likeCount: 1, prayerCount: 1, liked: false, praying: false });
    expect((await react(fan, 'dislike')).status).toBe(404);
  });

  it('are refused past 600 new ones an hour, and what is there is not counted again', async () => {
    const who = await member();
    const [before, after] = [await add(await member()), await add(await member())];
    const praise = (postId: string) => who.client.call('addReaction', { params: { postId, kind: 'praise' } });
    await praise(before.data.id);
    await server.db.write(() => query('UPDATE attempts SET count = 600 WHERE subject = ?', `react:user:${who.id}`));
    expect((await praise(before.data.id)).status).toBe(200);
    expect((await praise(after.data.id)).failure.code).toBe('too_many_requests');
    expect((await who.client.call('readPost', { params: { postId: after.data.id } })).data.likeCount).toBe(0);
  });

  it('need no confirmed address, and no suspension', async () => {
    const { data } = await add(await member());
    const params = { postId: data.id, kind: 'praying' };
    expect((await (await member({ verified: false })).client.call('addReaction', { params })).status).toBe(200);
    const suspended = await member({ suspendedUntil: server.clock.now + DAY });
    expect((await suspended.client.call('addReaction', { params })).failure.code).toBe('suspended');
  });
});

describe('DELETE /api/posts/:postId', () => {
  it('removes one’s own with its reactions, also where one may no longer write', async () => {
    const [who, other] = [await member(), await member()];
    const { data } = await add(who);
    const params = { postId: data.id };
    await other.client.call('addReaction', { params: { ...params, kind: 'praise' } });
    expect((await other.client.call('deletePost', { params })).status).toBe(404);
    await server.db.write(() =>
      query('UPDATE users SET suspended_until = ?, verified_at = NULL WHERE id = ?', server.clock.now + DAY, who.id),
    );
    expect((await who.client.call('deletePost', { params })).status).toBe(204);
    expect((await who.client.call('deletePost', { params })).status).toBe(404);
    expect((await other.client.call('readPost', { params })).status).toBe(404);
    expect(await server.db.read(() => query('SELECT kind FROM post_reactions WHERE post_id = ?', data.id))).toEqual([]);
  });

  it('given one that was held, then nobody needs to look any more', async () => {
    const who = await member();
    const { data } = await add(who, { content: 'I want to kill myself tonight.', confirmed: true });
    await who.client.call('deletePost', { params: { postId: data.id } });
    expect(await casesOf(data.id)).toEqual([]);
  });
});
