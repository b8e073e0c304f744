import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../core/contract/routes.ts';
import { startServer, type TestServer } from './harness.ts';
import type { Member } from './people.ts';

/** Every write of the contract, from another site (docs/proof.md S11): a new one needs no line here. */
let server: TestServer;
let admin: Member;
beforeAll(async () => {
  server = await startServer();
  admin = await server.member({ role: 'admin' });
});
afterAll(() => server.close());

const writes = Object.values(routes).filter(({ method }) => method !== 'GET');
const addressOf = (path: string) => path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');

describe('a write from another site', () => {
  it.each(writes)('$method $path is refused, whatever it comes as', async ({ method, path }) => {
    const json = { 'content-type': 'application/json' };
    const hostile: Record<string, string>[] = [
      { ...json, origin: 'https://evil.example' },
      { ...json, origin: 'https://evil.lampstand.test' },
      { ...json, origin: 'null' },
      { ...json, origin: server.url.replace('http:', 'https:') },
      { ...json, 'sec-fetch-site': 'same-site' },
      { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
      { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of hostile) {
      const response = await admin.client.fetch(addressOf(path), { method, headers, body: '{}' });
      expect([response.status, await response.json()], JSON.stringify(headers)).toEqual([
        403,
        expect.objectContaining({ code: 'forbidden', error: expect.stringContaining('another site') }),
      ]);
    }
    expect((await admin.client.call('currentUser')).status).toBe(200);
  });

  it.each(writes)('$method $path is not made by a read that asks to be taken for it', async ({ method, path }) => {
    const readable = Object.values(routes).some((route) => route.method === 'GET' && route.path === path);
    for (const read of ['GET', 'HEAD'])
      for (const header of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override']) {
        const address = `${addressOf(path)}?_method=${method}`;
        const { status } = await admin.client.fetch(address, { method: read, headers: { [header]: method } });
        // What may be read at the same address stays a read, of a thing that is not there or is a kiosk's own; most know no `_method`.
        expect(readable ? [200, 400, 401, 404] : [404, 405]).toContain(status);
      }
    expect((await admin.client.call('currentUser')).data).toMatchObject({ role: 'admin' });
  });
});
