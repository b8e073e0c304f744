import { SESSION_ENDED } from '../../core/contract/sessionEnded.ts';
import { ApiError, NetworkError } from './errors.ts';
import { browserFingerprint } from './fingerprint.ts';
import { doubtSession, doubtsSession } from './session.ts';

const TIMEOUT = 12_000;

interface Sent {
  body?: unknown;
  signal?: AbortSignal;
  timeout?: number;
}

/** One request with cookies, the fingerprint header and a time limit. Gives the parsed JSON, or undefined when empty. */
export const request = async (method: string, url: string, sent: Sent = {}): Promise<unknown> =>
  (await requestWithHeaders(method, url, sent)).data;

/** As `request`, with the headers of the answer. */
export const requestWithHeaders = async (
  method: string,
  url: string,
  { body, signal, timeout = TIMEOUT }: Sent,
): Promise<{ data: unknown; headers: Headers }> => {
  const headers: Record<string, string> = { Accept: 'application/json', 'X-Browser-Fingerprint': browserFingerprint() };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const limit = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, {
      method,
      headers,
      credentials: 'include',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (response.headers.has(SESSION_ENDED)) doubtSession();
    const text = await response.text();
    if (!response.ok) throw new ApiError(response.status, response.statusText, text);
    return { data: text ? parsed(text) : undefined, headers: response.headers };
  } catch (error) {
    if (doubtsSession(error)) doubtSession();
    if (error instanceof ApiError || error instanceof NetworkError || signal?.aborted) throw error;
    if (limit.aborted) throw new NetworkError('timeout', error);
    throw new NetworkError(navigator.onLine ? 'unreachable' : 'offline', error);
  }
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new NetworkError('unreadable', error);
  }
};
