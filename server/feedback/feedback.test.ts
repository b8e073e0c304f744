import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageAfter } from '../../core/contract/paging.ts';
import { retention } from '../../core/rules/retention.ts';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { allOf } from '../testing/personalData.ts';
import { feedbackData, feedbackLimits } from './service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

type Visitor = ReturnType<TestServer['visitor']>;
const helpful = { userId: null, searchQuery: 'anxiety', feedbackType: 'helpful', rating: 5, comments: null };
const send = (client: Visitor, body: Record<string, unknown> = helpful) => client.call('sendFeedback', { body });
const admin = () => server.visitor({ account: 'the-admin:admin' });
const latest = async () => (await admin().call('recentFeedback', { query: { limit: '1' } })).data[0];
let count = 0;
const member = () => server.visitor({ account: `critic-${++count}:registered` });
/** Newer than everything before it. */
const later = () => (server.clock.now += 1000);

describe('feedback', () => {
  it('is removed after two years', async () => {
    const sent = later();
    await send(server.visitor(), { ...helpful, searchQuery: 'kept for years' });
    const kept = () => server.db.read(() => query("SELECT id FROM feedback WHERE search_query = 'kept for years'"));
    server.clock.now = sent + retention.feedback;
    await server.settle();
    expect(await kept()).toHaveLength(1);
    server.clock.now += 1;
    await server.settle();
    expect(await kept()).toEqual([]);
  });
});

describe('POST /api/feedback', () => {
  it('takes feedback from anybody', async () => {
    for (const client of [server.visitor(), member()]) {
      const createdAt = new Date(later()).toISOString();
      expect((await send(client)).status).toBe(204);
      expect(await latest()).toEqual({
        id: expect.any(String),
        searchQuery: 'anxiety',
        feedbackType: 'helpful',
        rating: 5,
        comments: null,
        createdAt,
      });
    }
  });

  it('keeps comments trimmed, and null when there are none', async () => {
    for (const [comments, kept] of [
      ['  Thank you.  ', 'Thank you.'],
      ['   ', null],
      ['', null],
      [undefined, null],
      ['x'.repeat(500), 'x'.repeat(500)],
    ] as const) {
      later();
      expect((await send(member(), { ...helpful, comments })).status).toBe(204);
      expect((await latest())?.comments).toBe(kept);
    }
  });

  it('takes a suggestion, which has no rating', async () => {
    later();
    expect(
      (await send(member(), { searchQuery: 'hope', feedbackType: 'suggestion', comments: 'More psalms' })).status,
    ).toBe(204);
    expect(await latest()).toMatchObject({ feedbackType: 'suggestion', rating: null, comments: 'More psalms' });
  });

  it('takes the sender from the session and nowhere else', async () => {
    await send(server.visitor({ account: 'honest:registered' }), {
      ...helpful,
      userId: 'victim',
      comments: 'by honest',
    });
    await send(server.visitor(), { ...helpful, userId: 'victim', comments: 'by nobody' });
    const rows = await server.db.read(() =>
      query(`SELECT user_id FROM feedback WHERE comments LIKE 'by %' ORDER BY comments`),
    );
    expect(rows).toEqual([{ user_id: 'honest' }, { user_id: null }]);
    expect(await allOf(server.db, feedbackData, 'victim')).toEqual([]);
  });

  it('does not record words of danger', async () => {
    later();
    expect((await send(member(), { ...helpful, searchQuery: 'I want to kill myself' })).status).toBe(204);
    expect((await latest())?.searchQuery).toBeNull();
  });

  it.each(['I want to kill myself', 'i have nothing left to give and no one would care', 'quiero quitarme la vida'])(
    'keeps the stars and not the comments, when those speak of danger or may: %s',
    async (comments) => {
      later();
      expect((await send(member(), { ...helpful, comments })).status).toBe(204);
      expect(await latest()).toMatchObject({ searchQuery: 'anxiety', rating: 5, comments: null });
      expect(server.logged.join('')).not.toContain(comments);
    },
  );

  it.each<[string, Record<string, unknown>, string]>([
    ['no search', { searchQuery: undefined }, 'searchQuery'],
    ['a blank search', { searchQuery: ' ' }, 'searchQuery'],
    ['a search past 500 characters', { searchQuery: 'x'.repeat(501) }, 'searchQuery'],
    ['no type', { feedbackType: undefined }, 'feedbackType'],
    ['an unknown type', { feedbackType: 'Very Helpful' }, 'feedbackType'],
    ['no star', { rating: 0 }, 'rating'],
    ['six stars', { rating: 6 }, 'rating'],
    ['half a star', { rating: 2.5 }, 'rating'],
    ['stars that are no number', { rating: '5' }, 'rating'],
    ['a suggestion with stars', { feedbackType: 'suggestion' }, 'rating'],
    ['comments past 500 characters', { comments: 'x'.repeat(501) }, 'comments'],
    ['comments that are not text', { comments: {} }, 'comments'],
    ['a user id that is none', { userId: {} }, 'userId'],
    ['a role', { role: 'admin' }, ''],
    ['a subscription', { subscriptionTier: 'premium', subscriptionStatus: 'active' }, ''],
    ['an id', { id: '1' }, ''],
    ['a date', { createdAt: '2020-01-01T00:00:00.000Z' }, ''],
    ['a prototype', JSON.parse('{"__proto__":{"role":"admin"}}') as Record<string, unknown>, ''],
  ])('refuses %s and names the field', async (_, wrong, field) => {
    const { status, failure } = await send(member(), { ...helpful, ...wrong });
    expect(status).toBe(400);
    expect(failure.code).toBe('bad_request');
    expect(Object.keys(failure.fields ?? {})).toEqual([field]);
  });

  it('never logs what was searched or written', async () => {
    await send(member(), { ...helpful, searchQuery: 'a private trouble', comments: 'a private word' });
    await send(member(), { ...helpful, searchQuery: 'a private trouble', comments: 7 });
    expect(server.logged.join('')).not.toMatch(/private/);
  });
});

describe('too much feedback', () => {
  it('is refused per person until the hour is over, in parallel too', async () => {
    const client = member();
    const answers = await Promise.all(Array.from({ length: 30 }, () => send(client)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(feedbackLimits.perPerson);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.failure).toMatchObject({
      code: 'too_many_requests',
      resetAt: new Date(server.clock.now + feedbackLimits.window).toISOString(),
    });
    expect(refused?.headers.get('Retry-After')).toBe('3600');
    expect((await send(member())).status).toBe(204);
    server.clock.now += feedbackLimits.window;
    for (let turn = 0; turn < feedbackLimits.perPerson; turn++) expect((await send(client)).status).toBe(204);
    expect((await send(client)).status).toBe(429);
  });

  it('is refused per network when cookies are wiped, but leaves other networks alone', async () => {
    const from = (address: string) => server.visitor({ headers: { 'X-Forwarded-For': address } });
    let taken = 0;
    for (let index = 0; index < feedbackLimits.perNetwork + 10; index++)
      if ((await send(from(`198.51.100.${index % 250}`))).status === 204) taken++;
    expect(taken).toBe(feedbackLimits.perNetwork);
    expect((await send(from('203.0.113.9'))).status).toBe(204);
  });

  it('leaves no counters behind for good', async () => {
    const counters = () => server.db.read(() => query('SELECT subject FROM attempts'));
    await send(member());
    await server.settle();
    expect(await counters()).not.toEqual([]);
    server.clock.now += feedbackLimits.window;
    await server.settle();
    expect(await counters()).toEqual([]);
  });
});

describe('GET /api/feedback', () => {
  it('lists the last 20, newest first, and older ones page by page', async () => {
    for (let index = 0; index < 30; index++) {
      if (index % 4 === 0) later();
      await send(member(), { ...helpful, searchQuery: `query ${index}` });
    }
    const first = (await admin().call('recentFeedback')).data;
    expect(first).toHaveLength(20);
    const times = first.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    const last = first.at(-1);
    const next = (
      await admin().call('recentFeedback', { query: { before: last ? pageAfter(last) : '', limit: '100' } })
    ).data;
    const queries = [...first, ...next].map(({ searchQuery }) => searchQuery);
    for (let index = 0; index < 30; index++)
      expect(queries.filter((each) => each === `query ${index}`)).toHaveLength(1);
  });

  it('is for admins and moderators', async () => {
    expect((await server.visitor({ account: 'a-moderator:moderator' }).call('recentFeedback')).status).toBe(200);
    for (const role of ['registered', 'premium', 'contributor'] as const) {
      const { status, failure } = await server.visitor({ account: `reader:${role}` }).call('recentFeedback');
      expect(status).toBe(403);
      expect(failure.code).toBe('forbidden');
    }
    expect((await server.visitor().call('recentFeedback')).status).toBe(401);
  });

  it.each(['limit=0', 'limit=101', 'limit=1.5', 'before=x', 'userId=1'])('refuses ?%s', async (wrong) => {
    expect((await admin().fetch(`/api/feedback?${wrong}`)).status).toBe(400);
  });
});

describe('personal data', () => {
  it('exports and erases the feedback of one person only', async () => {
    for (const id of ['gone', 'stays'])
      await send(server.visitor({ account: `${id}:registered` }), { ...helpful, comments: id });
    expect(await allOf(server.db, feedbackData, 'gone')).toMatchObject([{ comments: 'gone', searchQuery: 'anxiety' }]);
    await server.db.write(() => feedbackData.erase('gone'));
    expect(await allOf(server.db, feedbackData, 'gone')).toEqual([]);
    expect(await allOf(server.db, feedbackData, 'stays')).toHaveLength(1);
  });
});
