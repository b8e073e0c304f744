import {
  readResponse,
  requestInit,
  timeoutOf,
  type OutgoingRequest,
  type RawResponse,
  type Transport,
} from '../../../core/sync/protocol.ts';
import { isFailure, parseJson } from '../../../core/journal/guards.ts';

export interface TransportParts {
  /** With the cookies of the person's session (Electron's session.fetch). */
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** The origin of the configured server; null when there is none yet. */
  serverOrigin: () => string | null;
  /** The server says that the session has ended. */
  sessionEnded: () => void;
}

/** Sends to one server, whatever was configured meanwhile. */
export type Send = (request: OutgoingRequest) => Promise<RawResponse>;

/** Null when a server is one that the journal belongs to; else what it answered instead of saying so. */
export type CheckServer = (origin: string, send: Send) => Promise<RawResponse | null>;

/** Sends for the outbox: the answer as it came, whatever it is. `abortAll` ends what is on its way. */
export const createTransport = (
  { fetch, serverOrigin, sessionEnded }: TransportParts,
  check: CheckServer,
): { transport: Transport; abortAll(): void } => {
  let aborter = new AbortController();
  const sendTo =
    (origin: string): Send =>
    async (request) => {
      const init = requestInit(request);
      const response = await fetch(origin + request.path, {
        ...init,
        // The server refuses writes that come from elsewhere.
        headers: { ...init.headers, Origin: origin },
        redirect: 'error',
        signal: AbortSignal.any([AbortSignal.timeout(timeoutOf(request)), aborter.signal]),
      });
      const raw = await readResponse(response);
      if (raw.status === 401 && isFailure(parseJson(raw.body))) sessionEnded();
      return raw;
    };
  return {
    async transport(request) {
      const origin = serverOrigin();
      if (origin === null) throw new Error('There is no server');
      const send = sendTo(origin);
      return (await check(origin, send)) ?? send(request);
    },
    abortAll() {
      aborter.abort();
      aborter = new AbortController();
    },
  };
};
