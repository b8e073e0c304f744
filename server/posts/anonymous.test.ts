import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { query } from '../db/db.ts';
import { insertCircle } from '../testing/community/insertCircle.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { listen, type TestListener } from '../testing/http/listen.ts';
import { recorded } from '../testing/http/recorded.ts';
import { createPeople } from '../testing/someone.ts';

const DAY = 24 * 60 * 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ locked: { prayerTeamEmail: 'prayer@church.example' } });
});
afterAll(() => server.close());

const { newClient, person } = createPeople(() => server);

it('given what was written anonymously, then no byte sent to others, in a mail or in the log says by whom', async () => {
  const old = { createdAt: server.clock.now - 30 * DAY };
  const writers = [
    await person('premium', { ...old, nickname: 'Jehoshabeath' }),
    // Not anonymous by choice, and named to nobody outside of a circle.
    await person('premium', { ...old, nickname: 'Mephibosheth', birthDate: '2011-05-17' }),
  ];
  const others = {
    owner: await person('premium', old),
    member: await person('premium', old),
    stranger: await person('premium', old),
    pastor: await person('premium', { ...old, pastoral: true }),
    moderator: await person('moderator', old),
    admin: await person('admin', old),
    signedOut: { id: '', email: '', client: newClient() },
  };
  const circleId = await insertCircle(
    server.db,
    { userId: others.owner.id, role: 'owner' },
    ...[...writers, others.member].map(({ id }) => ({ userId: id, role: 'member' as const })),
  );
  const sent = Object.values(others).map(recorded);
  const streams: TestListener[] = [];
  for (const name of ['owner', 'member', 'stranger', 'pastor', 'moderator'] as const)
    streams.push(await listen(others[name].client));

  const ids: string[] = [];
  server.logged.length = 0;
  for (const [index, { client }] of writers.entries())
    for (const audience of ['everyone', 'circle', 'pastoral'] as const) {
      // In a circle somebody under 18 is named to its owner, unless they say otherwise.
      const anonymous = index === 0 || audience === 'circle';
      const { data } = await client.call('addPost', {
        body: {
          content: 'For my family.',
          postType: 'prayer_request',
          audience,
          anonymous,
          ...(audience === 'circle' ? { circleId } : {}),
        },
      });
      const params = { postId: data.id };
      const answer = { answered: true, answerStory: 'We are well.' };
      expect((await client.call('answerPost', { params, body: answer })).status).toBe(200);
      await client.call('addReaction', { params: { ...params, kind: 'praying' } });
      ids.push(data.id);
    }

  for (const { client } of Object.values(others)) {
    for (const scope of ['feed', 'mine', 'pastoral'] as const) await client.call('posts', { query: { scope } });
    await client.call('circlePosts', { params: { id: circleId } });
    for (const postId of ids) {
      await client.call('readPost', { params: { postId } });
      for (const kind of ['praise', 'praying']) await client.call('addReaction', { params: { postId, kind } });
      await client.call('deletePost', { params: { postId } });
      await client.call('answerPost', { params: { postId }, body: { answered: true } });
    }
    await client.call('notices');
  }
  for (const postId of ids)
    await others.member.client.call('report', { body: { subject: 'post', subjectId: postId, reason: 'other' } });
  for (const { client } of [others.moderator, others.admin]) {
    expect((await client.call('moderationCases')).data.length).toBeGreaterThan(0);
    await client.call('moderationAudit');
  }
  await vi.waitFor(() => expect(streams[2]?.events.length).toBeGreaterThan(1));
  await server.settle();

  const everything = [
    ...sent.flat(),
    ...streams.map((stream) => stream.text()),
    JSON.stringify(server.mails),
    server.logged.join('\n'),
  ].join('\n');
  // It was there to be found.
  for (const id of ids) expect(everything).toContain(id);
  expect(everything).toContain('For my family.');
  for (const { id, email } of writers) for (const secret of [id, email]) expect(everything).not.toContain(secret);
  for (const nickname of ['Jehoshabeath', 'Mephibosheth']) expect(everything).not.toContain(nickname);
  const [outbox] = await server.db.read(() =>
    query<{ data: string }>("SELECT data FROM outbox WHERE data LIKE '%family%'"),
  );
  expect(outbox).toBeUndefined();
  for (const stream of streams) stream.close();
});
