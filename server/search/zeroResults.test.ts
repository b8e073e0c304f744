import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.clock.now += 24 * 60 * 60 * 1000;
});
const search = (client: ReturnType<TestServer['visitor']>, words: string) =>
  client.call('recordSearch', { body: { query: words } });

describe('what finds neither note nor passage', () => {
  const nonsense = 'pizza recipe';

  it('costs nothing, in the meter too, and repeats stay free', async () => {
    const visitor = server.visitor();
    const { data } = await search(visitor, nonsense);
    const asked = { query: nonsense, searchId: data.searchId ?? undefined };
    expect((await visitor.call('wisdomSearch', { body: asked })).data.match.kind).toBe('none');
    expect((await visitor.call('searchMeter')).data.used).toBe(0);
    // The same again gives nothing back twice.
    await Promise.all([1, 2, 3].map(() => visitor.call('wisdomSearch', { body: asked })));
    expect((await search(visitor, 'lonely')).data.used).toBe(1);
    expect((await search(visitor, 'angry')).status).toBe(429);
    expect((await visitor.call('wisdomSearch', { body: { query: nonsense } })).status).toBe(200);
    expect((await visitor.call('searchMeter')).data.used).toBe(1);
  });

  it('is a passage that no Bible has: the answer says what there is, and costs nothing', async () => {
    const visitor = server.visitor();
    const { data } = await visitor.call('wisdomSearch', { body: { query: 'Romans 99:99' } });
    expect(data).toMatchObject({ topic: 'Romans 99:99', notes: [], verses: [], prayers: [] });
    expect(data.match).toMatchObject({
      kind: 'missing',
      because: 'Romans has 16 chapters.',
      nearest: ['Romans 16'],
    });
    expect((await visitor.call('searchMeter')).data.used).toBe(0);
  });

  it('covers no title with its ticket', async () => {
    const visitor = server.visitor();
    const { searchId } = (await search(visitor, 'kubernetes anxiety pizza')).data;
    await server.db.write(() => query('UPDATE searches SET costs = 0 WHERE id = ?', searchId));
    await search(visitor, 'angry');
    const asked = { query: 'Anxiety', searchId: searchId ?? undefined };
    expect((await visitor.call('wisdomSearch', { body: asked })).status).toBe(429);
  });

  it('is given back to one person 20 times a day', async () => {
    const member = server.visitor({ account: 'prober:registered' });
    const probe = (index: number) =>
      member.call('wisdomSearch', { body: { query: `${nonsense} ${'x'.repeat(index + 1)}` } });
    for (let index = 0; index < 20; index++) expect((await probe(index)).data.match.kind).toBe('none');
    expect((await member.call('searchMeter')).data.used).toBe(0);
    for (let index = 20; index < 23; index++) expect((await probe(index)).status).toBe(200);
    expect((await probe(23)).status).toBe(429);
  });
});
