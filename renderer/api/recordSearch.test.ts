import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from './errors.ts';
import { recordWithRetries, RETRY_DELAYS } from './recordSearch.ts';

const down = new ApiError(503, 'Service Unavailable', '');
const lost = new NetworkError('timeout');
const limit = new ApiError(429, '', JSON.stringify({ code: 'search_limit', limit: 1, used: 1 }));

/** A device whose tries end as told, and what happens while it waits. Afterwards every try succeeds. */
const device = (ends: Error[], meanwhile: (world: { who: string | null; online: boolean; at: number }) => void) => {
  const now = { who: 'anna' as string | null, online: true, at: Date.parse('2026-11-22T12:00:00Z') };
  const waited: number[] = [];
  const warned: unknown[][] = [];
  let tries = 0;
  const send = async () => {
    const end = ends[tries++];
    if (end) throw end;
    return { searchId: 'ticket' };
  };
  const world = {
    send,
    person: () => now.who,
    isOnline: () => now.online,
    now: () => now.at,
    wait: async (milliseconds: number) => {
      waited.push(milliseconds);
      now.at += milliseconds;
      meanwhile(now);
    },
    warn: (...said: unknown[]) => void warned.push(said),
  };
  const run = async () => {
    const answer = await recordWithRetries(send, world).catch((error: unknown) => error);
    // All that follows happens in promises of this very turn: nothing waits for a clock.
    await new Promise((resolve) => setImmediate(resolve));
    return { answer, tries, waited, warned };
  };
  return run();
};
const nothing = () => undefined;

describe('a record of a search', () => {
  it('is sent once where it succeeds', async () => {
    expect(await device([], nothing)).toMatchObject({ answer: { searchId: 'ticket' }, tries: 1, waited: [] });
  });

  it.each([down, lost, new NetworkError('unreachable'), new NetworkError('unreadable')])(
    'is sent again after %s, and nobody waits for that',
    async (error) => {
      expect(await device([error, error], nothing)).toEqual({
        answer: error,
        tries: 3,
        waited: RETRY_DELAYS.slice(0, 2),
        warned: [],
      });
    },
  );

  it('is sent a few times, and what is given up is logged without its words', async () => {
    const end = await device([down, lost, down, down, down], nothing);
    expect(end).toMatchObject({ tries: 1 + RETRY_DELAYS.length, waited: RETRY_DELAYS });
    expect(end.warned).toEqual([['The search could not be counted', down]]);
  });

  it('waits for its turn where very many ask', async () => {
    const busy = new ApiError(429, '', JSON.stringify({ code: 'too_many_requests', retryAfter: 25 }));
    expect(await device([busy], nothing)).toMatchObject({ tries: 2 });
  });

  it.each([limit, new ApiError(400, 'Bad Request', ''), new ApiError(401, 'Unauthorized', '')])(
    'is not sent again after an answer: %s',
    async (answer) => {
      expect(await device([answer], nothing)).toMatchObject({ answer, tries: 1, waited: [] });
      expect(await device([down, answer], nothing)).toMatchObject({ tries: 2, warned: [] });
    },
  );

  it('stays free when it was answered offline', async () => {
    expect(await device([new NetworkError('offline')], nothing)).toMatchObject({ tries: 1, waited: [] });
    expect(await device([lost], (now) => (now.online = false))).toMatchObject({ tries: 1 });
  });

  it.each([null, 'ben'])('is not sent once %s is here', async (other) => {
    expect(await device([lost], (now) => (now.who = other))).toMatchObject({ tries: 1, warned: [] });
  });

  it('belongs to whoever began it, also when they left before it failed', async () => {
    let who: string | null = 'anna';
    let sent = 0;
    const world = {
      send: async () => void sent++,
      person: () => who,
      isOnline: () => true,
      now: Date.now,
      wait: async () => undefined,
      warn: nothing,
    };
    const first = async () => {
      await Promise.resolve();
      who = null;
      throw lost;
    };
    await expect(recordWithRetries(first, world)).rejects.toBe(lost);
    await new Promise((resolve) => setImmediate(resolve));
    expect(sent).toBe(0);
  });

  it('is not counted on the next day', async () => {
    expect(await device([lost], (now) => (now.at += 12 * 60 * 60_000))).toMatchObject({ tries: 1 });
  });
});
