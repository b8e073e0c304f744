import { describe, expect, it, vi } from 'vitest';
import { createServerStatus } from './serverStatus.ts';

const json = () => Promise.resolve(Response.json({}));
const refused = () => Promise.reject(new Error('refused'));
const html = () => Promise.resolve(new Response('<h1>The hotel</h1>', { headers: { 'Content-Type': 'text/html' } }));

const following = () => {
  const turned = vi.fn<(isThere: boolean) => void>();
  const ask = vi.fn<() => Promise<boolean>>();
  const waits: { ms: number; work: () => void }[] = [];
  const reach = createServerStatus({ ask, turned, after: (ms, work) => void waits.push({ ms, work }) });
  /** What the clock does next, and what comes of it. */
  const tick = async () => {
    waits.shift()?.work();
    await new Promise(setImmediate);
  };
  return { reach, turned, ask, waits, tick };
};

const send = (fetch: (address: string, init: RequestInit) => Promise<Response>) =>
  fetch('https://church.example/api/a', {}).then(
    () => undefined,
    () => undefined,
  );

describe('whether the server is there', () => {
  it.each([
    ['no answer', refused],
    ['a hotel’s page', html],
  ])('is asked of itself when a call gets %s', async (_, answer) => {
    const { reach, turned, ask, tick } = following();
    ask.mockResolvedValueOnce(true);
    await send(reach.watch(answer));
    await tick();
    expect([reach.isThere(), ask.mock.calls.length]).toEqual([true, 1]);
    expect(turned).not.toHaveBeenCalled();

    ask.mockResolvedValue(false);
    await send(reach.watch(answer));
    await send(reach.watch(answer));
    await tick();
    expect(turned.mock.calls).toEqual([[false]]);
    expect(reach.isThere()).toBe(false);
  });

  it('is asked again, less and less often, until it is', async () => {
    const { reach, turned, ask, waits, tick } = following();
    ask.mockResolvedValue(false);
    expect(await reach.look()).toBe(false);
    const seen: (number | undefined)[] = [];
    for (let time = 0; time < 6; time++) {
      seen.push(waits[0]?.ms);
      await tick();
    }
    expect(seen).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000]);
    ask.mockResolvedValue(true);
    await tick();
    expect(turned.mock.calls).toEqual([[false], [true]]);
    expect(waits).toEqual([]);
    ask.mockResolvedValue(false);
    await reach.look();
    expect(waits[0]?.ms).toBe(2000);
  });

  it('is known as soon as an answer comes, and asked at once by whoever wants to know', async () => {
    const { reach, turned, ask, waits, tick } = following();
    ask.mockResolvedValue(false);
    await reach.look();
    await reach.look();
    expect(waits).toHaveLength(1);
    await send(reach.watch(json));
    expect(turned.mock.calls).toEqual([[false], [true]]);
    await tick();
    expect(ask).toHaveBeenCalledTimes(2);
    expect(waits).toEqual([]);
  });

  it('gives answers and failures on as they are', async () => {
    const { reach, ask } = following();
    ask.mockResolvedValue(true);
    expect((await reach.watch(json)('https://church.example/', {})).status).toBe(200);
    await expect(reach.watch(refused)('https://church.example/', {})).rejects.toThrow('refused');
  });
});
