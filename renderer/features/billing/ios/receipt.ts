/** What the device may know of a signed transaction without having checked its signature. */
interface Receipt {
  transactionId: string | null;
  /** The account that it was bought for, in small letters. */
  accountToken: string | null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Reads a signed transaction, alone or in JSON as `signedTransactionInfo`. */
export const readReceipt = (receiptData: string): Receipt => {
  try {
    const jws = receiptData.startsWith('{')
      ? (JSON.parse(receiptData) as { signedTransactionInfo: string }).signedTransactionInfo
      : receiptData;
    const [, part = ''] = jws.split('.');
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));
    const signed = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
    const accountToken = textOf(signed['appAccountToken'])?.toLowerCase() ?? null;
    return { transactionId: textOf(signed['transactionId']), accountToken };
  } catch {
    return { transactionId: null, accountToken: null };
  }
};
