import { useQuery } from '@tanstack/react-query';
import { planOffers } from '../../../../core/rules/billing/plans.ts';
import type { PaidTier } from '../../../../core/rules/roles.ts';
import { call } from '../../../api/client.ts';
import { useAccount } from '../../accounts/index.ts';
import { useSite } from '../../site/index.ts';
import { isInIosApp } from '../ios/isInIosApp.ts';
import { appleOffer, offerOf, type Offer } from './offers.ts';
import { usePlans } from './usePlans.ts';

export interface SoldOffer extends Offer {
  id: PaidTier;
  /** Marked "Popular". */
  popular: boolean;
}

/** What somebody can begin to pay for where they are; nothing, too, while that is not known. */
export interface Sale {
  offers: readonly SoldOffer[];
  isPending: boolean;
  /** Why it could not be learned; null where it could. */
  error: unknown;
  retry(): void;
}

/** Stripe's plans on the web; inside the iOS app Apple's one product alone, with no word of another price. */
export const useSale = (): Sale => {
  const inIosApp = isInIosApp();
  // Nothing is asked of a server that takes no cards.
  const takesCards = useSite().services.includes('stripe');
  const plans = usePlans(takesCards && !inIosApp);
  const apple = useAppleOffers(inIosApp);
  if (inIosApp) return apple;
  return {
    offers: plans.data?.plans.map((plan) => ({ ...offerOf(plan), id: plan.id, popular: plan.popular })) ?? [],
    isPending: plans.isLoading,
    error: plans.error,
    retry: () => void plans.refetch(),
  };
};

/** Where purchases in the app are set up, and something needs one. */
const useAppleOffers = (enabled: boolean): Sale => {
  const { services, limits } = useSite();
  const { user } = useAccount();
  const asks = enabled && services.includes('apple') && user !== null;
  const gate = useQuery({
    queryKey: ['gate', user?.id],
    queryFn: ({ signal }) => call('subscriptionRequired', { signal }),
    enabled: asks,
  });
  const premium = planOffers({ premiumDailySearches: limits.premium }).find(({ id }) => id === 'premium');
  const sold = asks && gate.data?.requiresSubscription && premium;
  return {
    offers: sold ? [{ ...appleOffer(premium.features), id: premium.id, popular: true }] : [],
    isPending: gate.isLoading,
    error: gate.error,
    retry: () => void gate.refetch(),
  };
};
