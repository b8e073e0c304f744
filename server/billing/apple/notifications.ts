import { findUser } from '../../accounts/service.ts';
import type { Queries } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import type { LiveMessage } from '../../live/service.ts';
import { findPurchase } from '../store.ts';
import { readRenewal, readTransaction, type AppleRenewal, type AppleTransaction } from './facts.ts';
import { recordSubscription } from './record.ts';
import { isReviewer, type AppleDependencies } from './validate.ts';

/**
 * Hears Apple's news (App Store Server Notifications V2). What has happened is not asked: each of them carries the subscription as it
 * is now, and that is what counts. Nothing is looked up before its signature is found good.
 */
export const createReceiveNotification = ({ db, now, publish, settings, verifier }: AppleDependencies) => {
  function* record(
    transaction: AppleTransaction,
    renewal: AppleRenewal | null,
    isSandbox: boolean,
  ): Queries<LiveMessage[]> {
    const known = yield* findPurchase(transaction.originalId);
    // Another product is news of those alone who had this one.
    if (!known && !transaction.isOfProduct) return [];
    const userId = transaction.userId ?? known?.user_id;
    if (!userId || !(yield* findUser(userId))) return [];
    if (isSandbox && !(yield* isReviewer(userId, settings))) return [];
    return (yield* recordSubscription(userId, transaction, renewal, now()))?.messages ?? [];
  }

  return async (signedPayload: string): Promise<void> => {
    const signed = await verifier.notification(signedPayload);
    if (!signed) throw new HttpError('bad_request', 'That is not signed by Apple for this app.');
    const transaction = signed.transaction && readTransaction(signed.transaction, settings.productId);
    if (!transaction) return;
    const renewal = readRenewal(signed.renewal, transaction.originalId, settings.productId);
    publish(...(await db.write(() => record(transaction, renewal, signed.isSandbox))));
  };
};
