import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../db/db.ts';
import { insertCircle } from '../testing/community/insertCircle.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import type { Someone } from '../testing/someone.ts';
import { createWriters } from './testing/writers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const { add, member } = createWriters(() => server);
const latest = async ({ client }: Someone) => (await client.call('latestCirclePosts')).data;

const circleOf = (owner: Someone, ...members: readonly Someone[]) =>
  insertCircle(
    server.db,
    { userId: owner.id, role: 'owner' },
    ...members.map(({ id }) => ({ userId: id, role: 'member' as const })),
  );

const write = async (who: Someone, circleId: string, content: string) => {
  server.clock.now += 1000;
  return (await add(who, { audience: 'circle', circleId, content })).data.id;
};

describe('the latest of one’s circles', () => {
  it('is the newest post of each, of three circles at most, the newest first', async () => {
    const [who, other] = [await member(), await member()];
    const circles = [];
    for (let at = 0; at < 4; at++) circles.push(await circleOf(other, who));
    await circleOf(other, who);
    for (const [at, id] of circles.entries()) await write(other, id, `First in ${at}.`);
    await write(other, circles[1] ?? '', 'Second in 1.');
    const found = await latest(who);
    expect(found.map(({ circle, post }) => [circle.id, post.content])).toEqual([
      [circles[1], 'Second in 1.'],
      [circles[3], 'First in 3.'],
      [circles[2], 'First in 2.'],
    ]);
    expect(found[0]).toMatchObject({ circle: { name: 'A circle', emoji: '🤝' }, post: { mine: false } });
  });

  it('has nothing of a circle that one is not in, waits for, or was deleted', async () => {
    const [who, other] = [await member(), await member()];
    await write(other, await circleOf(other), 'Elsewhere.');
    const waiting = await insertCircle(
      server.db,
      { userId: other.id, role: 'owner' },
      { userId: who.id, role: 'member', state: 'pending' },
    );
    await write(other, waiting, 'Not yet.');
    const gone = await circleOf(other, who);
    await write(other, gone, 'Gone.');
    expect((await latest(who)).map(({ post }) => post.content)).toEqual(['Gone.']);
    await server.db.write(() => query('UPDATE circles SET deleted_at = 1 WHERE id = ?', gone));
    expect(await latest(who)).toEqual([]);
  });

  it('skips what is hidden from the reader', async () => {
    const [who, other, third] = [await member(), await member(), await member()];
    const id = await circleOf(other, who, third);
    await write(third, id, 'Before.');
    await write(other, id, 'By somebody muted.');
    await who.client.call('addBlock', { body: { userId: other.id, kind: 'mute' } });
    expect((await latest(who)).map(({ post }) => post.content)).toEqual(['Before.']);
  });
});
