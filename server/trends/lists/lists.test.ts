import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { leadsToNobody } from './showable.ts';

const DAY = 24 * 60 * 60 * 1000;
let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await createTestDatabase();
  // On SQLite the thread counts.
  server = await startServer({ db: await database.open() });
});
afterAll(async () => {
  await server.close();
  await server.db.close();
  await database.remove();
});
beforeEach(() => {
  // A month each: no test counts another's searches.
  server.clock.now += 30 * DAY;
});

type Client = ReturnType<TestServer['visitor']>;
const search = (client: Client, words: string) => client.call('recordSearch', { body: { query: words } });
const from = (network: number, account?: `${string}:premium`) =>
  server.visitor({ ...(account && { account }), headers: { 'X-Forwarded-For': `10.${network}.1.1` } });
const activity = async (of: TestServer = server) =>
  (await of.visitor({ account: 'reader:admin' }).call('activity')).data;
/** The lists, made now. */
const made = async () => {
  await server.settle();
  return activity();
};
const member = (name: string, network: number) => from(network, `${name}-${network}:premium`);

describe('what people typed this week', () => {
  it('is shown to staff from five people on, raw, in its commonest wording, and not of four', async () => {
    const wordings = ['my Neighbour  ', 'My neighbour', 'MY NEIGHBOUR', 'My neighbour'];
    for (const [network, words] of wordings.entries()) await search(member('asker', network), words);
    expect(await made()).toMatchObject({ topSearchQueries: [] });
    await search(from(9), 'My neighbour');
    expect((await made()).topSearchQueries).toEqual([{ query: 'My neighbour', count: 5 }]);
    expect((await activity()).asOf).toBe(new Date(server.clock.now).toISOString());
    // What visitors see has titles of ours alone.
    expect(JSON.stringify((await server.visitor().call('weeklyTopSearches')).data)).not.toMatch(/neighbour/i);
  });

  it('counts one person once on five days, and one network once however many people it says to be', async () => {
    const one = member('faithful', 1);
    for (let passed = 0; passed < 5; passed++) {
      await search(one, 'my old dog');
      await search(from(2), 'my old cat');
      for (let account = 0; account < 4; account++) await search(from(3, `crowd-${account}:premium`), 'my old parrot');
      server.clock.now += DAY;
    }
    for (let account = 4; account < 10; account++) await search(from(3, `crowd-${account}:premium`), 'my old parrot');
    for (let account = 0; account < 10; account++) await search(from(4, `herd-${account}:premium`), 'my old horse');
    // A crowd's network counts for two a day, and never for more than its accounts.
    expect((await made()).topSearchQueries).toEqual([{ query: 'my old parrot', count: 10 }]);
  });

  it('takes the most visitor networks of any day, and each account of the week', async () => {
    for (let network = 1; network <= 3; network++) await search(from(network), 'my sister');
    server.clock.now += DAY;
    await search(from(1), 'my sister');
    await search(member('brother', 4), 'my sister');
    expect((await made()).topSearchQueries).toEqual([]);
    server.clock.now += DAY;
    await search(member('brother', 5), 'my sister');
    expect((await made()).topSearchQueries).toEqual([{ query: 'my sister', count: 5 }]);
    server.clock.now += 5 * DAY;
    // The three visitors were there eight days ago.
    expect((await made()).topSearchQueries).toEqual([]);
  });

  it('has no danger, address, number or link, and nothing that was cleared', async () => {
    const hidden = [
      ...['i want to end my life', 'what is the point of going on', 'abuse'],
      ...['ruth@moab.example', 'call 212-555-0147', 'my code is 90210', 'visit www.example.org', '10 Downing Street'],
    ];
    for (let network = 1; network <= 6; network++) {
      const client = member('teller', network);
      for (const words of hidden.slice(0, 6)) await search(client, words);
      const another = member('other', network);
      for (const words of [...hidden.slice(6), 'psalm 119:105-112']) await search(another, words);
      const forgetful = member('forgetful', network);
      await search(forgetful, 'my secret garden');
      await forgetful.call('clearRecentSearches');
    }
    expect((await made()).topSearchQueries).toEqual([{ query: 'psalm 119:105-112', count: 6 }]);
  });

  it('is the ten that most people searched for, and titles beside them', async () => {
    for (let network = 1; network <= 6; network++)
      for (let word = 0; word < 12; word++)
        if (word < 11 || network < 6)
          await search(member(`reader-${word}`, network), word === 0 ? 'anxiety' : `my neighbour number ${word}`);
    const { topSearchQueries, topTopics } = await made();
    expect(topSearchQueries).toHaveLength(10);
    expect(topSearchQueries.every(({ count }) => count === 6)).toBe(true);
    expect(topTopics).toContainEqual({ id: 'anxiety', title: 'Anxiety', count: 6 });
  });
});

describe('the lists', () => {
  it('are made by one process a minute and read by the other', async () => {
    for (let network = 1; network <= 5; network++) await search(member('early', network), 'my garden');
    const other = await startServer({ db: server.db, now: () => server.clock.now });
    const madeAt = (await made()).asOf;
    server.clock.now += 20_000;
    await other.settle();
    expect(await activity(other)).toMatchObject({
      topSearchQueries: [{ query: 'my garden', count: 5 }],
      asOf: madeAt,
    });
    // The first one has ended: the other takes over.
    server.clock.now += 60_000;
    await other.settle();
    const later = await activity(other);
    expect(later.asOf).toBe(new Date(server.clock.now).toISOString());
    server.clock.now += 10_000;
    expect((await activity()).asOf).toBe(later.asOf);
    await other.close();
  });
});

describe('words that lead to somebody', () => {
  it.each([
    ...['ruth@moab.example', 'ruth (at) moab dot com', 'a@b', '2125550147', '0161 496 0000', '12345', '１２３４５'],
    ...['my pin 12 34 5', 'example.com', 'https://x.y', '221b Baker Street', 'SW1A 1AA'],
  ])('%s', (words) => expect(leadsToNobody(words)).toBe(false));

  it.each([
    'john 3 16',
    'psalm 119:105-112',
    '1 Corinthians 13:4-13',
    'i am 40',
    'anxiety',
    '2024',
    'stressed at work',
  ])('and not: %s', (words) => expect(leadsToNobody(words)).toBe(true));
});
