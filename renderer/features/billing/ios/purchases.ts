import type { validateReceipt } from '../../../../core/contract/billing.ts';
import type { Reply } from '../../../../core/contract/endpoint.ts';
import { call } from '../../../api/client.ts';
import { ApiError } from '../../../api/errors.ts';
import { finish } from './bridge.ts';
import { readReceipt } from './receipt.ts';

export type Validation = Reply<typeof validateReceipt>['subscription'];

/** How long what the server could not take now waits, in milliseconds. */
const RETRY = 30_000;
/** Purchases that wait at once: the shell sends them again when it is asked the next time. */
const MAX_WAITING = 50;

const asked = new Map<string, Promise<Validation>>();
const waiting = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Screens that wait for a purchase or a restore, and tell what became of it themselves. */
let attended = 0;
export const isAttended = (): boolean => attended > 0;
export const attend = async <T>(work: () => Promise<T>): Promise<T> => {
  attended += 1;
  try {
    return await work();
  } finally {
    attended -= 1;
  }
};

/** Whether the server will not say anything else of it later. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'receipt_refused' || error.code === 'receipt_taken' || error.status === 400);

const validate = async (receiptData: string): Promise<Validation> => {
  const { subscription } = await call('validateReceipt', { body: { receiptData } });
  const { transactionId } = readReceipt(receiptData);
  // Finished here and not before: until then Apple tells of it again and again, and nothing paid for is lost.
  if (transactionId !== null) finish(transactionId);
  return subscription;
};

/**
 * Has the server make a purchase the account's, once however many ask, and finishes it after its yes. Throws what the call does;
 * where the server could not say, it is asked again (`retryWaiting`).
 */
export const submit = (receiptData: string): Promise<Validation> => {
  const known = asked.get(receiptData);
  if (known) return known;
  const answer = validate(receiptData)
    .then((validation) => {
      waiting.delete(receiptData);
      return validation;
    })
    .catch((error: unknown) => {
      if (isRefusal(error)) waiting.delete(receiptData);
      else if (waiting.size < MAX_WAITING) waiting.add(receiptData);
      throw error;
    })
    .finally(() => asked.delete(receiptData));
  asked.set(receiptData, answer);
  return answer;
};

/** Asks again what the server could not take, and goes on doing so; `taken` is told of each yes. Gives how to stop. */
export const retryWaiting = (taken: (validation: Validation) => void): (() => void) => {
  const again = async () => {
    clearTimeout(timer);
    for (const receiptData of [...waiting]) await submit(receiptData).then(taken, () => undefined);
    timer = setTimeout(() => void again(), RETRY);
  };
  const now = () => void again();
  window.addEventListener('online', now);
  now();
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', now);
  };
};
