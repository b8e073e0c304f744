import { first, placeholdersFor, query, type NamesIn, type Queries, type RowOf } from '../../db/db.ts';
import type { AppleRenewal, AppleTransaction } from './facts.ts';

const columns =
  'id, user_id, purchased_at, expires_at, revoked_at, signed_at, started_at, first_paid_at, renews, grace_until, renewal_signed_at';

/** What Apple last said of a subscription. `renews` is null where it has not said. */
export type AppleRow = RowOf<'apple_subscriptions', NamesIn<typeof columns>>;

export const appleSubscriptionsOf = (userId: string): Queries<AppleRow[]> =>
  query<AppleRow>(`SELECT ${columns} FROM apple_subscriptions WHERE user_id = ? ORDER BY first_paid_at, id`, userId);

export const removeAppleSubscriptions = (userId: string): Queries<unknown> =>
  query('DELETE FROM apple_subscriptions WHERE user_id = ?', userId);

/**
 * Writes down what a transaction says, unless a later period is known already, or this one as it was signed later: a device sends its
 * whole history, signed anew, in any order. Whose it is never changes. Takes the row in any case, and gives it as it is then.
 */
export function* putTransaction(userId: string, transaction: AppleTransaction): Queries<AppleRow | undefined> {
  const { originalId, purchasedAt, expiresAt, revokedAt, signedAt, startedAt, firstPaidAt } = transaction;
  yield* query(
    putSql,
    originalId,
    userId,
    purchasedAt,
    expiresAt,
    revokedAt,
    signedAt,
    startedAt,
    firstPaidAt,
    null,
    null,
    null,
  );
  return yield* findAppleSubscription(originalId);
}

const putSql = `INSERT INTO apple_subscriptions (${columns}) VALUES (${placeholdersFor(columns)})
  ON CONFLICT (id) DO UPDATE SET purchased_at = excluded.purchased_at, expires_at = excluded.expires_at,
    revoked_at = excluded.revoked_at, signed_at = excluded.signed_at,
    started_at = CASE WHEN excluded.started_at > apple_subscriptions.expires_at THEN excluded.started_at
      ELSE apple_subscriptions.started_at END
  WHERE apple_subscriptions.user_id = excluded.user_id AND (excluded.purchased_at > apple_subscriptions.purchased_at
    OR (excluded.purchased_at = apple_subscriptions.purchased_at AND excluded.signed_at >= apple_subscriptions.signed_at))` as const;

/** Writes down how it goes on, unless Apple has said something later. */
export function* putRenewal(id: string, { signedAt, renews, graceUntil }: AppleRenewal): Queries<AppleRow | undefined> {
  yield* query(
    `UPDATE apple_subscriptions SET renews = ?, grace_until = ?, renewal_signed_at = ?
     WHERE id = ? AND (renewal_signed_at IS NULL OR renewal_signed_at <= ?)`,
    renews ? 1 : 0,
    graceUntil,
    signedAt,
    id,
    signedAt,
  );
  return yield* findAppleSubscription(id);
}

const findAppleSubscription = (id: string): Queries<AppleRow | undefined> =>
  first(query<AppleRow>(`SELECT ${columns} FROM apple_subscriptions WHERE id = ?`, id));
