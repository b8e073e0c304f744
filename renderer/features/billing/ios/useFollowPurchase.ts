import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSession } from '../../accounts/index.ts';
import { subscriptionKey } from '../useSubscription.ts';

/** Asks anew what somebody has and may do, once a purchase was taken. */
export const useFollowPurchase = () => {
  const queryClient = useQueryClient();
  const { refreshTabs } = useSession();
  return useCallback(async () => {
    await refreshTabs();
    await queryClient.invalidateQueries({ queryKey: subscriptionKey });
  }, [queryClient, refreshTabs]);
};
