import { useQuery } from '@tanstack/react-query';
import { routes } from '../../../../core/contract/routes.ts';
import { call } from '../../../api/client.ts';

/** What is sold here, in the server's words and at Stripe's prices: the one list that every screen draws from. */
export const usePlans = (enabled = true) =>
  useQuery({ queryKey: [routes.plans.path], queryFn: ({ signal }) => call('plans', { signal }), enabled });
