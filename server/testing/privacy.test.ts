import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../../core/contract/endpoint.ts';
import { endpoints } from '../../core/contract/endpoints.ts';
import { routes, type RouteName } from '../../core/contract/routes.ts';
import { insertCircle } from './community/insertCircle.ts';
import { startServer, type TestServer } from './harness.ts';
import { listen, type TestListener } from './http/listen.ts';
import { recorded } from './http/recorded.ts';
import { createPeople, type Someone } from './someone.ts';

/** Who looks for the names of people under 18, or of who wrote anonymously, at every address (docs/proof.md S34, S35). */
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ locked: { prayerTeamEmail: 'prayer@church.example' } });
});
afterAll(() => server.close());

const { newClient, person } = createPeople(() => server);
const DAY = 24 * 60 * 60_000;
/** Eight people ask at every address there is: in milliseconds, on a machine that is busy with much else. */
const WALK = 300_000;
const dateTime = '2026-12-24T17:30:00.000Z';

const expectOk = <T>({ status, data, failure }: { status: number; data: T; failure: object }): T => {
  expect(status, JSON.stringify(failure)).toBe(200);
  return data;
};

/** Where one of these words stands, with what is around it. */
const around = (text: string, words: readonly string[]): string[] =>
  words.flatMap((word) =>
    [...text.matchAll(new RegExp(word, 'g'))].map(({ index }) => text.slice(Math.max(0, index - 200), index + 100)),
  );

/** Everything that somebody young does in a circle and beside it, under their own name. */
const leaveTraces = async ({ client }: Someone, id: string, studyDay: string): Promise<Record<string, string[]>> => {
  const post = { content: 'For my exams.', postType: 'prayer_request', anonymous: false } as const;
  const posts = [
    await client.call('addPost', { body: { ...post, audience: 'everyone' } }),
    await client.call('addPost', { body: { ...post, audience: 'circle', circleId: id } }),
    await client.call('addShoutOut', { params: { id }, body: { text: 'Thank you.' } }),
  ].map((answer) => expectOk(answer).id);
  const event = { title: 'Supper', dateTime, timeZone: 'UTC' };
  const eventId = expectOk(await client.call('addEvent', { params: { id }, body: event })).id;
  for (const kind of ['attending', 'praying', 'recognize'])
    expectOk(await client.call('addEventReaction', { params: { id, eventId, kind } }));
  for (const postId of posts)
    for (const kind of ['praise', 'praying']) expectOk(await client.call('addReaction', { params: { postId, kind } }));
  expectOk(await client.call('markStudied', { params: { id, day: studyDay } }));
  await client.call('markVerseRead', { params: { id } });
  return { postId: posts, eventId: [eventId], id: [id] };
};

const searches = (studyDay: string): [key: string, value: string][] => [
  ['day', studyDay],
  ['scope', 'pastoral'],
  ['scope', 'mine'],
  ['state', 'closed'],
];

/** What an endpoint reads behind the question mark. */
const keysOf = (name: RouteName): object => {
  const { query }: Endpoint = endpoints[name];
  return query instanceof z.ZodObject ? query.shape : {};
};

/** Asks for everything that there is to be read, with each of these ids. */
const readAll = async ({ client }: Pick<Someone, 'client'>, ids: Record<string, string[]>, studyDay: string) => {
  const reads = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].method === 'GET' && name !== 'live');
  for (const name of reads) {
    const given = [...routes[name].path.matchAll(/:(\w+)/g)].map(([, key = '']) => ids[key] ?? ['John 3:16']);
    for (const value of given[0] ?? ['']) {
      const path = routes[name].path.replace(/:\w+/, encodeURIComponent(value));
      const asked = searches(studyDay).filter(([key]) => key in keysOf(name));
      for (const search of ['', ...asked.map((each) => `?${each.join('=')}`)]) await client.fetch(`${path}${search}`);
    }
  }
};

it(
  'given somebody under 18 and who writes anonymously, then nobody else reads who they are, at any address',
  async () => {
    const old = { createdAt: server.clock.now - 30 * DAY };
    const young = await person('premium', { ...old, nickname: 'Mephibosheth', birthDate: '2011-05-18' });
    const anonymous = await person('premium', { ...old, nickname: 'Jehoshabeath', birthDate: '1977-03-19' });
    const leaders = { owner: await person('premium', old), circleAdmin: await person('premium', old) };
    const others = {
      member: await person('premium', old),
      stranger: await person('premium', old),
      pastor: await person('premium', { ...old, pastoral: true }),
      moderator: await person('moderator', old),
      signedOut: { client: newClient() },
    };
    const id = await insertCircle(
      server.db,
      { userId: leaders.owner.id, role: 'owner' },
      { userId: leaders.circleAdmin.id, role: 'admin' },
      ...[young, others.member].map((each) => ({ userId: each.id, role: 'member' as const })),
    );
    const [toLeaders, toOthers] = [leaders, others].map((people) =>
      Object.values<{ client: Someone['client'] }>(people),
    );
    const sentToLeaders = (toLeaders ?? []).map(recorded);
    const sent = (toOthers ?? []).map(recorded);
    const streams: TestListener[] = [];
    for (const { client } of [leaders.owner, others.member, others.stranger, others.moderator])
      streams.push(await listen(client));
    server.logged.length = 0;

    const studyDay = new Date(server.clock.now).toISOString().slice(0, 10);
    const ids = await leaveTraces(young, id, studyDay);
    for (const audience of ['everyone', 'pastoral'] as const) {
      const body = { content: 'Be with us.', postType: 'prayer_request', audience, anonymous: true } as const;
      const { id: postId } = expectOk(await anonymous.client.call('addPost', { body }));
      for (const kind of ['praise', 'praying'])
        expectOk(await anonymous.client.call('addReaction', { params: { postId, kind } }));
      ids['postId']?.push(postId);
    }
    // Thanked by name, by somebody who knows the name.
    const thanks = { params: { id }, body: { text: 'Well done.', userId: young.id } };
    expectOk(await leaders.owner.client.call('addShoutOut', thanks));
    for (const [subject, subjectIds] of [
      ['post', ids['postId']],
      ['event', ids['eventId']],
    ] as const)
      for (const subjectId of subjectIds ?? [])
        await others.member.client.call('report', { body: { subject, subjectId, reason: 'other' } });
    for (const each of [...(toLeaders ?? []), ...(toOthers ?? [])]) await readAll(each, ids, studyDay);
    await vi.waitFor(() => expect(streams[1]?.events.length).toBeGreaterThan(3));
    await server.settle();

    const told = [JSON.stringify(server.mails), server.logged.join('\n'), ...streams.map((stream) => stream.text())];
    const read = [...sent.flat(), ...told].join('\n');
    // It was there to be found, and leaders of the circle did find one of the two.
    for (const words of ['For my exams.', 'Supper', 'Be with us.', ...Object.values(ids).flat()])
      expect(read).toContain(words);
    const readByLeaders = sentToLeaders.flat().join('\n');
    expect(readByLeaders).toContain('Mephibosheth');
    const never = [anonymous.id, 'Jehoshabeath', anonymous.email, '1977-03-19', young.email, '2011-05-18'];
    expect(around(`${read}${readByLeaders}`, never)).toEqual([]);
    expect(around(read, [young.id, 'Mephibosheth'])).toEqual([]);
    expect(`${read}${readByLeaders}`).not.toMatch(/minor|under.?18|"age"|birth.?date":"2011/i);
    for (const stream of streams) stream.close();
  },
  WALK,
);
