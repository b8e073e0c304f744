import { paidTiers } from '../../../core/rules/roles.ts';
import type { StripeClient } from '../stripe/client.ts';
import { setUpPlan } from './plan.ts';
import { setUpPortal } from './portal.ts';
import { setUpWebhook } from './webhook.ts';

interface SetUp {
  stripe: StripeClient;
  /** Where people reach this server; null where that is not said. */
  publicUrl: string | null;
  /** To whoever runs it: the only place where the webhook's secret is told. */
  say(line: string): void;
}

/**
 * Makes at Stripe what we sell with, and leaves what is there: a second run makes nothing, and nothing is ever made cheaper, dearer
 * or deleted.
 */
export const setUpStripe = async ({ stripe, publicUrl, say }: SetUp): Promise<void> => {
  for (const plan of paidTiers) await setUpPlan(stripe, plan, say);
  await setUpPortal(stripe, publicUrl, say);
  const secret = await setUpWebhook(stripe, publicUrl, say);
  say('');
  if (secret === null) return;
  say('Set on the server, beside STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY. It is shown this once:');
  say(`STRIPE_WEBHOOK_SECRET=${secret}`);
};
