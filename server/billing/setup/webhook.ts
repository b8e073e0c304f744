import type { Stripe } from 'stripe';
import { routes } from '../../../core/contract/routes.ts';
import type { StripeClient } from '../stripe/client.ts';
import { eventTypes } from '../stripe/eventTypes.ts';

/** Where Stripe can't reach: a machine under somebody's desk. */
const isLocal = ({ protocol, hostname }: URL): boolean =>
  protocol !== 'https:' || hostname === 'localhost' || /^127\.|^\[::1\]$/.test(hostname);

/** Has Stripe tell this server what happens. Gives the secret that its news are signed with, where that is new. */
export const setUpWebhook = async (
  stripe: StripeClient,
  publicUrl: string | null,
  say: (line: string) => void,
): Promise<string | null> => {
  const url = publicUrl === null ? null : new URL(routes.stripeWebhook.path, publicUrl);
  if (url === null || isLocal(url)) {
    say('Webhook: not made, since PUBLIC_URL is no https address that Stripe reaches');
    return null;
  }
  const existing = await findEndpoint(stripe, url.href);
  if (!existing) {
    const made = await stripe.webhookEndpoints.create({
      url: url.href,
      enabled_events: [...eventTypes],
      api_version: await apiVersion(),
    });
    say(`Webhook: made, ${url.href}`);
    return made.secret ?? null;
  }
  const missing = eventTypes.filter((type) => !hears(existing, type));
  if (missing.length === 0 && existing.status === 'enabled') say(`Webhook: is there, ${url.href}`);
  else {
    const kept = existing.enabled_events as Stripe.WebhookEndpointUpdateParams.EnabledEvent[];
    await stripe.webhookEndpoints.update(existing.id, { enabled_events: [...kept, ...missing], disabled: false });
    say(`Webhook: is there, ${url.href}, and tells what was missing`);
  }
  say('Its secret is shown by Stripe alone, under Developers, Webhooks.');
  return null;
};

const findEndpoint = async (stripe: StripeClient, url: string): Promise<Stripe.WebhookEndpoint | undefined> => {
  for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 })) if (endpoint.url === url) return endpoint;
  return undefined;
};

const hears = ({ enabled_events: heard }: Stripe.WebhookEndpoint, type: string): boolean =>
  heard.includes('*') || heard.includes(type);

/** News in the words of the library that reads them. */
const apiVersion = async () => (await import('stripe')).Stripe.API_VERSION;
