import type { Transport } from '../../../core/sync/protocol.ts';
import { ApiError } from '../../api/errors.ts';
import { doubtSession, doubtsSession } from '../../api/session.ts';

const TIMEOUT = 12_000;

/** Sends for the outbox: the answer as it came, whatever it is. `dropAll` ends what is on its way. */
export const createTransport = (): { transport: Transport; dropAll(): void } => {
  let dropping = new AbortController();
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
        signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT), dropping.signal]),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      // Who is signed in is another part's business: it asks, and clears the person from the screen.
      if (response.status === 401 && doubtsSession(new ApiError(401, response.statusText, text))) doubtSession();
      const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
      return {
        status: response.status,
        body: text,
        retryAfter: Number.isFinite(retryAfter) && retryAfter >= 0 ? retryAfter : null,
      };
    },
    dropAll() {
      dropping.abort();
      dropping = new AbortController();
    },
  };
};
