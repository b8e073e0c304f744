import { successPath } from '../../core/rules/billing/paths.ts';

/** What the history's entry says of a payment that a bank sent back, as the router reads it. */
export interface PaymentReturn {
  failed: boolean;
}

/**
 * Takes what a bank's page added to the address out of it, before anything is drawn or asked for: a secret is among it. Only
 * whether the payment failed is kept, in the entry of the history.
 */
export const takePaymentReturn = (): void => {
  const { pathname, search } = location;
  if (!search || pathname.replace(/\/$/, '') !== successPath) return;
  const usr: PaymentReturn = { failed: new URLSearchParams(search).get('redirect_status') === 'failed' };
  history.replaceState({ usr }, '', pathname);
};
