import type { Stripe } from 'stripe';

/** How Stripe is reached: STRIPE_SECRET_KEY and its like. */
export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  /** The signing secrets of the webhook: two while one replaces the other. */
  webhookSecrets: readonly string[];
  /** Another address of Stripe's API, for tests. */
  apiBase: string | null;
  /** How long an answer is waited for, in milliseconds; without it, as long as in earnest. */
  timeout?: number;
  /** How long is waited before it is asked again, in seconds; without it, as long as Stripe's library does. */
  retryDelay?: number;
}

export type StripeClient = Stripe;

/** In milliseconds. */
const TIMEOUT = 8000;
const RETRIES = 2;

/** Stripe's library, loaded only where there are keys. */
export const openStripe = async ({
  secretKey,
  apiBase,
  timeout = TIMEOUT,
  retryDelay,
}: Pick<StripeSettings, 'secretKey' | 'apiBase' | 'timeout' | 'retryDelay'>): Promise<StripeClient> => {
  const { Stripe } = await import('stripe');
  const base = apiBase === null ? null : new URL(apiBase);
  const client = new Stripe(secretKey, {
    timeout,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'https:' ? '443' : '80'),
      protocol: base.protocol === 'https:' ? 'https' : 'http',
    }),
  });
  if (retryDelay !== undefined) client.getInitialNetworkRetryDelay = () => retryDelay;
  return client;
};
