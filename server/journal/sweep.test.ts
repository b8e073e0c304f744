import { afterAll, beforeAll, expect, it } from 'vitest';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const DAY = 24 * 60 * 60 * 1000;

it('empties a deleted prayer after 30 days, though nobody writes any more', async () => {
  const me = server.visitor({ account: 'me:registered' });
  const { data: gone } = await me.call('addPrayer', { body: { title: 'A title', content: 'Some words' } });
  await me.call('addPrayer', { body: { title: 'Another', content: 'To be kept' } });

  expect(
    (await me.call('deletePrayer', { params: { id: gone.id }, query: { revision: String(gone.revision) } })).status,
  ).toBe(200);
  const texts = () => server.db.read(() => query('SELECT content FROM prayers ORDER BY content'));

  server.clock.now += 30 * DAY - 1;
  await server.settle();
  expect(await texts()).toEqual([{ content: 'Some words' }, { content: 'To be kept' }]);
  server.clock.now += 1;
  await server.settle();
  expect(await texts()).toEqual([{ content: '' }, { content: 'To be kept' }]);
});
