import type { Stripe } from 'stripe';
import { planNames, planPrices } from '../../../core/rules/billing/plans.ts';
import type { PaidTier } from '../../../core/rules/roles.ts';
import type { StripeClient } from '../stripe/client.ts';
import { isMissing } from './stripeErrors.ts';

const lookupKey = (plan: PaidTier): string => `lampstand_${plan}`;
/** A product's id may be chosen: so it is found again, and can't be made twice. */
const productId = lookupKey;

const words = (cents: number | null, interval = 'month'): string =>
  cents === null ? 'another kind of price' : `$${(cents / 100).toFixed(2)} a ${interval}`;

/** A product with its price, where the plan has none. Who wants another price sets it at Stripe: it is left. */
export const setUpPlan = async (stripe: StripeClient, plan: PaidTier, say: (line: string) => void): Promise<void> => {
  const cents = Math.round(planPrices[plan] * 100);
  const found = await findPrices(stripe, plan);
  const active = found.filter((price) => price.active);
  for (const { id, unit_amount, recurring } of active) {
    const isOurs = unit_amount === cents && recurring?.interval === 'month';
    const known = words(unit_amount, recurring?.interval);
    say(
      isOurs
        ? `${planNames[plan]}: is there, ${known}`
        : `${planNames[plan]}: is there, ${known}, and stays so (${id})`,
    );
  }
  if (active.length > 0) return;
  await keepProduct(stripe, plan);
  const params: Stripe.PriceCreateParams = {
    product: productId(plan),
    currency: 'usd',
    unit_amount: cents,
    recurring: { interval: 'month' },
    lookup_key: lookupKey(plan),
    metadata: { plan },
    // From a price that is archived. Of two runs at once Stripe refuses the second.
    ...(found.length > 0 && { transfer_lookup_key: true }),
  };
  await stripe.prices.create(params);
  say(`${planNames[plan]}: made, ${words(cents)}`);
};

/** A plan's prices in dollars by their metadata or lookup key, archived ones too where they have the key. */
const findPrices = async (stripe: StripeClient, plan: PaidTier): Promise<Stripe.Price[]> => {
  const keyed = await stripe.prices.list({ lookup_keys: [lookupKey(plan)], limit: 100 });
  const marked: Stripe.Price[] = [];
  for await (const price of stripe.prices.list({ active: true, currency: 'usd', type: 'recurring', limit: 100 }))
    if (price.metadata['plan'] === plan) marked.push(price);
  return [...new Map([...keyed.data, ...marked].map((price) => [price.id, price])).values()];
};

const keepProduct = async (stripe: StripeClient, plan: PaidTier): Promise<void> => {
  const id = productId(plan);
  try {
    const { active } = await stripe.products.retrieve(id);
    if (!active) await stripe.products.update(id, { active: true });
  } catch (error) {
    if (!isMissing(error)) throw error;
    await stripe.products.create({ id, name: planNames[plan], metadata: { plan } });
  }
};
