import { stripeWebhook } from '../../../../core/contract/billing.ts';
import type { Db } from '../../../db/db.ts';
import { BODY_LIMIT, readBytes } from '../../../http/body.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError } from '../../../http/errors.ts';
import type { Person } from '../../../http/identity/person.ts';
import type { Api } from '../../../http/serve.ts';
import { tooManyRequests } from '../../../limits/service.ts';
import type { EventAnswer } from '../answers.ts';
import type { StripeClient, StripeSettings } from '../client.ts';
import { paymentsUnavailable } from '../errors.ts';
import { customerOf } from '../eventCustomer.ts';
import { createRefusals } from './refusals.ts';
import { readSignedEvent } from './signature.ts';
import { knowsEvent } from '../store.ts';
import type { Sync } from '../sync.ts';

/** How long an event may take to arrive, in milliseconds. */
const TIMEOUT = 10_000;

interface Dependencies {
  api: Api;
  db: Db;
  stripe: { client: StripeClient; settings: StripeSettings };
  /** Whether our keys are those of live mode: what happens in the other one is none of ours. */
  isLive: boolean;
  sync: Sync;
  now: () => number;
}

/** Where Stripe tells what has happened. Nothing but the signature is looked at before it is checked. */
export const stripeWebhookRoute = ({ api, db, stripe, isLive, sync, now }: Dependencies): void => {
  const refusals = createRefusals(now);

  const readEvent = async (ctx: Context, person: Person): Promise<EventAnswer> => {
    const network = person.networkOfRequest();
    const wait = refusals.waitOf(network);
    if (wait > 0) throw tooManyRequests(wait, 'Too much that Stripe has not signed came from there.');
    try {
      const bytes = await readBytes(ctx.req, { max: BODY_LIMIT, timeout: TIMEOUT, tooLarge });
      const sent = { bytes, header: ctx.get('Stripe-Signature') };
      return readSignedEvent(stripe.client, sent, { secrets: stripe.settings.webhookSecrets, now: now() });
    } catch (error) {
      refusals.count(network);
      throw error;
    }
  };

  api.serve(stripeWebhook, async ({ ctx, person }) => {
    const event = await readEvent(ctx, person);
    if (event.livemode === isLive && !(await db.read(() => knowsEvent(event.id)))) {
      const customer = await customerOf(stripe.client, event);
      if (customer !== null) await sync.customer(customer, [event.id]);
    }
    return { received: true as const };
  });
};

/** Where payments are not set up: Stripe tries again later, when they may be. */
export const closedStripeWebhook = (api: Api): void =>
  api.serve(stripeWebhook, () => Promise.reject(paymentsUnavailable()));

const tooLarge = () => new HttpError('too_large', 'That is larger than any news of Stripe’s.');
