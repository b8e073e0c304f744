import { z } from 'zod';
import { paymentsUnavailable } from './errors.ts';

/**
 * What is read of Stripe's answers. Whatever does not look like this is no news of anybody's subscription, and changes nothing.
 */
const id = z.string().min(1).max(128);
/** Stripe's seconds, as milliseconds. */
const moment = z
  .int()
  .min(0)
  .max(100_000_000_000)
  .transform((seconds) => seconds * 1000);
const momentOrNull = moment.nullish().transform((value) => value ?? null);
/** An id, or that which it stands for. */
const reference = z.union([id, z.object({ id })]).transform((known) => (typeof known === 'string' ? known : known.id));
const referenceOrNull = reference.nullish().transform((value) => value ?? null);

export const priceAnswer = z.object({
  id,
  active: z.boolean(),
  created: moment,
  currency: z.string(),
  lookup_key: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  recurring: z.object({ interval: z.string(), interval_count: z.int() }).nullish(),
  unit_amount: z.int().nullish(),
});
export type PriceAnswer = z.infer<typeof priceAnswer>;

const invoiceAnswer = z.object({
  id,
  status: z.string().nullish(),
  payments: z
    .object({
      data: z.array(
        z.object({ payment: z.object({ payment_intent: reference.optional(), charge: reference.optional() }) }),
      ),
    })
    .optional(),
});

export const subscriptionAnswer = z.object({
  id,
  status: z.string(),
  created: moment,
  ended_at: momentOrNull,
  cancel_at: momentOrNull,
  cancel_at_period_end: z.boolean(),
  items: z.object({
    data: z.array(z.object({ current_period_start: moment, current_period_end: moment, price: priceAnswer })),
  }),
  latest_invoice: z.union([invoiceAnswer, id]).nullish(),
  schedule: referenceOrNull,
});
export type SubscriptionAnswer = z.infer<typeof subscriptionAnswer>;

export const chargeAnswer = z.object({
  id,
  created: moment,
  customer: referenceOrNull,
  disputed: z.boolean(),
  payment_intent: referenceOrNull,
  refunded: z.boolean(),
  status: z.string(),
});
export type ChargeAnswer = z.infer<typeof chargeAnswer>;

export const scheduleAnswer = z.object({
  status: z.string(),
  current_phase: z.object({ end_date: moment }).nullish(),
  phases: z.array(z.object({ start_date: moment, items: z.array(z.object({ price: z.union([priceAnswer, id]) })) })),
});
export type ScheduleAnswer = z.infer<typeof scheduleAnswer>;

export const customerAnswer = z.object({ id, deleted: z.boolean().optional() });

export const eventAnswer = z.object({
  id,
  created: moment,
  livemode: z.boolean(),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: id.optional(),
      object: z.string().optional(),
      customer: z.unknown().optional(),
      charge: z.unknown().optional(),
    }),
  }),
});
export type EventAnswer = z.infer<typeof eventAnswer>;

/** The id in a property that may hold it, or what it stands for, or anything else. */
export const idIn = (value: unknown): string | null => reference.safeParse(value).data ?? null;

/** An answer as it is read here. Throws 503 `payments_unavailable` for one that says something else. */
export const readAnswer = <T>(schema: z.ZodType<T>, answer: unknown): T => {
  const { data, error } = schema.safeParse(answer);
  if (error) throw paymentsUnavailable(new Error('an answer of Stripe’s can’t be read'));
  return data;
};
