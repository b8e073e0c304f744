import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { listen } from '../testing/http/listen.ts';
import { createPeople, type Someone } from '../testing/someone.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const { person } = createPeople(() => server);
const block = ({ client }: Someone, userId: string, kind: 'block' | 'mute' = 'block') =>
  client.call('addBlock', { body: { userId, kind } });

describe('/api/blocks', () => {
  it('lists whom somebody blocked or muted, for nobody else; a second call changes the kind', async () => {
    const [me, one, two] = [
      await person('registered'),
      await person('premium', { nickname: 'Saul' }),
      await person('premium'),
    ];
    await block(me, one.id);
    server.clock.now += 1000;
    await block(me, two.id, 'mute');
    const { data } = await block(me, one.id, 'mute');
    expect(data).toEqual([
      { userId: two.id, nickname: 'Someone', kind: 'mute' },
      { userId: one.id, nickname: 'Saul', kind: 'mute' },
    ]);
    expect((await me.client.call('blocks')).data).toEqual(data);
    expect((await one.client.call('blocks')).data).toEqual([]);
    for (let twice = 0; twice < 2; twice++)
      expect((await me.client.call('removeBlock', { params: { userId: one.id } })).status).toBe(204);
    expect((await me.client.call('blocks')).data).toHaveLength(1);
  });

  it('says 404 for nobody and 400 for oneself', async () => {
    const me = await person('registered');
    expect((await block(me, randomUUID())).status).toBe(404);
    expect((await block(me, me.id)).status).toBe(400);
  });

  it('is open to the suspended', async () => {
    const me = await person('registered', { suspendedUntil: server.clock.now + 1000 });
    expect((await block(me, (await person('registered')).id)).status).toBe(200);
  });

  it('takes a thousand, also when one of them changes its kind', async () => {
    const [me, first] = [await person('registered'), await person('registered')];
    await block(me, first.id);
    await server.db.write(() =>
      query(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 999)
         INSERT INTO blocks (user_id, other_id, kind, created_at) SELECT CAST(? AS text), 'other ' || i, 'block', 1 FROM n`,
        me.id,
      ),
    );
    const refused = await block(me, (await person('registered')).id);
    expect([refused.status, refused.failure.code]).toEqual([422, 'full']);
    expect((await block(me, first.id, 'mute')).status).toBe(200);
  });

  it('given invites on their way, then whoever sent them sees them as before, and learns nothing of a block', async () => {
    const [me, other] = [await person('premium'), await person('premium')];
    const circle = { description: '', isPublic: false };
    const invite = async (from: Someone, to: Someone) => {
      const { data } = await from.client.call('createCircle', { body: { ...circle, name: 'Tuesday evening' } });
      const params = { id: data.id };
      expect((await from.client.call('inviteByMail', { params, body: { emails: [to.email] } })).status).toBe(204);
      return async () => (await from.client.call('circleInvites', { params })).data.length;
    };
    const [mine, theirs] = [await invite(me, other), await invite(other, me)];
    for (const kind of ['mute', 'block'] as const) {
      await block(me, other.id, kind);
      expect([await mine(), await theirs()]).toEqual([1, 1]);
    }
  });

  it('has the streams of both filter anew, without a word of why', async () => {
    const [me, other] = [await person('premium'), await person('premium')];
    const streams = [await listen(me.client), await listen(other.client)];
    await block(me, other.id);
    for (const stream of streams) await vi.waitFor(() => expect(stream.events).toEqual([{ kind: 'account' }]));
    for (const stream of streams) stream.close();
  });

  it('given a mute, then the other’s stream hears nothing, neither of its beginning nor of its end', async () => {
    const [me, other] = [await person('premium'), await person('premium')];
    const [mine, theirs] = [await listen(me.client), await listen(other.client)];
    await block(me, other.id, 'mute');
    await me.client.call('removeBlock', { params: { userId: other.id } });
    await block(other, me.id, 'mute');
    await vi.waitFor(() => expect(theirs.events).toEqual([{ kind: 'account' }]));
    await vi.waitFor(() => expect(mine.events.length).toBeGreaterThan(0));
    // One that was a block ends for both.
    await block(other, me.id, 'block');
    await vi.waitFor(() => expect(theirs.events).toHaveLength(2));
    const before = mine.events.length;
    await block(other, me.id, 'mute');
    await vi.waitFor(() => expect(mine.events.length).toBeGreaterThan(before));
    for (const stream of [mine, theirs]) stream.close();
  });
});
