import { HttpError } from '../../http/errors.ts';

/** Answers of Stripe that say something about what was asked for. Any other failure is Stripe's, or lies on the way to it. */
const refusals: readonly unknown[] = ['StripeInvalidRequestError', 'StripeCardError', 'StripeIdempotencyError'];

/** That nothing can be asked of Stripe now. The cause is logged by its name alone (server/http/pipeline.ts). */
export const paymentsUnavailable = (cause?: unknown): HttpError => {
  const error = new HttpError(
    'payments_unavailable',
    'Payments can’t be reached right now. Nothing was changed. Please try again in a few minutes.',
  );
  if (cause !== undefined) error.cause = cause;
  return error;
};

/**
 * Asks Stripe. Throws 503 `payments_unavailable` where it can't be reached, fails, is busy, refuses our key or answers with what
 * nobody can read; what Stripe says about the question itself is thrown as its library has it.
 */
export const askStripe = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof HttpError || refusals.includes(propertyOf(error, 'type'))) throw error;
    throw paymentsUnavailable(error);
  }
};

/** Whether Stripe said that it does not have what was asked for. */
export const isMissing = (error: unknown): boolean => propertyOf(error, 'code') === 'resource_missing';

/** Whether a key of ours was used before to ask for something else: what it stands for is not to be had this way any more. */
export const isOtherQuestion = (error: unknown): boolean => propertyOf(error, 'type') === 'StripeIdempotencyError';

const propertyOf = (error: unknown, name: 'type' | 'code'): unknown =>
  error instanceof Error ? (error as { type?: unknown; code?: unknown })[name] : undefined;
