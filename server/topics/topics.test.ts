import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

it('lists the categories, each with topics', async () => {
  const { data } = await server.visitor().call('categories');
  expect(data).toHaveLength(12);
  for (const { id } of data) {
    const topics = await server.visitor().call('categoryTopics', { params: { id } });
    expect(topics.data.length).toBeGreaterThanOrEqual(2);
  }
});

it.each(['no-such-category', 'Not An Id', '..%2f'])('answers the unknown category %s with 404', async (id) => {
  const { status, failure } = await server.visitor().call('categoryTopics', { params: { id } });
  expect(status).toBe(404);
  expect(failure.code).toBe('not_found');
});
