import { SESSION_ENDED } from '../../core/contract/sessionEnded.ts';
import { ApiError, NetworkError } from './errors.ts';
import { browserFingerprint } from './fingerprint.ts';
import { doubtSession, endsSession } from './session.ts';

const TIMEOUT = 12_000;

interface RequestOptions {
  /** Sent as JSON, a Blob as it is. */
  body?: unknown;
  signal?: AbortSignal;
  timeout?: number;
}

/**
 * How the renderer calls the server, beside the journal's transport: with cookies, the fingerprint header and a time limit.
 * `data` is the parsed JSON, or undefined when the answer is empty. Whoever has the contract's table at hand uses `call`.
 */
export const request = async (
  method: string,
  url: string,
  { body, signal, timeout = TIMEOUT }: RequestOptions = {},
): Promise<{ data: unknown; headers: Headers }> => {
  const headers: Record<string, string> = { Accept: 'application/json', 'X-Browser-Fingerprint': browserFingerprint() };
  const isFile = body instanceof Blob;
  if (body !== undefined) headers['Content-Type'] = isFile ? body.type : 'application/json';
  const limit = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, {
      method,
      headers,
      credentials: 'include',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    });
    if (response.headers.has(SESSION_ENDED)) doubtSession();
    const text = await response.text();
    if (!response.ok) throw new ApiError(response.status, response.statusText, text);
    return { data: text ? parsed(text) : undefined, headers: response.headers };
  } catch (error) {
    if (endsSession(error)) doubtSession();
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
