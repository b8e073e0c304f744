import type { RawResponse, OutgoingRequest, Transport } from '../../../core/sync/protocol.ts';
import { isFailure, parseJson } from '../../../core/journal/guards.ts';

const TIMEOUT = 12_000;

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
    async ({ method, path, body }) => {
      const response = await fetch(origin + path, {
        method,
        headers: {
          Accept: 'application/json',
          // The server refuses writes that come from elsewhere.
          Origin: origin,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        credentials: 'include',
        redirect: 'error',
        cache: 'no-store',
        signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT), aborter.signal]),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (response.status === 401 && isFailure(parseJson(text))) sessionEnded();
      const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
      return {
        status: response.status,
        body: text,
        retryAfter: Number.isFinite(retryAfter) && retryAfter >= 0 ? retryAfter : null,
      };
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
