import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom, type Random } from '../../core/sync/testing/random.ts';
import { TestClient } from './client.ts';
import { createTestDatabase, engine, type TestDatabase } from './database.ts';
import { PASSWORD } from './people.ts';
import { spawnServer, type ServerProcess } from './process.ts';

// What the server acknowledged outlives kill -9 at any moment (docs/proof.md R1).

const seed = Number(process.env['LAMPSTAND_SEED'] ?? Date.now() % 2 ** 31);
/** Makes a server that is broken on purpose. */
const delayedCommit = join(import.meta.dirname, 'delayedCommit.ts');
const long = process.env['LAMPSTAND_LONG'] === '1';
const KILLS = engine === 'sqlite' ? (long ? 3000 : 5) : long ? 200 : 3;
/** After so many kills another person writes: one alone may write only so much in ten minutes. */
const LIVES = 25;
const WRITERS = 4;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.remove());

const start = (broken: boolean): ServerProcess =>
  spawnServer({
    ...database.settings,
    DATABASE_URL: database.settings.DATABASE_URL ?? '',
    SESSION_SECRET: 's'.repeat(32),
    NODE_OPTIONS: broken ? `--import=${delayedCommit}` : undefined,
  });

/** Prayers the server said it has: the number of the last text of each that was acknowledged. */
type Acknowledged = Map<string, number>;

/** Writes, and writes again, until the server is gone. What went wrong before; null when nothing did. */
const write = async (
  client: TestClient,
  random: Random,
  acknowledged: Acknowledged,
  isOver: () => boolean,
): Promise<string | null> => {
  for (let number = 1; !isOver(); number++) {
    const id = `pending_${Date.now()}_${randomUUID()}`;
    const text = (at: number) => `${at} ${'word '.repeat(random.below(80))}`.trim();
    try {
      const added = await client.call('addPrayer', { body: { id, title: 'T', content: text(1) } });
      if (added.status !== 200) throw new Error(`the server answered ${added.status}`);
      acknowledged.set(id, 1);
      if (!random.chance(40)) continue;
      const body = { revision: added.data.revision, content: text(2) };
      if ((await client.call('editPrayer', { params: { id }, body })).status === 200) acknowledged.set(id, 2);
    } catch (error) {
      return isOver() ? null : `while it lived: ${String(error)}`;
    }
  }
  return null;
};

const everything = async (client: TestClient): Promise<Map<string, number>> => {
  const found = new Map<string, number>();
  for (let since = 0, more = true; more;) {
    const { data } = await client.call('prayerChanges', { query: { since: String(since), limit: '1000' } });
    for (const { id, content } of data.changes) found.set(id, Number(content.split(' ', 1)[0]));
    ({ next: since, more } = data);
  }
  return found;
};

const integrity = (): unknown => {
  if (engine !== 'sqlite') return 'ok';
  const db = new Database(join(database.settings.DATA_DIR, 'lampstand.sqlite'), { readonly: true });
  try {
    return db.pragma('integrity_check', { simple: true });
  } finally {
    db.close();
  }
};

const lives = async (kills: number, broken: boolean, random: Random) => {
  const acknowledged: Acknowledged = new Map();
  const starts: number[] = [];
  const faults: string[] = [];
  let saved = 0;
  let cookies: TestClient['cookies'] | null = null;
  for (let kill = 0; kill < kills && faults.length === 0; kill++) {
    if (kill % LIVES === 0) {
      saved += acknowledged.size;
      acknowledged.clear();
      cookies = null;
    }
    const email = `${randomUUID()}@example.org`;
    const person = { email, password: PASSWORD, nickname: 'Ruth', birthDate: '1990-05-17' };
    const began = performance.now();
    const server = start(broken);
    const client = new TestClient(await server.url);
    starts.push(performance.now() - began);
    if (cookies) for (const [name, value] of cookies) client.cookies.set(name, value);
    else expect((await client.call('register', { body: person })).status).toBe(200);
    cookies = client.cookies;
    const found = await everything(client);
    for (const [id, number] of acknowledged)
      if ((found.get(id) ?? 0) < number) faults.push(`kill ${kill}: ${id} was acknowledged and is lost`);
    let over = false;
    const writers = Array.from({ length: WRITERS }, () => write(client, random, acknowledged, () => over));
    // Some die before anything was acknowledged, most in the midst of writing.
    const before = acknowledged.size;
    if (kill === kills - 1 || random.chance(80))
      await expect.poll(() => acknowledged.size, { interval: 5 }).toBeGreaterThan(before);
    await new Promise((resolve) => setTimeout(resolve, random.below(80)));
    over = true;
    server.child.kill('SIGKILL');
    faults.push(...(await Promise.all(writers)).filter((fault) => fault !== null));
    await server.ended;
    const sound = integrity();
    if (sound !== 'ok') faults.push(`kill ${kill}: ${String(sound)}`);
  }
  return { faults, saved: saved + acknowledged.size, starts };
};

describe(`R1, the server (LAMPSTAND_SEED=${seed})`, () => {
  it(`loses nothing that it acknowledged when it is killed ${KILLS} times`, async () => {
    const { faults, saved, starts } = await lives(KILLS, false, createRandom(seed));
    expect(faults).toEqual([]);
    // A slow machine may acknowledge one between two kills, and some die before the first.
    expect(saved).toBeGreaterThan(long ? KILLS : 0);
    if (!long) return;
    // On a machine that is busy with other tests, not much later than the first start, which nothing had harmed.
    const [first = 0, ...later] = starts;
    const middle = later.sort((one, other) => one - other)[Math.floor(later.length / 2)];
    expect(middle).toBeLessThan(Math.max(2000, 1.5 * first));
  }, 7_200_000);

  it.runIf(long && engine === 'sqlite')(
    'is not passed by a server that acknowledges before it commits',
    async () => {
      // Whatever the journal says: the person may have lost their session, too.
      const end = await lives(20, true, createRandom(seed)).catch(() => ({ faults: ['it went wrong'] }));
      expect(end.faults.length).toBeGreaterThan(0);
    },
    120_000,
  );
});
