import { expect, it } from 'vitest';
import { coalesced } from './coalesced.ts';

it('given work is asked for while it is done, then it is done once more, however often that was', async () => {
  const ends: (() => void)[] = [];
  const work = coalesced(() => new Promise<void>((resolve) => ends.push(resolve)));
  const whole = work();
  for (let again = 0; again < 3; again++) void work();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  await whole;
  expect(ends).toHaveLength(2);
  void work();
  expect(ends).toHaveLength(3);
});
