import type { Stripe } from 'stripe';

/** How Stripe is reached: STRIPE_SECRET_KEY and its like. */
export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  /** The signing secrets of the webhook: two while one replaces the other. */
  webhookSecrets: readonly string[];
  /** Another address of Stripe's API, for tests. */
  apiBase: string | null;
}

export type StripeClient = Stripe;

/** In milliseconds. */
const TIMEOUT = 8000;
const RETRIES = 2;

/** Stripe's library, loaded only where there are keys. */
export const openStripe = async ({
  secretKey,
  apiBase,
}: Pick<StripeSettings, 'secretKey' | 'apiBase'>): Promise<StripeClient> => {
  const { Stripe } = await import('stripe');
  const base = apiBase === null ? null : new URL(apiBase);
  return new Stripe(secretKey, {
    timeout: TIMEOUT,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'https:' ? '443' : '80'),
      protocol: base.protocol === 'https:' ? 'https' : 'http',
    }),
  });
};
