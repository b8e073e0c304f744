import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { retryWhenBusy } from './retryWhenBusy.ts';

const busy = (retryAfter: unknown) => new ApiError(429, '', JSON.stringify({ code: 'too_many_requests', retryAfter }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('retries after the wait that the server names', async () => {
  const call = vi.fn().mockRejectedValueOnce(busy(2)).mockRejectedValueOnce(busy(4)).mockResolvedValue('an answer');
  const answer = retryWhenBusy(call);
  await vi.advanceTimersByTimeAsync(5999);
  expect(call).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toBe('an answer');
});

it('gives up after four tries, on a long wait and on any other failure', async () => {
  const call = vi.fn().mockRejectedValue(busy(1));
  const answer = expect(retryWhenBusy(call)).rejects.toThrow('429');
  await vi.advanceTimersByTimeAsync(3000);
  await answer;
  expect(call).toHaveBeenCalledTimes(4);
  for (const error of [busy(600), busy('soon'), new ApiError(503, '', '')]) {
    const failing = vi.fn().mockRejectedValue(error);
    await expect(retryWhenBusy(failing)).rejects.toThrow();
    expect(failing).toHaveBeenCalledOnce();
  }
});
