import { z } from 'zod';
import { priceAnswer } from '../stripe/answers.ts';

/** What is read of Stripe's answers to what a person does; times in seconds, as Stripe is told them again. */
const id = z.string().min(1).max(128);
const reference = z.union([id, z.object({ id })]).transform((known) => (typeof known === 'string' ? known : known.id));

const invoiceAnswer = z.object({
  status: z.string().nullish(),
  confirmation_secret: z.object({ client_secret: z.string().min(1) }).nullish(),
});

export const heldSubscription = z.object({
  id,
  status: z.string(),
  customer: reference,
  cancel_at: z.int().nullish(),
  cancel_at_period_end: z.boolean(),
  schedule: reference.nullish(),
  items: z.object({
    data: z.array(z.object({ id, current_period_end: z.int(), price: priceAnswer })).min(1),
  }),
  pending_update: z.object({ subscription_items: z.array(z.object({ price: priceAnswer })).nullish() }).nullish(),
  latest_invoice: z.union([invoiceAnswer, id]).nullish(),
});
export type HeldSubscription = z.infer<typeof heldSubscription>;

/** The secret that the payment of the latest invoice is confirmed with; null where it needs none. */
export const secretOf = ({ latest_invoice: invoice }: HeldSubscription): string | null =>
  (typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : null) ?? null;

/** Whether the latest invoice was paid. */
export const isPaid = ({ latest_invoice: invoice }: HeldSubscription): boolean =>
  typeof invoice === 'object' && invoice?.status === 'paid';

export const heldSchedule = z.object({
  id,
  phases: z.array(z.object({ start_date: z.int(), end_date: z.int() })).min(1),
  current_phase: z.object({ start_date: z.int(), end_date: z.int() }).nullish(),
});

export const idAnswer = z.object({ id });
/** What was made for a row of ours, and names it. */
export const begunAnswer = z.object({ id, metadata: z.record(z.string(), z.string()).nullish() });
export const deletedAnswer = z.object({ deleted: z.literal(true) });
export const invoicePreview = z.object({ amount_due: z.int() });
export const portalSession = z.object({ url: z.url() });
