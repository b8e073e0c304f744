import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../../api/errors.ts';
import { signOut, type SignOutDeps } from './signOut.ts';

const run = async (change: Partial<SignOutDeps>) => {
  const done: string[] = [];
  const note = (name: string) => () => void done.push(name);
  const end = await signOut({
    maySignOut: async () => true,
    stayed: async () => void done.push('stayed'),
    send: async () => void done.push('send'),
    canWait: true,
    clearStorage: note('clearStorage'),
    setPending: note('setPending'),
    clearUser: async () => void done.push('clearUser'),
    goHome: note('goHome'),
    ...change,
  });
  return { ...end, done };
};

it('clears everything after the server ended the session', async () => {
  expect(await run({})).toEqual({ end: 'left', done: ['send', 'clearStorage', 'goHome', 'clearUser'] });
});

it('given the person wants to save prayers first, stays signed in without a request', async () => {
  expect(await run({ maySignOut: async () => false })).toEqual({ end: 'stayed', done: ['stayed'] });
});

it.each([401, 403, 429, 500, 503])('stays signed in when the answer is %i', async (status) => {
  const error = new ApiError(status, '', '');
  expect(await run({ send: () => Promise.reject(error) })).toEqual({ end: 'refused', error, done: ['stayed'] });
});

it.each(['offline', 'timeout', 'unreachable', 'unreadable'] as const)(
  'clears everything and sends it later when there is no answer: %s',
  async (reason) => {
    const { end, done } = await run({ send: () => Promise.reject(new NetworkError(reason)) });
    expect(end).toBe('left');
    // Marked after the storage is cleared, or the mark would go with it.
    expect(done).toEqual(['clearStorage', 'setPending', 'goHome', 'clearUser']);
  },
);

it('given no answer to what cannot be sent later, stays signed in', async () => {
  const error = new NetworkError('offline');
  expect(await run({ canWait: false, send: () => Promise.reject(error) })).toEqual({
    end: 'refused',
    error,
    done: ['stayed'],
  });
});
