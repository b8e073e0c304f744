import type { validateReceipt } from '../../../core/contract/billing.ts';
import type { Reply } from '../../../core/contract/endpoint.ts';
import { findUser } from '../../accounts/service.ts';
import type { Db, Queries } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import { A_LOT_AT_ONCE, consumeOrRefuse } from '../../limits/service.ts';
import type { Publish } from '../../live/service.ts';
import { findPurchase } from '../store.ts';
import { readTransaction } from './facts.ts';
import { recordSubscription } from './record.ts';
import type { AppleSettings } from './settings.ts';
import type { Verifier } from './verifier.ts';

export interface AppleDependencies {
  db: Db;
  now: () => number;
  publish: Publish;
  settings: AppleSettings;
  verifier: Verifier;
}

type Validation = Reply<typeof validateReceipt>;

/** Receipts of one account: each of them costs three signatures, and a question to Apple. */
const RECEIPTS = { max: 60, window: 60 * 60_000 };

/** Makes a purchase of the iOS app the account's, or refuses it. */
export const createValidateReceipt =
  ({ db, now, publish, settings, verifier }: AppleDependencies) =>
  async (userId: string, receiptData: string): Promise<Validation> => {
    await db.write(() => consumeOrRefuse(`receipt:user:${userId}`, RECEIPTS, now(), A_LOT_AT_ONCE));
    const jws = signedTransactionIn(receiptData);
    const signed = jws === null ? null : await verifier.transaction(jws);
    const transaction = signed && readTransaction(signed.transaction, settings.productId);
    if (!signed || !transaction) throw refused();
    const { purchase, subscription, messages } = await db.write(function* () {
      const known = yield* findPurchase(transaction.originalId);
      if (known && known.user_id !== userId) throw taken();
      if (!transaction.isOfProduct || transaction.userId !== userId) throw refused();
      if (signed.isSandbox && !(yield* isReviewer(userId, settings))) throw refused();
      const recorded = yield* recordSubscription(userId, transaction, null, now());
      if (!recorded) throw taken();
      return recorded;
    });
    publish(...messages);
    const isOpen = purchase.until > now();
    return {
      success: true,
      subscription: {
        status: subscription.revoked_at !== null ? 'revoked' : isOpen ? 'active' : 'expired',
        expiresAt: new Date(isOpen ? purchase.until : subscription.expires_at).toISOString(),
      },
    };
  };

const jwsPattern = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** A signed transaction, alone or in JSON; null for anything else. */
const signedTransactionIn = (receiptData: string): string | null => {
  const jws = jwsPattern.test(receiptData) ? receiptData : inJson(receiptData);
  return typeof jws === 'string' && jwsPattern.test(jws) ? jws : null;
};

const inJson = (text: string): unknown => {
  try {
    return (JSON.parse(text) as { signedTransactionInfo?: unknown } | null)?.signedTransactionInfo;
  } catch {
    return null;
  }
};

/** Whether an account is one that Apple reviews the app with, by its confirmed address. */
export function* isReviewer(userId: string, { reviewAccounts }: AppleSettings): Queries<boolean> {
  const user = yield* findUser(userId);
  return !!user?.email_key && user.verified_at !== null && reviewAccounts.includes(user.email_key);
}

const refused = () =>
  new HttpError(
    'receipt_refused',
    'This purchase can’t be used with this account. Please sign in with the account you bought it with, or write to us.',
  );

const taken = () =>
  new HttpError(
    'receipt_taken',
    'This purchase belongs to another account. Please sign in with that one, or write to us.',
  );
