import { readResponse, requestInit, timeoutOf, type Transport } from '../../../core/sync/protocol.ts';
import { ApiError } from '../../api/errors.ts';
import { doubtSession, endsSession } from '../../api/session.ts';

/** Sends for the outbox: the answer as it came, whatever it is. `abortAll` ends what is on its way. */
export const createTransport = (): { transport: Transport; abortAll(): void } => {
  let aborter = new AbortController();
  return {
    transport: async (request) => {
      const signal = AbortSignal.any([AbortSignal.timeout(timeoutOf(request)), aborter.signal]);
      const response = await fetch(request.path, { ...requestInit(request), signal });
      const raw = await readResponse(response);
      // Who is signed in is another part's business: it asks, and clears the person from the screen.
      if (raw.status === 401 && endsSession(new ApiError(401, response.statusText, raw.body))) doubtSession();
      return raw;
    },
    abortAll() {
      aborter.abort();
      aborter = new AbortController();
    },
  };
};
