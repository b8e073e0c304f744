import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../db/db.ts';
import { insertCircle } from '../testing/community/insertCircle.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { createPeople, type Someone } from '../testing/someone.ts';

/**
 * Who may do what with whose posts: every reader with every kind of post and every verb. What is expected stands in the tables
 * below, by name; nothing of the server is asked for it.
 */
const DAY = 24 * 60 * 60_000;

const readers = [
  'author',
  'circleOwner',
  'circleAdmin',
  'circleMember',
  'removedMember',
  'stranger',
  'blockedMember',
  'blockingMember',
  'mutingMember',
  'blockedCircleAdmin',
  'blockedModerator',
  'young',
  'suspended',
  'moderator',
  'admin',
  'pastoral',
  'unverified',
  'unsubscribed',
  'signedOut',
] as const;
type Reader = (typeof readers)[number];

/** The owner and admins; the members beside them whom nothing separates from the authors; and those whom a block or mute does. */
const leaders: Reader[] = ['circleOwner', 'circleAdmin', 'blockedCircleAdmin'];
const membersAtPeace: Reader[] = ['author', 'circleMember', 'suspended', 'unverified'];
const apart: Reader[] = ['blockedMember', 'blockingMember', 'mutingMember'];
const inCircle = [...leaders, ...membersAtPeace, ...apart];
const everybody = readers.filter((reader) => reader !== 'unsubscribed' && reader !== 'signedOut');
const without = (hidden: readonly Reader[]) => everybody.filter((reader) => !hidden.includes(reader));

interface Kind {
  by: 'author' | 'youngAuthor';
  audience: 'everyone' | 'circle' | 'pastoral' | 'me';
  anonymous?: true;
  status?: 'held' | 'hidden';
  /** Who finds and reads it. */
  seenBy: readonly Reader[];
  /** Who reads who wrote it. */
  namedTo: readonly Reader[];
}

/** Outside of the circle its admin is one of many. */
const namedForAll = without([...apart, 'blockedCircleAdmin']);
const namedInCircle = [...leaders, ...membersAtPeace];

const kinds: Record<string, Kind> = {
  everyone: { by: 'author', audience: 'everyone', seenBy: namedForAll, namedTo: namedForAll },
  'everyone, anonymous': { by: 'author', audience: 'everyone', anonymous: true, seenBy: everybody, namedTo: [] },
  'everyone, held': { by: 'author', audience: 'everyone', status: 'held', seenBy: ['author'], namedTo: ['author'] },
  'everyone, hidden': { by: 'author', audience: 'everyone', status: 'hidden', seenBy: ['author'], namedTo: ['author'] },
  'everyone, of somebody under 18': { by: 'youngAuthor', audience: 'everyone', seenBy: everybody, namedTo: [] },
  circle: { by: 'author', audience: 'circle', seenBy: namedInCircle, namedTo: namedInCircle },
  'circle, anonymous': { by: 'author', audience: 'circle', anonymous: true, seenBy: inCircle, namedTo: [] },
  'circle, hidden': { by: 'author', audience: 'circle', status: 'hidden', seenBy: ['author'], namedTo: ['author'] },
  'circle, of somebody under 18': { by: 'youngAuthor', audience: 'circle', seenBy: inCircle, namedTo: leaders },
  pastoral: { by: 'author', audience: 'pastoral', seenBy: ['author', 'pastoral'], namedTo: ['author', 'pastoral'] },
  'pastoral, anonymous': {
    by: 'author',
    audience: 'pastoral',
    anonymous: true,
    seenBy: ['author', 'pastoral'],
    namedTo: [],
  },
  me: { by: 'author', audience: 'me', seenBy: ['author'], namedTo: ['author'] },
};

const verbs = ['list', 'read', 'praise', 'pray', 'unreact', 'answer', 'report', 'delete'] as const;
type Verb = (typeof verbs)[number];

/** What a reader gets for a verb: a status, or for lists whether the post is in one. */
const expected = (reader: Reader, { by, seenBy }: Kind, verb: Verb): number | boolean => {
  if (reader === 'signedOut') return 401;
  const isMine = reader === by;
  // These two are never gated.
  if (verb === 'delete') return isMine ? 204 : 404;
  if (verb === 'report' && reader === 'unsubscribed') return everybodySees(seenBy) ? 200 : 404;
  const isSeen = seenBy.includes(reader);
  if (verb === 'report') return isMine ? 400 : isSeen ? 200 : 404;
  if (reader === 'unsubscribed') return 402;
  if (verb === 'list') return isSeen;
  if (verb === 'read') return isSeen ? 200 : 404;
  if (reader === 'suspended') return 403;
  if (verb === 'answer') return reader === 'unverified' ? 403 : isMine ? 200 : 404;
  return isSeen ? 200 : 404;
};
const everybodySees = (seenBy: readonly Reader[]) => seenBy.includes('stranger');

let server: TestServer;
let people: Record<Reader | 'youngAuthor', Someone>;
let circleId: string;

beforeAll(async () => {
  server = await startServer();
  const { newClient, person } = createPeople(() => server);
  const old = { createdAt: server.clock.now - 30 * DAY };
  const adult = (nickname: string) => person('premium', { ...old, nickname });
  const birthDate = '2011-05-17';
  people = {
    author: await adult('author'),
    youngAuthor: await person('premium', { ...old, birthDate }),
    circleOwner: await adult('circleOwner'),
    circleAdmin: await adult('circleAdmin'),
    circleMember: await adult('circleMember'),
    removedMember: await adult('removedMember'),
    stranger: await adult('stranger'),
    blockedMember: await adult('blockedMember'),
    blockingMember: await adult('blockingMember'),
    mutingMember: await adult('mutingMember'),
    blockedCircleAdmin: await adult('blockedCircleAdmin'),
    blockedModerator: await person('moderator', old),
    young: await person('premium', { ...old, birthDate }),
    suspended: await person('premium', { ...old, suspendedUntil: server.clock.now + 300 * DAY }),
    moderator: await person('moderator', old),
    admin: await person('admin', old),
    pastoral: await person('premium', { ...old, pastoral: true }),
    unverified: await person('premium', { ...old, verified: false }),
    unsubscribed: await person('registered', old),
    signedOut: { id: randomUUID(), email: '', client: newClient() },
  };
  const member = (name: Reader | 'youngAuthor') => ({ userId: people[name].id, role: 'member' as const });
  circleId = await insertCircle(
    server.db,
    { userId: people.circleOwner.id, role: 'owner' },
    { userId: people.circleAdmin.id, role: 'admin' },
    { userId: people.blockedCircleAdmin.id, role: 'admin' },
    ...[...membersAtPeace, ...apart, 'youngAuthor' as const].map(member),
    { userId: people.removedMember.id, role: 'member', state: 'removed' },
  );
  for (const by of [people.author, people.youngAuthor]) {
    for (const name of ['blockedMember', 'blockedCircleAdmin', 'blockedModerator'] as const)
      await separate(by, people[name], 'block');
    await separate(people.blockingMember, by, 'block');
    await separate(people.mutingMember, by, 'mute');
  }
});
afterAll(() => server.close());

const separate = async (who: Someone, from: Someone, kind: 'block' | 'mute') =>
  expect((await who.client.call('addBlock', { body: { userId: from.id, kind } })).status).toBe(200);

/** Written over HTTP; what a moderator would have done stands in the database. */
const write = async ({ by, audience, anonymous, status }: Kind): Promise<string> => {
  // Whatever was written before is of another hour.
  server.clock.now += 60 * 60_000;
  const { data, failure } = await people[by].client.call('addPost', {
    body: {
      content: 'For peace.',
      postType: 'prayer_request',
      audience,
      ...(anonymous ? { anonymous } : {}),
      ...(audience === 'circle' ? { circleId } : {}),
    },
  });
  expect(failure.code).toBeUndefined();
  if (status)
    await server.db.write(() => query("UPDATE posts SET status = ?, stream = 'own' WHERE id = ?", status, data.id));
  return data.id;
};

/** Whether any list has it; the status where there is none. */
const list = async ({ client }: Someone, postId: string): Promise<number | boolean> => {
  const feed = await client.call('posts', { query: { limit: '100' } });
  if (feed.status !== 200) return feed.status;
  const pastoral = await client.call('posts', { query: { scope: 'pastoral', limit: '100' } });
  const circle = await client.call('circlePosts', { params: { id: circleId }, query: { limit: '100' } });
  const lists = [feed, ...[pastoral, circle].filter(({ status }) => status === 200)];
  return lists.some(({ data }) => data.some(({ id }) => id === postId));
};

const attempt = async (who: Someone, verb: Verb, postId: string): Promise<number | boolean> => {
  const params = { postId };
  switch (verb) {
    case 'list':
      return list(who, postId);
    case 'read':
      return (await who.client.call('readPost', { params })).status;
    case 'praise':
      return (await who.client.call('addReaction', { params: { ...params, kind: 'praise' } })).status;
    case 'pray':
      return (await who.client.call('addReaction', { params: { ...params, kind: 'praying' } })).status;
    case 'unreact':
      return (await who.client.call('removeReaction', { params: { ...params, kind: 'praise' } })).status;
    case 'answer':
      return (await who.client.call('answerPost', { params, body: { answered: true } })).status;
    case 'report': {
      const body = { subject: 'post', subjectId: postId, reason: 'other' };
      return (await who.client.call('report', { body })).status;
    }
    case 'delete':
      return (await who.client.call('deletePost', { params })).status;
  }
};

describe('what everybody may do with every kind of post', () => {
  const names = Object.keys(kinds);

  it('are more than 400 cells', () => {
    expect(readers.length * names.length * verbs.length).toBeGreaterThan(400);
  });

  it.each(readers)('as %s', async (reader) => {
    for (const name of names) {
      const kind = kinds[name] as Kind;
      const postId = await write(kind);
      const got: Partial<Record<Verb, number | boolean>> = {};
      for (const verb of verbs) got[verb] = await attempt(people[reader], verb, postId);
      const table = Object.fromEntries(verbs.map((verb) => [verb, expected(reader, kind, verb)]));
      expect({ post: name, ...got }).toEqual({ post: name, ...table });
    }
  });

  it.each(everybody)('names authors alike in lists and alone, as %s', async (reader) => {
    const { client } = people[reader];
    for (const name of names) {
      const kind = kinds[name] as Kind;
      if (!kind.seenBy.includes(reader)) continue;
      const postId = await write(kind);
      const { data } = await client.call('readPost', { params: { postId } });
      const named = kind.namedTo.includes(reader);
      expect([name, data.author?.id ?? null]).toEqual([name, named ? people[kind.by].id : null]);
      // Whoever chose to be anonymous and whoever is under 18 look alike.
      expect(data.anonymous).toBe(!named);
      const lists = [
        await client.call('posts', { query: { limit: '100' } }),
        await client.call('posts', { query: { scope: 'pastoral', limit: '100' } }),
        await client.call('circlePosts', { params: { id: circleId }, query: { limit: '100' } }),
      ].filter(({ status }) => status === 200);
      const listed = lists.flatMap(({ data: page }) => page).filter(({ id }) => id === postId);
      expect(listed.length).toBeGreaterThan(0);
      for (const each of listed) expect(each).toEqual(data);
    }
  });
});

it('given a report, then the post is gone for who reported it, and for nobody else', async () => {
  const postId = await write({ by: 'author', audience: 'everyone', seenBy: [], namedTo: [] });
  expect(await attempt(people.stranger, 'report', postId)).toBe(200);
  expect(await list(people.stranger, postId)).toBe(false);
  for (const verb of ['read', 'praise'] as const) expect(await attempt(people.stranger, verb, postId)).toBe(404);
  expect(await list(people.young, postId)).toBe(true);
});
