import { loadStripe } from '@stripe/stripe-js/pure';
import { useQuery } from '@tanstack/react-query';

/** Stripe's script, loaded once for a page. */
export const useStripeLibrary = (publishableKey: string) =>
  useQuery({
    queryKey: ['stripe', publishableKey],
    queryFn: () => loadStripe(publishableKey, { locale: 'en' }),
    structuralSharing: false,
  });
