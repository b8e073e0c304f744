import { setTimeout } from 'node:timers/promises';
import type {
  JWSRenewalInfoDecodedPayload,
  JWSTransactionDecodedPayload,
  SignedDataVerifier,
} from '@apple/app-store-server-library';
import type { Logger } from 'pino';
import { HttpError } from '../../http/errors.ts';
import type { AppleSettings } from './settings.ts';

/** What Apple signed. What its sandbox sells costs nothing. */
interface Signed {
  isSandbox: boolean;
  transaction: JWSTransactionDecodedPayload;
}

/** Apple's news: without a transaction where it is about none, a test for example. */
interface SignedNotification {
  isSandbox: boolean;
  transaction: JWSTransactionDecodedPayload | null;
  renewal: JWSRenewalInfoDecodedPayload | null;
}

export type Verifier = ReturnType<typeof createVerifier>;

/** How long Apple may take to say whether a certificate is still good, in milliseconds. */
const TIMEOUT = 10_000;

const load = async ({ rootCertificates, onlineChecks, bundleId, appId }: AppleSettings) => {
  const library = await import('@apple/app-store-server-library');
  const { Environment, SignedDataVerifier: Library } = library;
  const roots = [...rootCertificates];
  return {
    ...library,
    // Nothing else: what Xcode and LocalTesting say is not signed at all, and the library would believe it.
    production: new Library(roots, onlineChecks, Environment.PRODUCTION, bundleId, appId),
    sandbox: new Library(roots, onlineChecks, Environment.SANDBOX, bundleId),
  };
};

/**
 * Reads what Apple signed: null for anything that it has not, or not for this app. Throws 503 while Apple can't be asked about its
 * certificates. These are judged by this machine's clock; without online checks by the moment at which it was signed, as the library
 * has it. Its library is loaded with the first purchase.
 */
export const createVerifier = (settings: AppleSettings, log: Logger) => {
  let loading: ReturnType<typeof load> | undefined;

  const verify = async <T>(
    read: (library: SignedDataVerifier, isSandbox: boolean) => Promise<T>,
  ): Promise<T | null> => {
    const { VerificationException, VerificationStatus, production, sandbox } = await (loading ??= load(settings));
    const statusOf = (error: unknown) => {
      if (!(error instanceof VerificationException)) throw error;
      if (error.status === VerificationStatus.RETRYABLE_VERIFICATION_FAILURE) throw appleUnavailable();
      return error.status;
    };
    const refuse = (error: unknown) => {
      log.warn({ reason: VerificationStatus[statusOf(error)] }, 'refused what should be signed by Apple');
      return null;
    };
    try {
      return await read(production, false);
    } catch (error) {
      const status = statusOf(error);
      // Its signature is good, and it is not from the App Store: sandbox news names no app.
      const { INVALID_ENVIRONMENT, INVALID_APP_IDENTIFIER } = VerificationStatus;
      if (status !== INVALID_ENVIRONMENT && status !== INVALID_APP_IDENTIFIER) return refuse(error);
    }
    return read(sandbox, true).catch(refuse);
  };

  return {
    transaction: (jws: string): Promise<Signed | null> =>
      inTime(
        verify(async (library, isSandbox) => ({
          isSandbox,
          transaction: await library.verifyAndDecodeTransaction(jws),
        })),
      ),
    /** Each part of it is signed by itself, and has to be of the same store. */
    notification: (jws: string): Promise<SignedNotification | null> =>
      inTime(
        verify(async (library, isSandbox) => {
          const { data } = await library.verifyAndDecodeNotification(jws);
          const { signedTransactionInfo: transaction, signedRenewalInfo: renewal } = data ?? {};
          return {
            isSandbox,
            transaction: transaction ? await library.verifyAndDecodeTransaction(transaction) : null,
            renewal: renewal ? await library.verifyAndDecodeRenewalInfo(renewal) : null,
          };
        }),
      ),
  };
};

/** The library itself waits for half a minute. */
const inTime = async <T>(work: Promise<T>): Promise<T> => {
  const stop = new AbortController();
  const late = setTimeout(TIMEOUT, null, { signal: stop.signal, ref: false }).then(() => {
    throw appleUnavailable();
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    stop.abort();
    work.catch(() => undefined);
  }
};

const appleUnavailable = () =>
  new HttpError(
    'payments_unavailable',
    'We can’t ask Apple about this purchase right now. Nothing is lost: please try again in a moment.',
  );
