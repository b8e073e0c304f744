import type { PaidTier } from '../../core/rules/roles.ts';
import { first, query, type Queries, type RowOf } from '../db/db.ts';
import { enqueueMail } from '../mail/service.ts';

/** What people are told of their plans by mail, and what each of those mails has to say; moments in milliseconds. */
export interface BillingMails {
  /** What will be charged, and when. */
  renewal_soon: { plan: PaidTier; cents: number; renewsAt: number };
  /** How long the plan stays open unpaid. */
  payment_failed: { plan: PaidTier; until: number };
  /** Whether it ended because it was not paid for. */
  ended: { plan: PaidTier; unpaid: boolean };
  /** Whether it was bought beside another, by accident; else its owner has asked for it. */
  refunded: { plan: PaidTier; twice?: boolean };
}

export type BillingMail = keyof BillingMails;

/** Notes a mail to somebody's confirmed address, in the transaction of what it tells of. Others get none. */
export function* enqueueBillingMail<Kind extends BillingMail>(
  kind: Kind,
  userId: string,
  data: BillingMails[Kind],
  now: number,
): Queries<void> {
  const user = yield* first(
    query<RowOf<'users', 'email'>>(
      'SELECT email FROM users WHERE id = ? AND email_key IS NOT NULL AND verified_at IS NOT NULL',
      userId,
    ),
  );
  if (user) yield* enqueueMail(kind, user.email, data, now);
}
