import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/harness.ts';
import { createWriters } from './testing/writers.ts';

const PRAYER_ADDRESS = 'prayer@church.example';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ locked: { prayerTeamEmail: PRAYER_ADDRESS } });
});
afterAll(() => server.close());

const { add, feedOf, member } = createWriters(() => server);

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
