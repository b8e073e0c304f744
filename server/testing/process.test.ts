import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestClient } from './client.ts';
import { createEmptyDatabase, type TestDatabase } from './database.ts';
import { listen } from './http/listen.ts';
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

const expectClosed = (url: string) =>
  expect
    .poll(() =>
      fetch(`${url}/healthz`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed');

describe('a server process', () => {
  it('answers, and on SIGTERM finishes the request in flight before it ends', async () => {
    const server = spawnServer(settings());
    const url = await server.url;
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);

    const body = JSON.stringify({ query: 'half sent when the signal comes' });
    const sent = request(`${url}/api/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length },
    });
    const answered = new Promise<number | undefined>((resolve, reject) => {
      sent.on('response', (answer) => resolve(answer.resume().statusCode));
      sent.on('error', reject);
    });
    sent.write(body.slice(0, 10));
    await new Promise((resolve) =>
      sent.once('socket', (socket) => (socket.connecting ? socket.once('connect', resolve) : resolve(null))),
    );
    await fetch(`${url}/healthz`);
    server.child.kill('SIGTERM');
    await expectClosed(url);
    sent.end(body.slice(10));
    expect(await answered).toBe(200);
    expect((await server.ended).code).toBe(0);
  });

  it('ends at once though somebody listens', async () => {
    const server = spawnServer({ ...settings(), SUBSCRIPTION_REQUIRED: 'false' });
    const client = new TestClient(await server.url);
    const email = `${randomUUID()}@example.org`;
    const body = { email, password: PASSWORD, nickname: 'Ruth', birthDate: '1990-05-17' };
    expect((await client.call('register', { body })).status).toBe(200);
    const stream = await listen(client);
    expect(stream.status).toBe(200);
    const asked = performance.now();
    server.child.kill('SIGTERM');
    await stream.ended;
    expect((await server.ended).code).toBe(0);
    expect(performance.now() - asked).toBeLessThan(5_000);
  });

  it('ends with the thread that a search has started', async () => {
    const server = spawnServer(settings());
    const visitor = new TestClient(await server.url);
    const { status, data } = await visitor.call('wisdomSearch', { body: { query: 'i feel so alone at night' } });
    expect(status).toBe(200);
    expect(data.match.kind).toBe('challenge');
    server.child.kill('SIGTERM');
    const { code, said } = await server.ended;
    expect(code).toBe(0);
    expect(said).not.toContain('the sentence matcher failed');
    expect(said).not.toContain('alone');
  });

  it('ends at once at a second signal, and says so by its exit code', async () => {
    const server = spawnServer(settings());
    const url = await server.url;
    // Half a request holds the first signal up, for nine seconds.
    const sent = request(`${url}/api/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 100 },
    });
    sent.on('error', () => undefined);
    await new Promise((resolve) => sent.write('{"query":', resolve));
    await fetch(`${url}/healthz`);
    server.child.kill('SIGTERM');
    await expectClosed(url);
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(128 + 15);
  });

  it('ends though its data folder is gone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lampstand-gone-'));
    const server = spawnServer({ ...settings(), DATA_DIR: folder });
    const url = await server.url;
    await rm(folder, { recursive: true });
    await new TestClient(url).call('recordSearch', { body: { query: 'written into nothing' } });
    server.child.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: expect.any(Number) });
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [
      { DATABASE_URL: 'postgres://localhost:9/x', SESSION_SECRET: '' },
      'SESSION_SECRET: set it when DATABASE_URL is set',
    ],
  ])('stops at a wrong setting with one clear line: %o', async (wrong, line) => {
    const { code, said } = await spawnServer({ ...settings(), ...(wrong as Record<string, string>) }).ended;
    expect(code).toBe(1);
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(said).toContain(line);
  });
});
