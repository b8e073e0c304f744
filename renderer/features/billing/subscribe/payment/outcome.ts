import type { PaymentIntent, PaymentIntentResult } from '@stripe/stripe-js';

/**
 * What has become of a payment. `incomplete`: a field of the form says what is missing. `expired`: Stripe has given this attempt
 * up, and another has to be begun.
 */
export type Outcome = { kind: 'paid' | 'incomplete' | 'expired' } | { kind: 'failed'; message: string };

export const TRY_AGAIN = 'Something went wrong. Please try again.';

const isPaid = (intent: PaymentIntent | undefined): boolean =>
  intent?.status === 'succeeded' || intent?.status === 'processing';

/** Reads Stripe's answer to a confirmation. What another tab has paid meanwhile is paid. */
export const outcomeOf = ({ error, paymentIntent }: PaymentIntentResult): Outcome => {
  const intent = paymentIntent ?? error?.payment_intent;
  if (isPaid(intent)) return { kind: 'paid' };
  if (intent?.status === 'canceled') return { kind: 'expired' };
  if (error?.type === 'validation_error') return { kind: 'incomplete' };
  return { kind: 'failed', message: error?.message ?? TRY_AGAIN };
};
