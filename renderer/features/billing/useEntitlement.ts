import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { routes } from '../../../core/contract/routes.ts';
import { useAccount, useSession } from '../accounts/index.ts';
import { useLive } from '../live/index.ts';

/** How old what is known of a plan may be when the page is looked at again, in milliseconds. */
const FRESH = 30_000;

/** What is told of a plan, beside the account itself, by which gate and meter are asked anew. */
const aboutPlans: readonly string[] = [routes.subscription.path, routes.family.path];

/**
 * Keeps true what a page shows of a plan while it stands: hears from the server when it begins, changes or ends, wherever that
 * was done, and asks when the page is looked at again. It opens a stream: for pages that are about plans or behind the gate, and
 * not for what everybody reads.
 */
export const useEntitlement = (): void => {
  const queryClient = useQueryClient();
  const { user } = useAccount();
  const { refreshTabs } = useSession();
  const askedAt = useRef(0);
  const askAgain = useRef(() => undefined);
  const userId = user?.id;

  useEffect(() => {
    askAgain.current = () => {
      askedAt.current = Date.now();
      void refreshTabs();
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => aboutPlans.includes(String(queryKey[0])) });
    };
  }, [queryClient, refreshTabs]);

  useLive('entitlement', () => askAgain.current(), 'account');
  useLive('refresh', () => askAgain.current(), 'account');

  useEffect(() => {
    if (userId === undefined) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    askedAt.current = Date.now();
    const look = () => {
      if (document.visibilityState === 'visible' && Math.abs(Date.now() - askedAt.current) >= FRESH) askAgain.current();
    };
    window.addEventListener('focus', look, { signal });
    document.addEventListener('visibilitychange', look, { signal });
    return () => ending.abort();
  }, [userId]);
};
