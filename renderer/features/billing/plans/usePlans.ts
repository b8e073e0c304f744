import { useQuery } from '@tanstack/react-query';
import { routes } from '../../../../core/contract/routes.ts';
import { call } from '../../../api/client.ts';
import { useSite } from '../../site/index.ts';

/**
 * What is sold here, in the server's words and at Stripe's prices: the one list that every screen draws from. Nothing is asked of a
 * server that takes no cards.
 */
export const usePlans = (enabled = true) => {
  const takesCards = useSite().services.includes('stripe');
  return useQuery({
    queryKey: [routes.plans.path],
    queryFn: ({ signal }) => call('plans', { signal }),
    enabled: enabled && takesCards,
  });
};
