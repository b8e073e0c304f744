import { describe, expect, it, vi } from 'vitest';
import { createServerStatus } from './serverStatus.ts';

const json = () => Promise.resolve(Response.json({}));
const refused = () => Promise.reject(new Error('refused'));
const html = () => Promise.resolve(new Response('<h1>The hotel</h1>', { headers: { 'Content-Type': 'text/html' } }));

const following = () => {
  const changed = vi.fn<(isThere: boolean) => void>();
  const ask = vi.fn<() => Promise<boolean>>();
  const waits: { ms: number; work: () => void }[] = [];
  const status = createServerStatus({ ask, changed, after: (ms, work) => void waits.push({ ms, work }) });
  /** What the clock does next, and what comes of it. */
  const tick = async () => {
    waits.shift()?.work();
    await new Promise(setImmediate);
  };
  return { status, changed, ask, waits, tick };
};

const send = (fetch: (address: string, init: RequestInit) => Promise<Response>) =>
  fetch('https://church.example/api/a', {}).then(
    () => undefined,
    () => undefined,
  );

describe('the server’s status', () => {
  it.each([
    ['no answer', refused],
    ['a hotel’s page', html],
  ])('given a call that gets %s, asks the server itself', async (_, answer) => {
    const { status, changed, ask, tick } = following();
    ask.mockResolvedValueOnce(true);
    await send(status.watch(answer));
    await tick();
    expect([status.isReachable(), ask.mock.calls.length]).toEqual([true, 1]);
    expect(changed).not.toHaveBeenCalled();

    ask.mockResolvedValue(false);
    await send(status.watch(answer));
    await send(status.watch(answer));
    await tick();
    expect(changed.mock.calls).toEqual([[false]]);
    expect(status.isReachable()).toBe(false);
  });

  it('asks an unreachable server again, less and less often', async () => {
    const { status, changed, ask, waits, tick } = following();
    ask.mockResolvedValue(false);
    expect(await status.check()).toBe(false);
    const seen: (number | undefined)[] = [];
    for (let time = 0; time < 6; time++) {
      seen.push(waits[0]?.ms);
      await tick();
    }
    expect(seen).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000]);
    ask.mockResolvedValue(true);
    await tick();
    expect(changed.mock.calls).toEqual([[false], [true]]);
    expect(waits).toEqual([]);
    ask.mockResolvedValue(false);
    await status.check();
    expect(waits[0]?.ms).toBe(2000);
  });

  it('is updated by any answer, and checked at once when asked', async () => {
    const { status, changed, ask, waits, tick } = following();
    ask.mockResolvedValue(false);
    await status.check();
    await status.check();
    expect(waits).toHaveLength(1);
    await send(status.watch(json));
    expect(changed.mock.calls).toEqual([[false], [true]]);
    await tick();
    expect(ask).toHaveBeenCalledTimes(2);
    expect(waits).toEqual([]);
  });

  it('passes answers and failures on unchanged', async () => {
    const { status, ask } = following();
    ask.mockResolvedValue(true);
    expect((await status.watch(json)('https://church.example/', {})).status).toBe(200);
    await expect(status.watch(refused)('https://church.example/', {})).rejects.toThrow('refused');
  });
});
