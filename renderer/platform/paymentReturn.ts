import { isSuccessPath } from '../../core/rules/billing/paths.ts';

/** What the history's entry says of a payment that led here, as the router reads it. */
export interface PaymentReturn {
  failed: boolean;
  /** Where a plan was changed: the one that was paid for. A word of the address, and no more. */
  plan: string | null;
}

/**
 * Takes what a bank's page added to the address out of it, before anything is drawn or asked for: a secret is among it. Whether
 * the payment failed and what for is kept, in the entry of the history.
 */
export const takePaymentReturn = (): void => {
  const { pathname, search } = location;
  if (!search || !isSuccessPath(pathname)) return;
  const given = new URLSearchParams(search);
  const usr: PaymentReturn = { failed: given.get('redirect_status') === 'failed', plan: given.get('plan') };
  history.replaceState({ usr }, '', pathname);
};
