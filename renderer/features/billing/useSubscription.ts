import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '../../../core/contract/accounts.ts';
import type { SubscriptionState } from '../../../core/contract/billing.ts';
import { routes } from '../../../core/contract/routes.ts';
import { call } from '../../api/client.ts';
import { useSession } from '../accounts/index.ts';
import { useSite } from '../site/index.ts';

export const subscriptionKey = [routes.subscription.path] as const;

/** What somebody has bought or has a seat in. By person: of who leaves nothing is asked for nobody. */
export const useSubscription = (userId: string, enabled = true) =>
  useQuery({
    queryKey: [...subscriptionKey, userId],
    queryFn: ({ signal }) => call('subscription', { signal }),
    enabled,
  });

/** The same for pages that are about more: not asked of who has nothing where nothing can be bought. */
export const useOwnSubscription = ({ id, subscriptionStatus }: CurrentUser) => {
  const { services } = useSite();
  return useSubscription(
    id,
    subscriptionStatus === 'active' || services.includes('stripe') || services.includes('apple'),
  );
};

/** Puts what the server has just said about it in place, and asks anew what somebody may do. */
export const useStoreSubscription = (userId: string) => {
  const queryClient = useQueryClient();
  const { refresh } = useSession();
  return async (state: SubscriptionState) => {
    await queryClient.cancelQueries({ queryKey: subscriptionKey });
    queryClient.setQueryData([...subscriptionKey, userId], state);
    await refresh();
  };
};
