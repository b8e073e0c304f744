import type { Stripe } from 'stripe';
import type { StripeClient } from '../stripe/client.ts';

/** Cards, invoices and an end with the period. No change of plan: ours come at other times than Stripe's page would make them. */
const features = {
  customer_update: { enabled: false },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: true, mode: 'at_period_end' },
  subscription_update: { enabled: false },
} as const satisfies Stripe.BillingPortal.ConfigurationCreateParams.Features;

/** The page of Stripe's that "Manage Subscription" opens: the account's own one, which is used where none is named. */
export const setUpPortal = async (
  stripe: StripeClient,
  publicUrl: string | null,
  say: (line: string) => void,
): Promise<void> => {
  const { data } = await stripe.billingPortal.configurations.list({ is_default: true, limit: 1 });
  const [existing] = data;
  if (existing) {
    if (fits(existing)) {
      say('Portal: is there');
      return;
    }
    await stripe.billingPortal.configurations.update(existing.id, { features });
    say('Portal: set to cards, invoices and cancelling at the end of the period');
    return;
  }
  const returnUrl = publicUrl === null ? {} : { default_return_url: new URL('/profile', publicUrl).href };
  const made = await stripe.billingPortal.configurations.create({ features, ...returnUrl });
  say('Portal: made');
  if (!made.is_default)
    say(
      'Portal: please press Save once at Stripe, under Settings, Billing, Customer portal: then it is the one that is used',
    );
};

const fits = ({ features: has }: Stripe.BillingPortal.Configuration): boolean =>
  !has.customer_update.enabled &&
  has.invoice_history.enabled &&
  has.payment_method_update.enabled &&
  has.subscription_cancel.enabled &&
  has.subscription_cancel.mode === 'at_period_end' &&
  !has.subscription_update.enabled;
