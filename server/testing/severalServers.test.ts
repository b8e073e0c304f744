import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestClient } from './client.ts';
import { createEmptyDatabase, engine, type TestDatabase } from './database.ts';
import { PASSWORD } from './people.ts';
import { spawnServer } from './process.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.remove());

const settings = () => ({
  ...database.settings,
  DATABASE_URL: database.settings.DATABASE_URL ?? '',
  SESSION_SECRET: 's'.repeat(32),
});

describe('a server process', () => {
  it('starts together with others', async () => {
    const servers = Array.from({ length: 3 }, () => spawnServer(settings()));
    const started = await Promise.allSettled(servers.map(({ url }) => url));
    const listening = started.filter(({ status }) => status === 'fulfilled');
    // SQLite takes one writer process; the others say so and stop.
    expect(listening).toHaveLength(engine === 'sqlite' ? 1 : 3);
    for (const { child } of servers) child.kill('SIGTERM');
    const refused = (await Promise.all(servers.map(({ ended }) => ended))).filter(({ code }) => code !== 0);
    for (const { said } of refused) expect(said).toContain('Another Lampstand server is using');
    expect(refused).toHaveLength(3 - listening.length);
  });

  it.runIf(engine === 'postgres')('keeps one limit with another on one database', async () => {
    const servers = [spawnServer(settings()), spawnServer(settings())];
    const [one = '', two = ''] = await Promise.all(servers.map(({ url }) => url));
    const client = new TestClient(one);
    const body = { email: 'ruth@example.org', password: PASSWORD, nickname: 'Ruth', birthDate: '1990-05-17' };
    expect((await client.call('register', { body })).status).toBe(200);
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        new TestClient(index % 2 ? one : two, { cookie }).call('recordSearch', { body: { query: `trouble ${index}` } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(17);
    for (const { child } of servers) child.kill('SIGTERM');
    await Promise.all(servers.map(({ ended }) => ended));
  });
});
