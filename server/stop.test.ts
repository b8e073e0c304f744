import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStop, type Stopping } from './stop.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => undefined);
const SIGTERM = 15;

const stopWith = (parts: Partial<Stopping>) => {
  const exits: number[] = [];
  const stop = createStop({
    endStreams: () => undefined,
    closeServer: (done) => done(),
    closeAllConnections: () => undefined,
    stopJobs: () => Promise.resolve(),
    closeDatabase: () => Promise.resolve(),
    exit: (code) => void exits.push(code),
    ...parts,
  });
  return { exits, stop };
};

describe('the signal to stop', () => {
  it('ends with 0 once everything is closed', async () => {
    const { exits, stop } = stopWith({});
    stop(SIGTERM);
    await vi.advanceTimersByTimeAsync(0);
    expect(exits).toEqual([0]);
  });

  it.each<[string, Partial<Stopping>]>([
    ['a connection never closes', { closeServer: () => undefined }],
    ['a job and the database never answer', { stopJobs: never, closeDatabase: never }],
  ])('ends with 1 at the deadline when %s', async (_, hanging) => {
    const { exits, stop } = stopWith(hanging);
    stop(SIGTERM);
    await vi.advanceTimersByTimeAsync(11_999);
    expect(exits).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(exits).toEqual([1]);
  });

  it('ends with 1 when the database can’t be closed', async () => {
    const { exits, stop } = stopWith({ closeDatabase: () => Promise.reject(new Error('its folder is gone')) });
    stop(SIGTERM);
    await vi.advanceTimersByTimeAsync(0);
    expect(exits).toEqual([1]);
  });

  it('ends at once when it comes twice', () => {
    const { exits, stop } = stopWith({ stopJobs: never });
    stop(SIGTERM);
    stop(SIGTERM);
    expect(exits).toEqual([143]);
  });
});
