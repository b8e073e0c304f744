import type { KioskReport } from '../../../../core/contract/kioskScreen.ts';
import type { NetworkFailure } from '../../../../core/rules/kiosk/kiosk.ts';

/** Since when the server is reached without a break, and what the last break was. Of this start alone; nothing is written. */
export const createNetworkLog = (now: () => number) => {
  let since: number | null = null;
  let failure: { kind: NetworkFailure; at: number } | null = null;
  const ago = (moment: number) => Math.max(0, Math.round((now() - moment) / 1000));
  return {
    reached() {
      since ??= now();
    },
    failed(kind: NetworkFailure) {
      since = null;
      failure = { kind, at: now() };
    },
    read: (): Pick<KioskReport, 'onlineSeconds' | 'lastFailure'> => ({
      onlineSeconds: since === null ? 0 : ago(since),
      lastFailure: failure && { kind: failure.kind, secondsAgo: ago(failure.at) },
    }),
  };
};

/** What kept a request from its answer. The error's words stay here: they name addresses. */
export const failureOf = (error: unknown): NetworkFailure => {
  if (!(error instanceof Error)) return 'offline';
  if (error.name === 'TimeoutError' || /TIMED_OUT/.test(error.message)) return 'timeout';
  return /ERR_(?:CERT|SSL)/.test(error.message) ? 'certificate' : 'offline';
};
