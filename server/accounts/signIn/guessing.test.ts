import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '../../db/db.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { PASSWORD } from '../../testing/people.ts';
import { isLong } from '../../testing/statistics.ts';

/** Guessing is slow (docs/proof.md S16), and nobody else pays for it (docs/decisions.md 4). */
let server: TestServer;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.clock.now += 25 * HOUR;
});

const from = (address: string) => server.visitor({ headers: { 'X-Forwarded-For': address } });
const network = (index: number) => `10.${(index >> 8) & 255}.${index & 255}.9`;
const login = (client: ReturnType<TestServer['visitor']>, email: string, password: string) =>
  client.call('login', { body: { email, password } });

describe('one network against one account', () => {
  it('waits 1, 2, 4 … seconds after five wrong passwords, at most a quarter of an hour', async () => {
    const { email } = await server.member({ verified: true });
    const thief = from('203.0.113.5');
    for (let guess = 0; guess < 5; guess++) expect((await login(thief, email, `guess ${guess}`)).status).toBe(401);
    const waits: number[] = [];
    for (let round = 0; round < 13; round++) {
      const refused = await login(thief, email, 'a guess too soon');
      expect(refused.status).toBe(429);
      const wait = Number(refused.headers.get('retry-after'));
      expect(refused.failure).toMatchObject({ code: 'too_many_requests', retryAfter: wait });
      waits.push(wait);
      server.clock.now += wait * 1000;
      expect((await login(thief, email, 'the next guess')).status).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  });

  it('does not lock the account on other networks, and resets after the right password', async () => {
    const { email } = await server.member({ verified: true });
    for (let guess = 0; guess < 7; guess++) await login(from('203.0.113.5'), email, `guess ${guess}`);
    expect((await login(from('203.0.113.6'), email, PASSWORD)).status).toBe(429);
    expect((await login(from('198.51.100.7'), email, PASSWORD)).status).toBe(200);
    server.clock.now += 2000;
    expect((await login(from('203.0.113.6'), email, PASSWORD)).status).toBe(200);
    for (let guess = 0; guess < 4; guess++)
      expect((await login(from('203.0.113.5'), email, `guess ${guess}`)).status).toBe(401);
  });

  it('given twenty parallel guesses, then five are tried', async () => {
    const { email } = await server.member({ verified: true });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, guess) => login(from('203.0.113.5'), email, `guess ${guess}`)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });
});

describe('many networks against one account', () => {
  const TRIES = isLong ? 10_000 : 300;
  const NETWORKS = isLong ? 1000 : 100;

  it(
    `lets ${TRIES} guesses from ${NETWORKS} networks try some fifty passwords, and keeps no owner out`,
    { timeout: 600_000 },
    async () => {
      const owner = await server.member({ verified: true });
      await owner.client.call('logout');
      let tried = 0;
      for (let guess = 0; guess < TRIES; guess++) {
        const { status } = await login(from(network(guess % NETWORKS)), owner.email, `guess ${guess}`);
        expect([401, 429]).toContain(status);
        if (status === 401) tried += 1;
      }
      expect(tried).toBeLessThanOrEqual(50);

      // The device that signed in before is not part of it.
      expect((await login(owner.client, owner.email, PASSWORD)).status).toBe(200);
      // Another one waits a minute at most …
      await owner.client.call('logout');
      for (let guess = 0; guess < 60; guess++) await login(from(network(guess)), owner.email, `guess ${guess}`);
      const fresh = from('198.51.100.77');
      const refused = await login(fresh, owner.email, PASSWORD);
      expect([200, 429]).toContain(refused.status);
      if (refused.status === 429) expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
      // … or asks for a mail.
      await fresh.call('forgotPassword', { body: { email: owner.email } });
      await server.settle();
      const token =
        /reset-password#token=(.+)$/.exec(
          server.mails.findLast(({ to, link }) => to === owner.email && link?.includes('reset'))?.link ?? '',
        )?.[1] ?? '';
      expect((await fresh.call('resetPassword', { body: { token, password: 'the owner is back' } })).status).toBe(200);
      expect((await login(from('192.0.2.200'), owner.email, 'the owner is back')).status).toBe(200);
    },
  );

  it('counts a known device separately, and as strictly', async () => {
    const { client, email } = await server.member({ verified: true });
    await client.call('logout');
    const statuses = [];
    for (let guess = 0; guess < 7; guess++) statuses.push((await login(client, email, `guess ${guess}`)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });
});

describe('one network against many accounts', () => {
  it('stops at a hundred sign-ins in ten minutes, whatever it sends as its address', async () => {
    let tried = 0;
    for (let guess = 0; guess < 130; guess++) {
      const { status } = await login(from(`203.0.113.${guess}`), `somebody${guess}@example.org`, 'a common guess');
      if (status === 401) tried += 1;
    }
    expect(tried).toBe(100);
    server.clock.now += 10 * MINUTE;
    expect((await login(from('203.0.113.1'), 'somebody@example.org', 'a common guess')).status).toBe(401);
  });

  it('lets a church behind one address register thirty and sign in sixty times in ten minutes', async () => {
    const congregation = Array.from({ length: 30 }, (_, index) => ({
      email: `pew${index}@example.org`,
      client: from('198.51.100.1'),
    }));
    for (const { email, client } of congregation) {
      const body = { email, password: PASSWORD, nickname: 'Pew', birthDate: '1990-05-17' };
      expect((await client.call('register', { body })).status).toBe(200);
      await client.call('logout');
    }
    for (let round = 0; round < 2; round++)
      for (const { email } of congregation)
        expect((await login(from('198.51.100.1'), email, PASSWORD)).status).toBe(200);
  });

  it('ends registrations at sixty in ten minutes', async () => {
    const statuses = [];
    for (let index = 0; index < 65; index++) {
      const body = {
        email: `script${index}@example.org`,
        password: PASSWORD,
        nickname: 'Script',
        birthDate: '1990-05-17',
      };
      statuses.push((await from('203.0.113.66').call('register', { body })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.slice(60)).toEqual([429, 429, 429, 429, 429]);
  });
});

describe('several servers on one database', () => {
  it('count together', async () => {
    const database = await createTestDatabase();
    const db = await database.open();
    const other = db.engine === 'postgres' ? await database.open() : db;
    const [one, two] = await Promise.all([startServer({ db }), startServer({ db: other })]);
    const { email } = await one.member();
    const thieves = [one, two].map((each) => each.visitor({ headers: { 'X-Forwarded-For': '203.0.113.5' } }));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => login(thieves[index % 2] ?? one.visitor(), email, `guess ${index}`)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    await one.close();
    await two.close();
    await db.close();
    if (other !== db) await other.close();
    await database.remove();
  });
});

describe('the stored counters', () => {
  it('hold no email and no network address', async () => {
    await login(from('203.0.113.5'), 'a-private-person@example.org', 'whatever it is');
    const kept = JSON.stringify(await server.db.read(() => query('SELECT * FROM attempts')));
    expect(kept).not.toContain('private');
    expect(kept).not.toContain('203.0');
    const log = server.logged.join('');
    expect(log).toContain('sign_in_failed');
    for (const secret of ['a-private-person', 'whatever it is', '203.0.113']) expect(log).not.toContain(secret);
  });
});

describe('the browsers that an account knows', () => {
  it('are forgotten a year after they were last seen', async () => {
    const { user, email } = await server.member({ verified: true });
    const known = () => server.db.read(() => query('SELECT device FROM known_devices WHERE user_id = ?', user.id));
    expect(await known()).toHaveLength(1);
    server.clock.now += 365 * 24 * 60 * MINUTE + 1;
    await server.db.write(() => query('UPDATE users SET verified_at = ? WHERE id = ?', server.clock.now, user.id));
    expect((await login(server.visitor(), email, PASSWORD)).status).toBe(200);
    expect(await known()).toHaveLength(1);
  });
});
