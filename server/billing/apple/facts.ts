import type { JWSRenewalInfoDecodedPayload, JWSTransactionDecodedPayload } from '@apple/app-store-server-library';

/** One paid period of a subscription as Apple signed it, times in milliseconds. */
export interface AppleTransaction {
  /** Of the subscription's first transaction: the same for all that follow. */
  originalId: string;
  /** Who bought it: what the app named as the account. */
  userId: string | null;
  /** Whether it is of the product that is sold here, and was not replaced by another. */
  isOfProduct: boolean;
  purchasedAt: number;
  expiresAt: number;
  /** Given back, or replaced by another product. */
  revokedAt: number | null;
  signedAt: number;
  /** When this run of periods began, as far as this one tells. */
  startedAt: number;
  firstPaidAt: number;
}

/** How a subscription goes on. */
export interface AppleRenewal {
  signedAt: number;
  renews: boolean;
  graceUntil: number | null;
}

const AUTO_RENEWABLE = 'Auto-Renewable Subscription';
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Null for what is no subscription. */
export const readTransaction = (signed: JWSTransactionDecodedPayload, productId: string): AppleTransaction | null => {
  const { originalTransactionId: originalId, purchaseDate, expiresDate, signedDate, type } = signed;
  if (type !== AUTO_RENEWABLE || !originalId || originalId.length > 128) return null;
  if (purchaseDate === undefined || expiresDate === undefined || signedDate === undefined) return null;
  const token = signed.appAccountToken?.toLowerCase() ?? '';
  const isOfProduct = signed.productId === productId && signed.isUpgraded !== true;
  const firstPaidAt = signed.originalPurchaseDate ?? purchaseDate;
  return {
    originalId,
    userId: uuid.test(token) ? token : null,
    isOfProduct,
    purchasedAt: purchaseDate,
    expiresAt: expiresDate,
    revokedAt: signed.revocationDate ?? (isOfProduct ? null : signedDate),
    signedAt: signedDate,
    startedAt: signed.transactionReason === 'RENEWAL' ? firstPaidAt : purchaseDate,
    firstPaidAt,
  };
};

/** Null for what says nothing of this subscription. */
export const readRenewal = (
  signed: JWSRenewalInfoDecodedPayload | null,
  originalId: string,
  productId: string,
): AppleRenewal | null => {
  if (signed?.signedDate === undefined || signed.originalTransactionId !== originalId) return null;
  const { autoRenewProductId = productId, autoRenewStatus, gracePeriodExpiresDate, signedDate } = signed;
  return {
    signedAt: signedDate,
    renews: autoRenewStatus !== 0 && autoRenewProductId === productId,
    graceUntil: gracePeriodExpiresDate ?? null,
  };
};
