import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../testing/client.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { query } from '../../db/db.ts';
import { PASSWORD } from '../../testing/people.ts';
import { paths } from '../../paths.ts';
import { saltedBy, type Hasher } from './hasher.ts';
import { createPasswords } from './passwords.ts';

/** Hashes that cost nothing, are counted, and end when the test says so. */
const hashing = { count: 0, held: false, ends: [] as (() => void)[] };

const hash: Hasher['hash'] = async (password, like = saltedBy(Buffer.alloc(16))) => {
  hashing.count += 1;
  if (hashing.held) await new Promise<void>((resolve) => hashing.ends.push(resolve));
  const settings = like.slice(0, like.lastIndexOf('$') + 1);
  return settings + createHash('sha256').update(settings).update(password).digest('base64url');
};

let server: TestServer;
const MINUTE = 60_000;
beforeAll(async () => {
  server = await startServer({ passwords: createPasswords(paths.commonPasswords, { hasher: { hash } }) });
});
afterAll(() => server.close());
beforeEach(() => {
  server.clock.now += 61 * MINUTE;
  Object.assign(hashing, { count: 0, held: false, ends: [] });
});

const from = (address: string) => server.visitor({ headers: { 'X-Forwarded-For': address } });

describe('registering an address, then signing in', () => {
  const CHOSEN = 'just chosen by a stranger';
  const HOUR = 60 * MINUTE;

  /** What a stranger sees who registers an address and tries what he likes with it, and how many hashes that cost. */
  const probe = async (email: string, address: string) => {
    const seen: string[] = [];
    const client = from(address);
    await client.call('authOptions');
    const note = ({ status, headers, failure }: Answer<unknown>) => {
      const body = JSON.stringify(failure ?? null)
        .replaceAll(email, '<email>')
        .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>')
        .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<moment>');
      const names = [...headers.keys()].sort().map((name) => {
        if (['x-request-id', 'date', 'content-length'].includes(name)) return name;
        return `${name}: ${(headers.get(name) ?? '').replace(/=[\w-]{43}/, '=<token>').replace(/=[\w.-]{50,}/, '=<visitor>')}`;
      });
      seen.push(JSON.stringify([seen.length, status, body, names, hashing.count]));
    };
    const login = (browser: typeof client, password = CHOSEN) =>
      browser.call('login', { body: { email, password } }).then(note);
    hashing.count = 0;
    const person = { email, nickname: 'Ruth', birthDate: '1990-05-17' };
    note(await client.call('register', { body: { ...person, password: CHOSEN } }));
    note(await client.call('currentUser'));
    note(await client.call('logout'));
    await login(client);
    note(await client.call('currentUser'));
    note(
      await client.call('changePassword', { body: { currentPassword: CHOSEN, newPassword: 'and changed once more' } }),
    );
    // From another browser, with the old password, the new one, and one of a second registration.
    await login(from(address));
    await login(from(address), 'and changed once more');
    note(await from(address).call('register', { body: { ...person, password: 'registered again' } }));
    await login(from(address), 'registered again');
    for (let guess = 0; guess < 4; guess++) await login(client, `guess ${guess}`);
    note(await client.call('resendVerification', { body: { email } }));
    server.clock.now += 73 * HOUR;
    await server.settle();
    await login(client, 'and changed once more');
    server.clock.now += 30 * 24 * HOUR;
    await server.settle();
    await login(client, 'and changed once more');
    return seen;
  };

  it('given an address with an account and one without, then every answer and the number of hashes are the same', async () => {
    const owners = [await server.member({ verified: true }), await server.member()];
    const missing = await probe('nobody-yet@nowhere.example', '10.0.1.1');
    expect(missing.map((each) => Number((JSON.parse(each) as unknown[])[1]))).toEqual([
      200, 200, 204, 200, 200, 204, 401, 200, 200, 200, 401, 429, 429, 429, 204, 403, 403,
    ]);
    expect(await probe(owners[0]?.email ?? '', '10.0.2.1')).toEqual(missing);
    expect(await probe(owners[1]?.email ?? '', '10.0.3.1')).toEqual(missing);
    // And nobody got into an account that was there before.
    for (const { email, user } of owners.slice(0, 1))
      expect((await from('10.0.4.1').call('login', { body: { email, password: PASSWORD } })).data.id).toBe(user.id);
  });

  it('given a stranger’s account of the same address, then it gives no further guesses at the owner’s password', async () => {
    const { email } = await server.member({ verified: true });
    let tried = 0;
    for (let round = 0; round < 12; round++) {
      const stranger = from('10.0.5.1');
      await stranger.call('register', {
        body: { email, password: CHOSEN, nickname: 'Ruth', birthDate: '1990-05-17' },
      });
      await stranger.call('logout');
      for (const password of [CHOSEN, 'a guess', CHOSEN])
        if ((await stranger.call('login', { body: { email, password } })).status === 401) tried += 1;
    }
    expect(tried).toBeLessThanOrEqual(5);
  });
});

describe('sign-ins of few accounts', () => {
  const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;
  const until = async (met: () => boolean | Promise<boolean>) => {
    while (!(await met())) await new Promise((resolve) => setImmediate(resolve));
  };
  /** Tries that came as far as to be counted. */
  const tries = async () => {
    const [row] = await server.db.read(() =>
      query<{ sum: number }>(
        "SELECT CAST(sum(count) AS integer) AS sum FROM attempts WHERE subject LIKE 'signin:%:net:%'",
      ),
    );
    return row?.sum ?? 0;
  };

  it('given sixty of twelve accounts in flight, when thirteen others sign in, then all thirteen do, and soon', async () => {
    const attackers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        server.member({ verified: true, headers: { 'X-Forwarded-For': `10.1.${index % 4}.1` } }),
      ),
    );
    const honest = await Promise.all(Array.from({ length: 13 }, () => server.member({ verified: true })));
    const places = honest.map((_, index) => from(index < 5 ? '10.2.0.1' : `10.2.${index}.1`));
    hashing.held = true;
    const before = await tries();
    let refused = 0;
    const flood = attackers.flatMap(({ client, email }) =>
      Array.from({ length: 5 }, async () => {
        if ((await statusOf(client.call('login', { body: { email, password: PASSWORD } }))) === 429) refused += 1;
      }),
    );
    const changes = attackers.map(({ client }) =>
      statusOf(client.call('changePassword', { body: { currentPassword: PASSWORD, newPassword: PASSWORD } })),
    );
    await until(async () => (await tries()) - before + refused >= flood.length);
    let done = 0;
    const signIns = honest.map(async ({ email }, index) => {
      const status = await statusOf(
        (places[index] ?? from('10.2.99.1')).call('login', { body: { email, password: PASSWORD } }),
      );
      done += 1;
      return status;
    });
    while (done < honest.length) {
      await until(() => hashing.ends.length > 0 || done === honest.length);
      for (const end of hashing.ends.splice(0)) end();
    }
    expect(await Promise.all(signIns)).toEqual(honest.map(() => 200));
    hashing.held = false;
    for (const end of hashing.ends.splice(0)) end();
    await Promise.all(flood);
    expect(await Promise.all(changes)).toEqual(changes.map(() => 204));
  });

  it('counts right passwords too: forty sign-ins to one account from one place in ten minutes', async () => {
    const { client, email } = await server.member({ verified: true });
    await client.call('logout');
    const statuses = [];
    for (let again = 0; again < 42; again++) {
      statuses.push(await statusOf(client.call('login', { body: { email, password: PASSWORD } })));
      await client.call('logout');
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    expect(statuses.slice(40)).toEqual([429, 429]);
    // Nobody else is kept out by that, and no other device of the same person.
    expect(await statusOf(from('10.3.0.1').call('login', { body: { email, password: PASSWORD } }))).toBe(200);
  });

  it('counts right passwords of a change too', async () => {
    const { client } = await server.member();
    const body = { currentPassword: PASSWORD, newPassword: PASSWORD };
    for (let again = 0; again < 20; again++) expect(await statusOf(client.call('changePassword', { body }))).toBe(204);
    expect(await statusOf(client.call('changePassword', { body }))).toBe(429);
  });
});
