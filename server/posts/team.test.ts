import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import type { Someone } from '../testing/someone.ts';
import { createWriters } from './testing/writers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const { member, person } = createWriters(() => server);
const sizeFor = async ({ client }: Someone) => (await client.call('posts')).headers.get('x-pastoral-team');

describe('X-Pastoral-Team', () => {
  it('is not counted for each page: once a minute, and at once when an admin changes an account', async () => {
    const [reader, pastor, admin] = [await member(), await member({ pastoral: true }), await person('admin')];
    expect(await sizeFor(reader)).toBe('1');
    // Behind the server's back: a page that counted would say so.
    await server.db.write(() => query('UPDATE users SET pastoral = 1 WHERE id = ?', reader.id));
    expect(await sizeFor(reader)).toBe('1');
    server.clock.now += 59_999;
    expect(await sizeFor(admin)).toBe('1');
    server.clock.now += 1;
    expect(await sizeFor(admin)).toBe('2');

    const params = { userId: pastor.id };
    await admin.client.call('setPastoral', { params, body: { pastoral: false } });
    expect(await sizeFor(admin)).toBe('1');
    await admin.client.call('setPastoral', { params, body: { pastoral: true } });
    expect(await sizeFor(admin)).toBe('2');
    await admin.client.call('blockUser', { params });
    expect(await sizeFor(admin)).toBe('1');
    await admin.client.call('unblockUser', { params });
    expect(await sizeFor(admin)).toBe('2');
    await admin.client.call('deleteUser', { params });
    expect(await sizeFor(admin)).toBe('1');
  });
});
