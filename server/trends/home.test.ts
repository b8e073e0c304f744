import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/harness.ts';

const DAY = 24 * 60 * 60 * 1000;
const search = (client: ReturnType<TestServer['visitor']>, query: string, more: Record<string, unknown> = {}) =>
  client.call('recordSearch', { body: { query, ...more } });

describe('trends', () => {
  let fresh: TestServer;
  beforeAll(async () => {
    fresh = await startServer();
  });
  afterAll(() => fresh.close());
  beforeEach(() => {
    // A month each: no test counts another's searches.
    fresh.clock.now += 30 * DAY;
  });

  const lists = async () => {
    await fresh.settle();
    fresh.clock.now += 61_000;
    const weekly = (await fresh.visitor().call('weeklyTopSearches')).data;
    return { weekly, made: weekly.filter(({ count }) => count > 0) };
  };
  const from = (network: number, account?: `${string}:registered`) =>
    fresh.visitor({
      ...(account && { account }),
      headers: { 'X-Forwarded-For': `10.${network}.1.1`, 'User-Agent': `agent ${network}` },
    });

  it('never show what was typed: a title of ours, from five networks on, beside curated entries', async () => {
    const ways = ['', 'Anxiety, visit zqx.example', 'so anxious', 'Anxious', 'anxiety'];
    for (let visitor = 1; visitor <= 7; visitor++) await search(from(visitor), 'Visit zqx.example now');
    for (let network = 1; network <= 4; network++) await search(from(network + 20), ways[network] ?? '');
    expect(await lists()).toMatchObject({ made: [] });
    for (let visitor = 1; visitor <= 3; visitor++)
      await search(from(21), 'anxiety', { browserFingerprint: `fp_${visitor}` });
    expect((await lists()).made).toEqual([]);
    await search(from(30), 'anxiety');
    const { weekly, made } = await lists();
    expect(made).toEqual([{ query: 'Anxiety', count: 5 }]);
    expect(weekly).toHaveLength(5);
    expect(JSON.stringify(weekly)).not.toContain('zqx');
    // "Anxiety about money" among the curated ones leads to a note of its own; no title stands there twice.
    expect(new Set(weekly.map(({ query }) => query)).size).toBe(5);
    const trending = await fresh.visitor().call('trendingTopics');
    expect(trending.data[0]).toEqual({ id: 'anxiety', title: 'Anxiety' });
  });

  it('are not moved by 100 fresh accounts of one network, nor by one network on seven days', async () => {
    for (let account = 0; account < 100; account++) await search(from(1, `crowd-${account}:registered`), 'infertility');
    for (let passed = 0; passed < 6; passed++) {
      await search(from(2), 'gambling');
      fresh.clock.now += DAY;
    }
    expect(await lists()).toMatchObject({ made: [] });
  });

  it('count accounts of different networks, each once', async () => {
    for (let network = 1; network <= 4; network++) {
      await search(from(network, `seeker-${network}:registered`), 'miscarriage');
      fresh.clock.now += DAY;
      await search(from(network, `seeker-${network}:registered`), 'miscarriage');
    }
    expect(await lists()).toMatchObject({ made: [] });
    await search(from(5, 'seeker-5:registered'), 'miscarriage');
    expect((await lists()).made).toEqual([{ query: 'Miscarriage', count: 5 }]);
  });

  it('have neither words of danger nor typed references', async () => {
    for (let network = 1; network <= 6; network++)
      for (const words of ['kill myself', 'abuse', 'suicidal thoughts', 'Ezekiel 23:20'])
        await search(from(network, `danger-${network}:registered`), words);
    const { weekly, made } = await lists();
    expect(made).toEqual([]);
    expect(weekly).toHaveLength(5);
    expect((await fresh.visitor().call('trendingTopics')).data.length).toBeGreaterThanOrEqual(8);
  });
});
