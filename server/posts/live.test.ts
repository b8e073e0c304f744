import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { insertCircle } from '../testing/community/insertCircle.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { listen, type TestListener } from '../testing/http/listen.ts';
import { createWriters } from './testing/writers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const { add, member } = createWriters(() => server);

it('tells of new and changed posts those who may read them, and nobody else', async () => {
  const people = {
    author: await member(),
    member: await member(),
    stranger: await member(),
    pastor: await member({ pastoral: true }),
    blocked: await member(),
  };
  const { author, blocked } = people;
  await author.client.call('addBlock', { body: { userId: blocked.id, kind: 'block' } });
  const circleId = await insertCircle(
    server.db,
    { userId: author.id, role: 'owner' },
    { userId: people.member.id, role: 'member' },
  );
  const streams = new Map<string, TestListener>();
  for (const [name, { client }] of Object.entries(people)) streams.set(name, await listen(client));

  const repeated = { clientId: 'post_1_00000000-0000-4000-8000-000000000001' };
  const { data: named } = await add(author, repeated);
  await add(author, repeated);
  const { data: anonymous } = await add(author, { anonymous: true });
  const { data: circle } = await add(author, { audience: 'circle', circleId });
  const { data: pastoral } = await add(author, { audience: 'pastoral' });
  const { data: own } = await add(author, { audience: 'me' });
  const praise = { params: { postId: named.id, kind: 'praise' } };
  // What changes nothing is told to nobody, however often it is sent.
  for (let again = 0; again < 3; again++) await people.stranger.client.call('addReaction', praise);
  await people.stranger.client.call('removeReaction', { params: { postId: named.id, kind: 'praying' } });
  await author.client.call('deletePost', { params: { postId: circle.id } });
  // The last one that all hear of: whatever came before it has been told.
  const { data: last } = await add(people.stranger);
  const open = [`post ${anonymous.id}`, `post ${last.id}`];
  const namedOnes = [`post ${named.id}`, `changed ${named.id}`];
  const inCircle = [`post ${circle.id} ${circleId}`, `changed ${circle.id} ${circleId}`];
  const expected: Record<keyof typeof people, string[]> = {
    author: [...open, ...namedOnes, ...inCircle, `post ${pastoral.id}`, `post ${own.id}`],
    member: [...open, ...namedOnes, ...inCircle],
    stranger: [...open, ...namedOnes],
    pastor: [...open, ...namedOnes, `post ${pastoral.id}`],
    blocked: open,
  };
  for (const [name, stream] of streams) {
    const heard = () =>
      stream.events
        .filter(({ kind }) => kind === 'post' || kind === 'changed')
        .map(({ kind, id, circleId: place }) => [kind, id, ...(place ? [place] : [])].join(' '));
    await vi.waitFor(() => expect(heard()).toContain(`post ${last.id}`));
    expect([name, ...heard().sort()]).toEqual([name, ...expected[name as keyof typeof people].sort()]);
    stream.close();
  }
});
