import { expect, it } from 'vitest';
import { signInAgain } from './prayerText.ts';

it.each([
  [{ prayers: 0, posts: 0 }, 'prayers', null],
  [{ prayers: 1, posts: 0 }, 'prayers', 'Sign in again to save 1 prayer'],
  [{ prayers: 3, posts: 0 }, 'changes', 'Sign in again to save 3 changes to prayers'],
  [{ prayers: 1, posts: 2 }, 'changes', 'Sign in again to save 1 change to prayers and share 2 posts'],
  [{ prayers: 0, posts: 1 }, 'changes', 'Sign in again to share 1 post'],
] as const)('asks to sign in again for %j, counting %s', (waiting, counting, said) => {
  expect(signInAgain(waiting, counting)).toBe(said);
});
