import { expect, it } from 'vitest';
import { forgetPerson, onSignedOut } from './signOutHooks.ts';

it('given one that takes its time, tells those who are there when the person leaves', async () => {
  const told: string[] = [];
  let off = () => {};
  // As a screen does, which registers anew for nobody once the person is gone.
  const waiting = onSignedOut(async () => {
    await Promise.resolve();
    off();
    off = onSignedOut(() => void told.push('nobody'));
  });
  off = onSignedOut((why) => void told.push(why));
  await forgetPerson('left');
  expect(told).toEqual(['left']);
  waiting();
  off();
});
