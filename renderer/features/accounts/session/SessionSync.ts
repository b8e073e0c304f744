import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ApiPath } from '../../../api/paths.ts';
import { onSessionDoubt } from '../../../api/session.ts';
import { accountKey, useAccount } from './account.ts';
import { signOutIsPending } from './device.ts';
import { setSignedOut } from './signInOut.ts';
import { onOtherTab } from './otherTabs.ts';

/** What the server answers otherwise once somebody's plan is another one. */
const byPlan: readonly string[] = [
  'gate',
  '/api/search/meter' satisfies ApiPath<'searchMeter'>,
  '/api/subscriptions' satisfies ApiPath<'subscription'>,
];

/** Keeps what this tab believes about its person true. Drawn once, with the header; shows nothing. */
export const SessionSync = () => {
  const queryClient = useQueryClient();
  const { status, user } = useAccount();
  const id = status === 'loading' || status === 'offline' ? undefined : (user?.id ?? null);
  const before = useRef<string | null | undefined>(undefined);
  const plan = user && `${user.id} ${user.subscriptionTier}`;
  const planBefore = useRef(plan);

  useEffect(() => {
    if (id === undefined || id === before.current) return;
    if (before.current !== undefined) dropQueries(queryClient);
    before.current = id;
  }, [id, queryClient]);

  useEffect(() => {
    const isSamePerson = plan !== null && planBefore.current?.split(' ')[0] === plan.split(' ')[0];
    if (isSamePerson && plan !== planBefore.current)
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => byPlan.includes(String(queryKey[0])) });
    // While the server can't be asked, who it was last is still the one to compare with.
    planBefore.current = plan ?? planBefore.current;
  }, [plan, queryClient]);

  useEffect(() => {
    const ask = () => queryClient.invalidateQueries({ queryKey: accountKey });
    const offs = [
      // 401 then clears the user, as the specification has it (docs/specification.md 1 §4).
      onSessionDoubt(() => {
        if (queryClient.getQueryData(accountKey)) void ask();
      }),
      onOtherTab((what) => void (what === 'left' ? setSignedOut(queryClient) : ask())),
    ];
    const onOnline = () => {
      if (signOutIsPending() || queryClient.getQueryState(accountKey)?.status === 'error') void ask();
    };
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('online', onOnline);
      for (const off of offs) off();
    };
  }, [queryClient]);

  return null;
};

/**
 * Drops what was fetched for another person or for nobody. Screens of that person are gone by now; what stands belongs to
 * all, and is asked for again where the answer may differ.
 */
const dropQueries = (queryClient: QueryClient): void => {
  const isAccount = ({ queryKey }: Query) => queryKey[0] === accountKey[0];
  queryClient.removeQueries({ predicate: (query) => !isAccount(query) && !query.isActive() });
  void queryClient.invalidateQueries({
    predicate: (query) => !isAccount(query) && String(query.queryKey[0]).startsWith('/api/'),
  });
};
