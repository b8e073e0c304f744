import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import { ApiError, NetworkError } from '../../../api/errors.ts';
import type { ApiPath } from '../../../api/paths.ts';
import { request } from '../../../api/request.ts';
import {
  dropHint,
  mayHaveSession,
  readPerson,
  setSignOutPending,
  signOutIsPending,
  writePerson,
  type KnownPerson,
} from './device.ts';
import { forgetPerson } from './signOutHooks.ts';

/**
 * Who is signed in. `offline` means that the server could not be asked: `person` is then whoever this device knows, and
 * their records here may be shown, but nothing that only the server may allow. What a user may do stands in
 * `user.abilities` and is never worked out from the role.
 */
export type Account =
  | { status: 'loading' | 'offline'; user: null; person: KnownPerson | null }
  | { status: 'signed-in'; user: CurrentUser; person: KnownPerson }
  | { status: 'signed-out'; user: null; person: null };

export const accountKey = ['/api/auth/user' satisfies ApiPath<'currentUser'>] as const;

/** Keeps on this device who it belongs to now, and has features let go of whoever it belonged to before. */
export const rememberPerson = (user: CurrentUser | null): void => {
  const before = readPerson();
  writePerson(user && knownOf(user));
  if (before && before.id !== user?.id) void forgetPerson('lost');
};

const knownOf = ({ id, nickname, subscriptionTier: tier, subscriptionUntil: until }: CurrentUser): KnownPerson => ({
  id,
  nickname,
  ...(until && { plan: { tier, until, heardAt: Date.now() } }),
});

/** Asks the server who is signed in; null when nobody is. Throws when it gives no such answer. */
export const loadAccount = async (): Promise<CurrentUser | null> => {
  const user = (await sendPendingSignOut()) && mayHaveSession() ? await askServer() : null;
  rememberPerson(user);
  return user;
};

const askServer = async (): Promise<CurrentUser | null> => {
  try {
    return (await request('GET', accountKey[0])).data as CurrentUser;
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) throw error;
    dropHint();
    return null;
  }
};

const signOutPath: ApiPath<'logout'> = '/api/auth/logout';

export const sendSignOut = (): Promise<unknown> => request('POST', signOutPath);

/** A sign-out made offline is sent before anything else is asked. False while it can't be. */
const sendPendingSignOut = async (): Promise<boolean> => {
  if (!signOutIsPending()) return true;
  try {
    await sendSignOut();
  } catch (error) {
    if (!(error instanceof NetworkError)) console.warn('The sign-out was not accepted yet');
    return false;
  }
  setSignOutPending(false);
  return true;
};

export const useAccount = (): Account => {
  // Not isError: each time it is asked again that is false for a moment, and what stands on a page would go for that long.
  const { data, errorUpdateCount } = useQuery({ queryKey: accountKey, queryFn: loadAccount });
  return useMemo(() => {
    if (data) return { status: 'signed-in', user: data, person: { id: data.id, nickname: data.nickname } };
    if (data === null) return { status: 'signed-out', user: null, person: null };
    return { status: errorUpdateCount > 0 ? 'offline' : 'loading', user: null, person: readPerson() };
  }, [data, errorUpdateCount]);
};
