import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../../db/db.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { PASSWORD } from '../../testing/people.ts';
import { isLong, mannWhitney } from '../../testing/statistics.ts';

/** Whether an address has an account shows in no answer (docs/proof.md S14). */
let server: TestServer;
const MINUTE = 60_000;
const COUNT = isLong ? 500 : 8;
let existing: string[] = [];
const missing = Array.from({ length: COUNT }, (_, index) => `person${index}@nowhere.example`);

beforeAll(async () => {
  server = await startServer();
  const { user } = await server.member();
  existing = Array.from({ length: COUNT }, (_, index) => `person${index}@somehere.example`);
  await server.db.write(function* () {
    for (const [index, email] of existing.entries())
      yield* query(
        `INSERT INTO users (id, email, email_key, password_hash, nickname, display_name, birth_date, verified_at, created_at)
         SELECT ?, ?, ?, password_hash, nickname, display_name, birth_date, ?, created_at FROM users WHERE id = ?`,
        `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        email,
        email,
        index % 2 === 0 ? 1 : null,
        user.id,
      );
  });
});
afterAll(() => server.close());

let address = 0;
type Call = 'login' | 'register' | 'resendVerification' | 'forgotPassword';

const bodies: Record<Call, (email: string) => Record<string, unknown>> = {
  login: (email) => ({ email, password: 'not the password of anyone' }),
  register: (email) => ({ email, password: PASSWORD, nickname: 'Ruth', birthDate: '1990-05-17' }),
  resendVerification: (email) => ({ email }),
  forgotPassword: (email) => ({ email }),
};

/** One call from a network of its own, and how long it took. */
const ask = async (call: Call, email: string) => {
  address += 1;
  const client = server.visitor({ headers: { 'X-Forwarded-For': `10.${address >> 8}.${address & 255}.9` } });
  // The first call opens the connection; that is not what is measured.
  await client.call('authOptions');
  const started = performance.now();
  const answer = await client.call(call, { body: bodies[call](email) });
  return { ms: performance.now() - started, ...answer };
};

/** What an attacker sees, without what differs between any two answers. */
const seen = ({ status, headers, failure }: Awaited<ReturnType<typeof ask>>) => {
  const body = JSON.stringify(failure ?? null)
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>')
    .replace(/person\d+@\w+\.example/g, '<email>');
  const names = [...headers.keys()].sort().map((name) => {
    const value = headers.get(name) ?? '';
    if (name === 'set-cookie') return `${name}: ${value.replace(/=[\w.-]{43,}/g, '=<token>')}`;
    if (name === 'x-request-id' || name === 'date') return name;
    return name === 'content-length' ? `${name}` : `${name}: ${value}`;
  });
  return JSON.stringify({ status, body, names });
};

/** Asks about as many addresses with an account as without: every answer as it is seen, and how probable the times are. */
const round = async (call: Call, answers: Set<string>): Promise<number> => {
  const times = { with: [] as number[], without: [] as number[] };
  server.clock.now += 61 * MINUTE;
  for (let index = 0; index < COUNT; index += 1) {
    // In turn, and the order too, so that nothing but the address differs.
    const order = index % 2 === 0 ? (['with', 'without'] as const) : (['without', 'with'] as const);
    for (const kind of order) {
      const email = (kind === 'with' ? existing : missing)[index] ?? '';
      const answer = await ask(call, email);
      answers.add(seen(answer));
      times[kind].push(answer.ms);
    }
  }
  // Registering made real accounts of the missing ones; in the next round they must be missing again.
  if (call === 'register') await server.db.write(() => query("DELETE FROM users WHERE email LIKE '%nowhere.example'"));
  return mannWhitney(times.with, times.without);
};

/** Equal times look unequal in one round of a hundred. In three rounds one after the other, once in a million. */
const ROUNDS = 3;

describe.each(['login', 'register', 'resendVerification', 'forgotPassword'] as const)('%s', (call) => {
  it(`answers ${COUNT} addresses with an account like ${COUNT} without`, async () => {
    const answers = new Set<string>();
    await round(call, answers);
    expect([...answers]).toHaveLength(1);
  });

  // How long an answer takes says something of the machine too; that both kinds cost the same hashes is in hashing.test.ts.
  if (isLong)
    it('takes the same time with and without an account', { timeout: ROUNDS * 300_000 }, async () => {
      let probable = 0;
      for (let done = 0; done < ROUNDS && probable <= 0.01; done++) probable = await round(call, new Set());
      expect(probable).toBeGreaterThan(0.01);
    });
});

describe('registering an address that has an account', () => {
  it('gives an empty provisional account, and tells the owner by mail', async () => {
    server.clock.now += 61 * MINUTE;
    const owner = await server.member({ nickname: 'Owner', verified: true });
    await server.settle();
    server.mails.length = 0;
    const stranger = server.visitor();
    const { status, data } = await stranger.call('register', {
      body: { ...bodies.register(owner.email), password: 'the password of a stranger' },
    });
    expect(status).toBe(200);
    expect(data.id).not.toBe(owner.user.id);
    expect(data).toMatchObject({ email: owner.email, emailVerified: false, nickname: 'Ruth' });
    expect((await stranger.call('currentUser')).data).toEqual(data);
    await server.settle();
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toMatchObject({ to: owner.email, subject: 'You already have a Lampstand account' });
    expect(server.mails[0]?.text).toContain('Hello Owner,');

    // It owns no address: it confirms nothing, and its password opens itself alone.
    const login = (password: string) => server.visitor().call('login', { body: { email: owner.email, password } });
    expect((await login('the password of a stranger')).data.id).toBe(data.id);
    expect((await login(owner.password)).data.id).toBe(owner.user.id);
    server.mails.length = 0;
    await stranger.call('resendVerification', { body: { email: owner.email } });
    await server.settle();
    expect(server.mails).toHaveLength(0);
    await stranger.call('forgotPassword', { body: { email: owner.email } });
    await server.settle();
    const token = /token=(.+)$/.exec(server.mails[0]?.link ?? '')?.[1] ?? '';
    const reset = await server.visitor().call('resetPassword', { body: { token, password: 'chosen by the owner' } });
    expect(reset.data.id).toBe(owner.user.id);

    // Half a year later it is gone, and the owner is not.
    server.clock.now += 180 * 24 * 60 * MINUTE + 1;
    await server.settle();
    expect((await stranger.call('currentUser')).status).toBe(401);
    expect((await login('the password of a stranger')).status).toBe(401);
    expect((await login('chosen by the owner')).status).toBe(200);
  });

  it('sends at most three mails an hour to one address', async () => {
    const owner = await server.member();
    await server.settle();
    server.mails.length = 0;
    for (let again = 0; again < 6; again++) expect((await ask('register', owner.email)).status).toBe(200);
    await server.settle();
    expect(server.mails.filter(({ to }) => to === owner.email)).toHaveLength(2);
  });

  it('shows in no list of admins', async () => {
    const owner = await server.member();
    const before = await server.visitor({ account: 'lister:admin' }).call('adminUsers');
    await server.visitor().call('register', { body: bodies.register(owner.email) });
    const after = await server.visitor({ account: 'lister:admin' }).call('adminUsers', { query: { q: owner.email } });
    expect(after.data).toHaveLength(1);
    const total = await server.visitor({ account: 'lister:admin' }).call('adminUsers');
    expect(total.headers.get('x-total-count')).toBe(before.headers.get('x-total-count'));
  });
});
