import { describe, expect, it } from 'vitest';
import { createFairQueue, type Turn } from './fairQueue.ts';

const bounds = { size: 1, perAccount: 2, perNetwork: 3, crowded: 5, max: 7 };

const begin = () => new Promise((resolve) => setImmediate(resolve));

/** A queue whose tasks end when they are told to, in the order in which they began. */
const setUp = (given = bounds) => {
  const queue = createFairQueue(given);
  const begun: string[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const enter = (network: string, account: string) => {
    const turn: Turn = { network, account };
    const place = queue.enter(turn);
    const task = () =>
      new Promise<void>((resolve, reject) => {
        begun.push(`${network} ${account}`);
        ends.push((error) => (error ? reject(error) : resolve()));
      });
    return place.run(task).finally(() => place.leave());
  };
  /** Ends tasks one after the other until none is left. */
  const drain = async () => {
    await begin();
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await begin();
    }
  };
  return { begun, ends, enter, drain };
};

describe('the fair queue', () => {
  it('given one network with many tasks, when others come, then they take turns', async () => {
    const { begun, enter, drain } = setUp();
    const all = [enter('a', '1'), enter('a', '2'), enter('a', '3'), enter('b', '4'), enter('c', '5')];
    await drain();
    await Promise.all(all);
    expect(begun).toEqual(['a 1', 'a 2', 'b 4', 'c 5', 'a 3']);
  });

  it('runs one task of an account at a time, and lets the others pass', async () => {
    const { begun, enter, drain } = setUp({ ...bounds, size: 2 });
    const all = [enter('a', '1'), enter('b', '1'), enter('b', '2')];
    await begin();
    expect(begun).toEqual(['a 1', 'b 2']);
    await drain();
    await Promise.all(all);
    expect(begun).toEqual(['a 1', 'b 2', 'b 1']);
  });

  it('limits the slots of an account and of a network, and when crowded gives slots to new networks only', async () => {
    const { enter, drain } = setUp();
    const refused = expect.objectContaining({ code: 'too_many_requests', extra: { retryAfter: 1 } }) as Error;
    const all = [enter('a', '1'), enter('a', '1')];
    expect(() => enter('a', '1')).toThrow(refused);
    all.push(enter('a', '2'));
    expect(() => enter('a', '3')).toThrow(refused);
    all.push(enter('b', '4'), enter('c', '5'));
    expect(() => enter('b', '6')).toThrow(refused);
    all.push(enter('d', '7'), enter('e', '8'));
    expect(() => enter('f', '9')).toThrow(refused);
    await drain();
    await Promise.all(all);
    await Promise.all([enter('f', '9'), drain()]);
  });

  it('continues after a task that failed', async () => {
    const { ends, enter, drain } = setUp();
    const failed = enter('a', '1');
    await begin();
    ends.shift()?.(new Error('no'));
    await expect(failed).rejects.toThrow('no');
    await Promise.all([enter('a', '1'), drain()]);
  });
});
