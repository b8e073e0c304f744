import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, engine, type TestDatabase } from '../testing/database.ts';
import type { Db } from './db.ts';
import { withLease } from './lease.ts';

let database: TestDatabase;
let first: Db;
let second: Db;
const clock = { now: 1_000_000 };
const MINUTE = 60_000;

beforeAll(async () => {
  database = await createTestDatabase();
  first = await database.open();
  // Two servers as with several processes; SQLite has one.
  second = engine === 'postgres' ? await database.open() : first;
});
afterAll(async () => {
  await first.close();
  if (second !== first) await second.close();
  await database.remove();
});

const lease = (job: string) => ({ job, milliseconds: MINUTE, now: () => clock.now });

/** Work that goes on until it is told to end. */
const startWork = (db: Db, job: string) => {
  let end = (_error?: Error) => undefined as void;
  let began = () => undefined as void;
  const running = new Promise<void>((resolve) => (began = resolve));
  const work = new Promise<void>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve());
  });
  const done = withLease(db, lease(job), () => {
    began();
    return work;
  });
  return { running, done, end };
};

describe('a job with a lease', () => {
  it('runs in one of two servers at a time, and in the other once it has ended', async () => {
    const one = startWork(first, 'sweep');
    await one.running;
    let ran = false;
    const run = async () => void (ran = true);
    expect(await withLease(second, lease('sweep'), run)).toBe(false);
    expect(ran).toBe(false);
    expect(await withLease(second, lease('another'), run)).toBe(true);
    one.end();
    expect(await one.done).toBe(true);
    expect(await withLease(second, lease('sweep'), run)).toBe(true);
  });

  it('runs once of twenty that start together', async () => {
    const all = Array.from({ length: 20 }, (_, index) => startWork(index % 2 ? first : second, 'crowd'));
    const [winner] = await Promise.race(all.map(async (each) => [(await each.running, each)]));
    const others = await Promise.all(all.filter((each) => each !== winner).map(({ done }) => done));
    expect(others.filter(Boolean)).toHaveLength(0);
    winner?.end();
    expect(await winner?.done).toBe(true);
  });

  it('is free again after a failure', async () => {
    const one = startWork(first, 'failing');
    await one.running;
    one.end(new Error('no'));
    await expect(one.done).rejects.toThrow('no');
    expect(await withLease(second, lease('failing'), async () => undefined)).toBe(true);
  });

  it('is taken over from a server that died, and what died late takes nothing away', async () => {
    const dead = startWork(first, 'dying');
    await dead.running;
    clock.now += MINUTE;
    const heir = startWork(second, 'dying');
    await heir.running;
    dead.end();
    await dead.done;
    expect(await withLease(first, lease('dying'), async () => undefined)).toBe(false);
    heir.end();
    await heir.done;
  });
});
