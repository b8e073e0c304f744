/** What the shell of the iOS app takes (docs/ios.md). */
type Message =
  | { type: 'purchase'; requestId: string; productId: string; accountToken: string }
  | { type: 'restore' | 'status'; requestId: string }
  | { type: 'finish'; requestId: string; transactionId: string };

interface IosWindow {
  webkit?: { messageHandlers?: { iap?: { postMessage(message: Message): void } } };
}

/** What the device knows of a subscription of its Apple ID; `expiresAt` is an ISO date-time. */
export interface IosStatus {
  isActive: boolean;
  expiresAt: string | null;
}

/** In milliseconds (docs/specification.md 2 §9). */
const PURCHASE = 120_000;
const RESTORE = 30_000;
const STATUS = 10_000;

/** Past the server's answer to them, no restore needs more than these. */
const MAX_RESTORED = 20;

/** What went wrong on the device, in the words of docs/specification.md 2 §8 or the shell's own. */
export class BridgeError extends Error {
  override name = 'BridgeError';
}

/** Whether somebody changed their mind, or nothing was heard: that is no failure to tell anybody of. */
export const isSilent = (error: unknown): boolean =>
  error instanceof BridgeError && /cancel|timeout/i.test(error.message);

const post = (message: Message): void => {
  const { iap } = (window as IosWindow).webkit?.messageHandlers ?? {};
  if (!iap) throw new BridgeError('iOS bridge not available');
  iap.postMessage(message);
};

const detailOf = (event: Event): Record<string, unknown> => {
  const { detail } = event as CustomEvent<unknown>;
  return typeof detail === 'object' && detail !== null ? (detail as Record<string, unknown>) : {};
};

const textIn = (detail: Record<string, unknown>, name: string): string | null => {
  const value = detail[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** The signed transaction of an `iapPurchased`. */
export const receiptOf = (event: Event): string | null => textIn(detailOf(event), 'receiptData');

/** The signed transactions of an `iapRestored`: each alone, or in an object beside what the shell says of it. */
export const receiptsOf = (event: Event): string[] => {
  const { transactions } = detailOf(event);
  if (!Array.isArray(transactions)) return [];
  const receipts = (transactions as unknown[]).map((each) => {
    if (typeof each !== 'object' || each === null) return each;
    const { receiptData, signedTransactionInfo } = each as Record<string, unknown>;
    return receiptData ?? signedTransactionInfo;
  });
  return receipts.filter((each) => typeof each === 'string' && each !== '').slice(0, MAX_RESTORED) as string[];
};

interface Question<T> {
  message: Message;
  /** By the event that brings it; null where that event is about something else. */
  answers: Readonly<Record<string, (event: Event) => T | BridgeError>>;
  wait: number;
  late: () => T | BridgeError;
}

/** Posts a message and waits for its answer. An event that names another request is another's. */
const ask = <T>({ message, answers, wait, late }: Question<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = new AbortController();
    const settle = (answer: T | BridgeError) => {
      stop.abort();
      clearTimeout(timer);
      if (answer instanceof BridgeError) reject(answer);
      else resolve(answer);
    };
    const timer = setTimeout(() => settle(late()), wait);
    for (const [name, read] of Object.entries(answers))
      window.addEventListener(
        name,
        (event) => {
          const requestId = textIn(detailOf(event), 'requestId');
          if (requestId === null || requestId === message.requestId) settle(read(event));
        },
        { signal: stop.signal },
      );
    try {
      post(message);
    } catch (error) {
      settle(error instanceof BridgeError ? error : new BridgeError('iOS bridge not available'));
    }
  });

const failedBy =
  (otherwise: string) =>
  (event: Event): BridgeError =>
    new BridgeError(textIn(detailOf(event), 'error') ?? otherwise);

/** Has Apple sell the product to an account; gives the signed transaction. Throws BridgeError. */
export const purchase = (productId: string, accountToken: string): Promise<string> =>
  ask<string>({
    message: { type: 'purchase', requestId: crypto.randomUUID(), productId, accountToken },
    answers: {
      iapPurchased: (event) => receiptOf(event) ?? new BridgeError('Purchase failed'),
      iapPurchaseFailed: failedBy('Purchase failed'),
    },
    wait: PURCHASE,
    late: () => new BridgeError('Purchase timeout'),
  });

/** Looks for what this Apple ID bought before; gives the signed transactions. Throws BridgeError. */
export const restore = (): Promise<string[]> =>
  ask<string[]>({
    message: { type: 'restore', requestId: crypto.randomUUID() },
    answers: { iapRestored: receiptsOf, iapRestoreFailed: failedBy('Restore failed') },
    wait: RESTORE,
    late: () => new BridgeError('Restore timeout'),
  });

const inactive: IosStatus = { isActive: false, expiresAt: null };

/** What the device knows; inactive where it says nothing. The shell sends what is not finished again, too. */
export const askStatus = (): Promise<IosStatus> =>
  ask<IosStatus>({
    message: { type: 'status', requestId: crypto.randomUUID() },
    answers: {
      iapStatus: (event) => {
        const detail = detailOf(event);
        return { isActive: detail['isActive'] === true, expiresAt: textIn(detail, 'expiresAt') };
      },
    },
    wait: STATUS,
    late: () => inactive,
  }).catch(() => inactive);

/** Tells Apple that what was bought was given: for after the server's yes. */
export const finish = (transactionId: string): void =>
  post({ type: 'finish', requestId: crypto.randomUUID(), transactionId });
