import type { PaidTier } from '../../../core/rules/roles.ts';
import type { BillingMails } from '../mails.ts';
import type { PurchaseRow } from '../store.ts';

type Bought = Pick<PurchaseRow, 'id' | 'source' | 'plan' | 'status' | 'until'>;

interface AccountNews {
  /** What the account had, and has now. */
  before: PaidTier | null;
  after: PaidTier | null;
  /** The latest first. */
  purchases: readonly Bought[];
  /** Purchases whose owner was told that a payment failed. */
  told: ReadonlySet<string>;
  /** The purchase that is given back, where one is. */
  refunded: string | null;
}

type DueMail = {
  [Kind in keyof BillingMails]: { kind: Kind; data: BillingMails[Kind]; purchaseId: string };
}[keyof BillingMails];

/**
 * Which mails are due once it is known what an account has bought. A payment that failed is told of once, until it is made good; an
 * end once, where nothing is left. Of its own payments Apple tells by itself, and who invites to a family of its seats.
 */
export const mailsDue = ({ before, after, purchases, told, refunded }: AccountNews, now: number): DueMail[] => {
  const failed = purchases.filter(
    ({ id, source, status, until }) => source === 'stripe' && status === 'past_due' && until > now && !told.has(id),
  );
  const mails: DueMail[] = failed.map(({ id, plan, until }) => ({
    kind: 'payment_failed',
    data: { plan, until },
    purchaseId: id,
  }));
  const over = before !== null && after === null ? purchases.find((each) => wasOpen(each, before)) : undefined;
  if (!over) return mails;
  const { id: purchaseId, plan, status } = over;
  mails.push(
    purchaseId === refunded
      ? { kind: 'refunded', data: { plan }, purchaseId }
      : { kind: 'ended', data: { plan, unpaid: status === 'past_due' }, purchaseId },
  );
  return mails;
};

const wasOpen = ({ plan, status }: Bought, tier: PaidTier): boolean => plan === tier && status !== 'incomplete';

/** Purchases whose owner was told of a failed payment that is made good by now, or is no longer asked for. */
export const madeGood = (purchases: readonly Bought[], told: ReadonlySet<string>): string[] =>
  purchases.filter(({ id, status }) => status !== 'past_due' && told.has(id)).map(({ id }) => id);
