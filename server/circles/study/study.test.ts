import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { communityLimits } from '../../../core/rules/community.ts';
import { retention } from '../../../core/rules/retention.ts';
import { query } from '../../db/db.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { allOf } from '../../testing/personalData.ts';
import { createPeople, type Someone } from '../../testing/someone.ts';
import { studyData } from './personal.ts';
import { createCircle, joinCircle } from '../testing/circle.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const { person } = createPeople(() => server);
const DAY = 24 * 60 * 60_000;

const household = async () => {
  const [owner, member] = [await person('premium'), await person('premium')];
  const id = (await createCircle(owner)).id;
  await joinCircle({ id }, member);
  return { id, owner, member };
};

/** The day of the server's clock, so many days later. */
const dayIn = (days: number) => new Date(server.clock.now + days * DAY).toISOString().slice(0, 10);
const today = () => dayIn(0);

const setVerse = (who: Someone, id: string, reference: string) =>
  who.client.call('setCircleVerse', { params: { id }, body: { reference } });
const verse = async (who: Someone, id: string) => (await who.client.call('circleVerse', { params: { id } })).data;
const study = async (who: Someone, id: string, day = today()) =>
  (await who.client.call('circleStudy', { params: { id }, query: { day } })).data;
const mark = (who: Someone, id: string, day = today()) => who.client.call('markStudied', { params: { id, day } });
const unmark = (who: Someone, id: string, day = today()) => who.client.call('unmarkStudied', { params: { id, day } });

describe('the verse of a circle', () => {
  it('is empty at first, and then the passage of our own store that the reference names', async () => {
    const { id, owner, member } = await household();
    const none = { reference: null, text: null, translation: null, read: false };
    expect(await verse(member, id)).toEqual(none);
    expect((await member.client.call('markVerseRead', { params: { id } })).data).toEqual(none);
    const { status, data } = await setVerse(owner, id, 'jn 3 16');
    expect(status).toBe(200);
    expect(data).toEqual({
      reference: 'John 3:16',
      text: expect.stringContaining('God so loved the world'),
      translation: 'ESV',
      read: false,
    });
    expect(await verse(member, id)).toEqual(data);
    const rows = await server.db.read(() => query('SELECT * FROM circles WHERE id = ?', id));
    expect(JSON.stringify(rows)).not.toContain('loved');
  });

  it('takes a chapter, and a passage across two that is no longer', async () => {
    const { id, owner } = await household();
    for (const [written, reference] of [
      ['psalm 119', 'Psalm 119'],
      ['Romans 8:38-9:1', 'Romans 8:38-9:1'],
      ['1 thess 5:16-18', '1 Thessalonians 5:16-18'],
    ] as const)
      expect((await setVerse(owner, id, written)).data.reference).toBe(reference);
  });

  it.each(['', 'hello', 'John 3:99', 'Psalm 1-2', 'Genesis 1:1-2:25', 'Psalm 1:1-6; 2:1', 'x'.repeat(81)])(
    'refuses %j and keeps the one before',
    async (reference) => {
      const { id, owner } = await household();
      await setVerse(owner, id, 'John 3:16');
      const { status, failure } = await setVerse(owner, id, reference);
      expect([status, Object.keys(failure.fields ?? {})]).toEqual([400, ['reference']]);
      expect((await verse(owner, id)).reference).toBe('John 3:16');
    },
  );

  it('is read by each for themselves, until there is another', async () => {
    const { id, owner, member } = await household();
    await setVerse(owner, id, 'John 3:16');
    expect((await member.client.call('markVerseRead', { params: { id } })).data.read).toBe(true);
    await member.client.call('markVerseRead', { params: { id } });
    expect([(await verse(member, id)).read, (await verse(owner, id)).read]).toEqual([true, false]);
    await setVerse(owner, id, 'john 3:16');
    expect((await verse(member, id)).read).toBe(true);
    expect((await member.client.call('unmarkVerseRead', { params: { id } })).data.read).toBe(false);
    await member.client.call('markVerseRead', { params: { id } });
    await setVerse(owner, id, 'Psalm 23');
    expect((await verse(member, id)).read).toBe(false);
    await setVerse(owner, id, 'John 3:16');
    expect((await verse(member, id)).read).toBe(false);
  });
});

describe('the study of a circle', () => {
  it('counts each member once a day, by their own day, and names nobody', async () => {
    const { id, owner, member } = await household();
    const first = await Promise.all(Array.from({ length: 10 }, () => mark(member, id)));
    expect(first.map(({ status }) => status)).toEqual(Array(10).fill(200));
    await mark(owner, id);
    const seen = await study(member, id);
    expect(seen).toEqual({ topic: null, studied: true, members: 2, studiedToday: 2 });
    await Promise.all(Array.from({ length: 5 }, () => unmark(owner, id)));
    expect(await study(owner, id)).toEqual({ topic: null, studied: false, members: 2, studiedToday: 1 });
    expect(await study(owner, id, dayIn(-1))).toMatchObject({ studiedToday: 0 });
  });

  it('takes a day that is today somewhere on earth, and no other', async () => {
    const { id, owner } = await household();
    const noon = server.clock.now;
    // At noon UTC it is the same day everywhere from UTC-12, and tomorrow from UTC+12 on.
    for (const [hour, days] of [
      [12, [0, 1]],
      [0, [-1, 0]],
      [9.99, [-1, 0]],
      [10, [-1, 0, 1]],
      [11.99, [-1, 0, 1]],
    ] as const) {
      server.clock.now = Date.UTC(2026, 10, 24) + hour * 60 * 60_000;
      const answers = [];
      for (const days of [-2, -1, 0, 1, 2]) answers.push([days, (await mark(owner, id, dayIn(days))).status] as const);
      expect(answers.filter(([, status]) => status === 200).map(([days]) => days)).toEqual(days);
      expect(answers.filter(([, status]) => ![200, 400].includes(status))).toEqual([]);
    }
    server.clock.now = noon;
    expect((await mark(owner, id, '2026-02-30')).status).toBe(404);
  });

  it('takes a topic from owner and admins, after the same checks as every text', async () => {
    const { id, owner, member } = await household();
    const set = (who: Someone, topic: string, confirmed = false) =>
      who.client.call('setStudyTopic', { params: { id }, query: { day: today() }, body: { topic, confirmed } });
    expect((await set(member, 'Ruth')).status).toBe(403);
    expect((await set(owner, ' The book of Ruth ')).data.topic).toBe('The book of Ruth');
    expect((await set(owner, ' ')).failure.fields).toEqual({ topic: 'Please enter a topic.' });
    expect((await set(owner, 'Call +1 (555) 123-4567')).failure.code).toBe('ask_again');
    expect((await set(owner, 'I am going to kill myself tonight')).failure.code).toBe('crisis');
    const link = await set(owner, 'See https://example.org/x', true);
    expect([link.status, link.failure.fields]).toEqual([400, { topic: 'Please choose other words for the topic.' }]);
    expect((await study(member, id)).topic).toBe('The book of Ruth');
  });

  it('given a circle admin who tries words past the hour’s limit, then 429 whether they confirm them or not', async () => {
    const { id, owner } = await household();
    const set = (topic: string, confirmed: boolean) =>
      owner.client.call('setStudyTopic', { params: { id }, query: { day: today() }, body: { topic, confirmed } });
    const slur = 'you coon';
    expect((await set(slur, true)).status).toBe(400);
    await server.db.write(() =>
      query('UPDATE attempts SET count = ? WHERE subject = ?', communityLimits.checks.max, `check:user:${owner.id}`),
    );
    expect([(await set(slur, true)).status, (await set('Ruth', true)).status, (await set(slur, false)).status]).toEqual(
      [429, 429, 429],
    );
    expect((await set('I am going to kill myself tonight', false)).failure.code).toBe('crisis');
  });

  it('given who leaves or deletes their account, then they no longer count', async () => {
    const { id, owner, member } = await household();
    const other = await person('premium');
    await joinCircle({ id }, other);
    for (const who of [owner, member, other]) await mark(who, id);
    await member.client.call('leaveCircle', { params: { id } });
    expect((await study(owner, id)).studiedToday).toBe(2);
    await other.client.call('deleteAccount', { body: {} });
    expect((await study(owner, id)).studiedToday).toBe(1);
  });

  it('is forgotten after a year', async () => {
    const { id, owner, member } = await household();
    for (const who of [owner, member]) await mark(who, id);
    const { now } = server.clock;
    server.clock.now += retention.studyMark + 10 * DAY;
    await server.settle();
    for (const table of ['circle_study', 'circle_study_days'])
      expect(await server.db.read(() => query(`SELECT * FROM ${table}`))).toEqual([]);
    server.clock.now = now;
  });
});

describe('verse and study', () => {
  it('are for members alone, changes for owner and admins', async () => {
    const { id, member } = await household();
    const stranger = await person('premium');
    for (const circle of [id, randomUUID()]) {
      const params = { id: circle, day: today() };
      const query = { day: today() };
      const answers = [
        await stranger.client.call('circleVerse', { params }),
        await setVerse(stranger, circle, 'John 3:16'),
        await stranger.client.call('markVerseRead', { params }),
        await stranger.client.call('unmarkVerseRead', { params }),
        await stranger.client.call('circleStudy', { params, query }),
        await stranger.client.call('setStudyTopic', { params, query, body: { topic: 'Ruth' } }),
        await stranger.client.call('markStudied', { params }),
        await stranger.client.call('unmarkStudied', { params }),
      ].map(({ status, failure }) => [status, failure.error]);
      expect(answers).toEqual(Array(8).fill([404, 'We could not find that circle.']));
    }
    expect((await setVerse(member, id, 'John 3:16')).status).toBe(403);
  });

  it('of a person are in their download, and nothing is left of their account', async () => {
    const { id, owner, member } = await household();
    await setVerse(owner, id, 'John 3:16');
    await member.client.call('markVerseRead', { params: { id } });
    const { now } = server.clock;
    for (const days of [0, 1, 2]) {
      server.clock.now = now - days * DAY;
      await mark(member, id);
    }
    server.clock.now = now;
    expect(await allOf(server.db, studyData, member.id)).toEqual(
      [0, -1, -2].map((days) => ({ circleId: id, day: dayIn(days) })),
    );
    const { data } = await member.client.call('downloadData');
    expect(data['circleVersesRead']).toEqual([{ circleId: id }]);
    expect((await member.client.call('deleteAccount', { body: {} })).status).toBe(204);
    expect(await allOf(server.db, studyData, member.id)).toEqual([]);
    expect(await server.db.read(() => query('SELECT * FROM circle_verse_reads WHERE user_id = ?', member.id))).toEqual(
      [],
    );
  });
});
