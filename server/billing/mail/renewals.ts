import type { Logger } from 'pino';
import { z } from 'zod';
import { retention } from '../../../core/rules/retention.ts';
import type { PaidTier } from '../../../core/rules/roles.ts';
import { query, type Db, type Queries, type RowOf } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import { enqueueBillingMail } from '../mails.ts';
import { readAnswer } from '../stripe/answers.ts';
import type { StripeClient } from '../stripe/client.ts';
import { askStripe } from '../stripe/errors.ts';
import type { Prices } from '../stripe/prices.ts';
import { markTold } from './tell.ts';

const DAY = 24 * 60 * 60_000;
/** How long before a renewal its mail leaves, in milliseconds. */
const AHEAD = 7 * DAY;
/** Who pays each week would get a mail each week, on the day they paid. */
const SHORTEST_PERIOD = 14 * DAY;
/** Purchases that are read at a time. */
const BATCH = 100;
/** Failures in a row, after which Stripe is left alone until the next turn. */
const MAX_FAILURES = 3;

/** What Stripe says that it will ask for next; moments in seconds. */
const nextInvoice = z.object({
  amount_due: z.int(),
  lines: z.object({
    data: z.array(z.object({ period: z.object({ start: z.int(), end: z.int() }) })).min(1),
  }),
});

type Renewing = RowOf<
  'purchases',
  'id' | 'user_id' | 'plan' | 'next_plan',
  { plan: PaidTier; next_plan: PaidTier | null }
> & { renews_at: number };

/** What renews soon by Stripe and was not told of, the soonest first. Apple tells of its own renewals. */
const renewingSoon = (now: number, after: { renews_at: number; id: string }): Queries<Renewing[]> =>
  query<Renewing>(
    `SELECT id, user_id, plan, next_plan, renews_at FROM purchases
     WHERE renews_at IS NOT NULL AND renews_at > ? AND renews_at <= ? AND (renews_at > ? OR id > ?)
       AND source = 'stripe' AND status = 'active' AND cancel_at IS NULL
       AND NOT EXISTS (SELECT 1 FROM billing_reminders WHERE purchase_id = purchases.id AND kind = 'renewal_soon' AND about = renews_at)
     ORDER BY renews_at, id LIMIT ${BATCH}`,
    now,
    now + AHEAD,
    after.renews_at,
    after.id,
  );

/** Notes the mail of a renewal once; nothing where it was cancelled or changed while Stripe was asked. */
function* remind(purchase: Renewing, cents: number | null, now: number): Queries<void> {
  const { id, user_id: userId, plan, next_plan: nextPlan, renews_at: renewsAt } = purchase;
  const [same] = yield* query<RowOf<'purchases', 'id'>>(
    "SELECT id FROM purchases WHERE id = ? AND status = 'active' AND renews_at = ? AND cancel_at IS NULL",
    id,
    renewsAt,
  );
  if (!same || !(yield* markTold(id, 'renewal_soon', renewsAt, now)) || cents === null) return;
  yield* enqueueBillingMail('renewal_soon', userId, { plan: nextPlan ?? plan, cents, renewsAt }, now);
}

interface Dependencies {
  db: Db;
  stripe: StripeClient;
  prices: Pick<Prices, 'of'>;
  now: () => number;
  log: Logger;
}

/** Mails before each renewal what will be charged and when. What Stripe can't be asked about now is told in a later turn. */
export const createRenewalMails = ({ db, stripe, prices, now, log }: Dependencies) => {
  /** In US cents, as Stripe has it; null where no mail is due. */
  const nextCharge = async ({ id, next_plan: nextPlan }: Renewing): Promise<number | null> => {
    const answer = await askStripe(() => stripe.invoices.createPreview({ subscription: id }));
    const { amount_due: cents, lines } = readAnswer(nextInvoice, answer);
    const isShort = lines.data.every(({ period }) => (period.end - period.start) * 1000 < SHORTEST_PERIOD);
    if (isShort) return null;
    return nextPlan === null ? cents : (await prices.of(nextPlan)).cents;
  };

  /** False where Stripe can't be asked. */
  const tell = async (purchase: Renewing, at: number): Promise<boolean> => {
    try {
      const cents = await nextCharge(purchase);
      await db.write(() => remind(purchase, cents, at));
      return true;
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      log.warn({ event: 'renewal_not_told', purchase: purchase.id, reason }, 'a renewal could not be told of yet');
      return !(error instanceof HttpError);
    }
  };

  return {
    async run(isStopping: () => boolean): Promise<void> {
      const at = now();
      let after = { renews_at: at, id: '' };
      let failures = 0;
      for (;;) {
        const renewing = await db.read(() => renewingSoon(at, after));
        for (const purchase of renewing) {
          if (isStopping()) return;
          // One purchase that can't be asked about keeps nobody else waiting.
          failures = (await tell(purchase, at)) ? 0 : failures + 1;
          if (failures === MAX_FAILURES) return;
          after = purchase;
        }
        if (renewing.length < BATCH) return;
      }
    },
    /** Forgets what nobody will be told again. */
    sweep: (): Promise<unknown> =>
      db.write(() => query('DELETE FROM billing_reminders WHERE created_at < ?', now() - retention.billingReminder)),
  };
};
