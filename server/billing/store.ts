import type { PurchaseStatus } from '../../core/rules/billing/entitlement.ts';
import type { PaidTier } from '../../core/rules/roles.ts';
import { first, hasRows, placeholdersFor, query, valuesIn, type NamesIn, type Queries, type RowOf } from '../db/db.ts';

const purchaseColumns =
  'id, source, user_id, plan, status, until, renews_at, cancel_at, next_plan, started_at, first_paid_at, signed_at';

/** What somebody bought: `until` is when it stops opening anything, `started_at` when it was begun, in milliseconds. */
export type PurchaseRow = RowOf<
  'purchases',
  NamesIn<typeof purchaseColumns>,
  { source: 'stripe' | 'apple'; plan: PaidTier; status: PurchaseStatus; next_plan: PaidTier | null }
>;

/** Purchases of one person that are read: more than anybody makes. */
const MAX_PURCHASES = 100;

/** The latest first. */
export const purchasesOf = (userId: string): Queries<PurchaseRow[]> =>
  query<PurchaseRow>(
    `SELECT ${purchaseColumns} FROM purchases WHERE user_id = ? ORDER BY started_at DESC, id LIMIT ${MAX_PURCHASES}`,
    userId,
  );

export const findPurchase = (id: string): Queries<PurchaseRow | undefined> =>
  first(query<PurchaseRow>(`SELECT ${purchaseColumns} FROM purchases WHERE id = ?`, id));

/** Writes a purchase down as it is now. Whose it is never changes: false where it is somebody else's. */
export const savePurchase = (purchase: PurchaseRow): Queries<boolean> =>
  hasRows(
    query(
      `INSERT INTO purchases (${purchaseColumns}) VALUES (${placeholdersFor(purchaseColumns)})
       ON CONFLICT (id) DO UPDATE SET plan = excluded.plan, status = excluded.status, until = excluded.until,
         renews_at = excluded.renews_at, cancel_at = excluded.cancel_at, next_plan = excluded.next_plan,
         started_at = excluded.started_at, first_paid_at = excluded.first_paid_at, signed_at = excluded.signed_at
       WHERE purchases.user_id = excluded.user_id RETURNING id`,
      ...valuesIn(purchaseColumns, purchase),
    ),
  );

/** Whether Stripe asks for a payment that was not made. It may have ended here, and still be charged there until it is cancelled. */
export const isOwed = ({ source, status }: Pick<PurchaseRow, 'source' | 'status'>): boolean =>
  source === 'stripe' && status === 'past_due';
