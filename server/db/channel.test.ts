import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, engine, type TestDatabase } from '../testing/database.ts';
import { query, type Db } from './db.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = await database.open();
});
afterAll(async () => {
  await db.close();
  await database.remove();
});

const missed = Symbol('some were lost');

/** Two ends of a channel, both connected, what the second has received, and a way to break the first one's connection. */
const openBoth = async (name: string) => {
  const received: (string | typeof missed)[] = [];
  const open = async (hear: (text: string | typeof missed) => void) => {
    let isConnected = false;
    const hearMissed = () => {
      if (isConnected) hear(missed);
      isConnected = true;
    };
    const channel = db.openChannel?.(name, { received: hear, missed: hearMissed });
    if (!channel) throw new Error('this engine has no channels');
    await expect.poll(() => isConnected).toBe(true);
    return channel;
  };
  const from = await open(() => undefined);
  const [first] = await db.read(() =>
    query<{ pid: number }>('SELECT pid FROM pg_stat_activity WHERE application_name = ?', name),
  );
  const to = await open((text) => received.push(text));
  return {
    from,
    received,
    breakFirst: () => db.read(() => query<{ ended: boolean }>('SELECT pg_terminate_backend(?) AS ended', first?.pid)),
    close: () => {
      from.close();
      to.close();
    },
  };
};

describe.runIf(engine === 'postgres')('a channel between processes', () => {
  it('given equal texts wait, then one goes, where the last of them stands', async () => {
    const { from, received, close } = await openBoth('test_equal');
    for (const text of ['circle', 'account', 'circle', 'post', 'circle']) from.send(text);
    await expect.poll(() => received).toEqual(['account', 'post', 'circle']);
    from.send('circle');
    await expect.poll(() => received).toEqual(['account', 'post', 'circle', 'circle']);
    close();
  });

  it('given the connection breaks, then what waited goes over the next one, in its order and once', async () => {
    const { from, received, breakFirst, close } = await openBoth('test_broken');
    await breakFirst();
    for (const text of ['one', 'two', 'one']) from.send(text);
    await expect.poll(() => received).toEqual(['two', 'one']);
    close();
  });

  it('given a notification fails on its way, then its texts go over the next connection, before later ones', async () => {
    const { from, received, close } = await openBoth('test_failed');
    const query = vi.spyOn(pg.Client.prototype, 'query');
    query.mockImplementationOnce(() => {
      throw new Error('the connection broke');
    });
    from.send('one');
    await expect.poll(() => query.mock.calls.length).toBe(1);
    from.send('two');
    await expect.poll(() => received).toEqual(['one', 'two']);
    query.mockRestore();
    close();
  });

  it('given more are lost while the others are told so, then they are told again', async () => {
    const { from, received, close } = await openBoth('test_lost');
    const query = vi.spyOn(pg.Client.prototype, 'query');
    // In place of the first notification, which says that some were lost.
    query.mockImplementationOnce(() => from.send('one more'));
    for (let text = 0; text <= 5000; text++) from.send(`${text}`);
    await expect.poll(() => received).toContain('4999');
    expect(received[0]).toBe(missed);
    query.mockRestore();
    close();
  });
});
