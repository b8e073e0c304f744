import type { Transport } from '../../../core/sync/protocol.ts';
import { ApiError } from '../../api/errors.ts';
import { doubtSession, endsSession } from '../../api/session.ts';

const TIMEOUT = 12_000;

/** Sends for the outbox: the answer as it came, whatever it is. `abortAll` ends what is on its way. */
export const createTransport = (): { transport: Transport; abortAll(): void } => {
  let aborter = new AbortController();
  return {
    transport: async ({ method, path, body }) => {
      const response = await fetch(path, {
        method,
        headers: {
          Accept: 'application/json',
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        credentials: 'include',
        cache: 'no-store',
        signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT), aborter.signal]),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      // Who is signed in is another part's business: it asks, and clears the person from the screen.
      if (response.status === 401 && endsSession(new ApiError(401, response.statusText, text))) doubtSession();
      const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
      return {
        status: response.status,
        body: text,
        retryAfter: Number.isFinite(retryAfter) && retryAfter >= 0 ? retryAfter : null,
      };
    },
    abortAll() {
      aborter.abort();
      aborter = new AbortController();
    },
  };
};
