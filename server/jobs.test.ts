import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScheduler, type Scheduler } from './jobs.ts';

const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
let jobs: Scheduler;
beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await Promise.all([jobs.stop(), pass(1000)]);
  vi.useRealTimers();
});
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a job', () => {
  it('runs in turn, never twice at once', async () => {
    jobs = createScheduler(log);
    let [running, max, turns] = [0, 0, 0];
    jobs.every('slow', 5, async () => {
      running += 1;
      turns += 1;
      max = Math.max(max, running);
      await new Promise((resolve) => setTimeout(resolve, 20));
      running -= 1;
    });
    await pass(100);
    expect(turns).toBeGreaterThan(2);
    expect(max).toBe(1);
  });

  it('that is woken while it runs, runs once more', async () => {
    jobs = createScheduler(log);
    let turns = 0;
    const job = jobs.every('woken', 60_000, async () => {
      turns += 1;
      if (turns === 1) for (let again = 0; again < 3; again++) job.soon();
      await new Promise((resolve) => setTimeout(resolve, 120));
    });
    job.soon();
    await pass(1000);
    expect(turns).toBe(2);
  });

  it('that fails is logged by name and runs again', async () => {
    jobs = createScheduler(log);
    let turns = 0;
    jobs.every('failing', 5, async () => {
      turns += 1;
      throw new RangeError('with something private in it');
    });
    await pass(20);
    expect(turns).toBeGreaterThan(1);
    expect(lines.join('')).toContain('"reason":"RangeError"');
    expect(lines.join('')).not.toContain('private');
  });

  it('has ended when stop is done, and runs no more', async () => {
    jobs = createScheduler(log);
    let [ended, turns] = [false, 0];
    const job = jobs.every('last', 5, async () => {
      turns += 1;
      ended = false;
      await new Promise((resolve) => setTimeout(resolve, 30));
      ended = true;
    });
    await pass(10);
    expect([turns, ended]).toEqual([1, false]);
    const stopped = jobs.stop();
    await pass(30);
    await stopped;
    expect(ended).toBe(true);
    job.soon();
    await pass(100);
    expect(turns).toBe(1);
  });
});

describe('a turn', () => {
  it('is told with how it ended, unless another process did the work', async () => {
    jobs = createScheduler(log);
    const told: [string, boolean][] = [];
    jobs.onTurn(({ name, ok, startedAt, endedAt, nextAt }) => {
      told.push([name, ok]);
      expect(endedAt).toBeGreaterThanOrEqual(startedAt);
      expect(nextAt).toBe(startedAt + 5);
    });
    jobs.every('well', 5, async () => true);
    jobs.every('failing', 5, () => Promise.reject(new Error('no')));
    jobs.every('done elsewhere', 5, async () => false);
    await pass(6);
    expect(told).toEqual([
      ['well', true],
      ['failing', false],
    ]);
  });
});
