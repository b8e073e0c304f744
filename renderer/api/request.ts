import { SESSION_ENDED } from '../../core/contract/sessionEnded.ts';
import { ApiError, NetworkError } from './errors.ts';
import { doubtSession, endsSession } from './session.ts';

const TIMEOUT = 12_000;

interface RequestOptions {
  /** Sent as JSON, a Blob as it is. */
  body?: unknown;
  signal?: AbortSignal;
  timeout?: number;
}

/**
 * How the renderer calls the server, beside the journal's transport: with cookies and a time limit. `data` is the
 * parsed JSON, or undefined when the answer is empty. Whoever has the contract's table at hand uses `call`. The browser's
 * fingerprint goes with searches alone, in their bodies (docs/decisions.md 4).
 */
export const request = (method: string, url: string, options: RequestOptions = {}) =>
  exchange(method, url, options, async (response): Promise<{ data: unknown; headers: Headers }> => {
    const text = await response.text();
    return { data: text ? parsed(text) : undefined, headers: response.headers };
  });

/** Fetches a file of this type, byte for byte. A page of HTML in its place throws, as what can't be read does. */
export const requestFile = (url: string, type: string, options: RequestOptions = {}): Promise<Blob> =>
  exchange('GET', url, options, (response) => {
    if (!response.headers.get('Content-Type')?.startsWith(type)) throw new NetworkError('unreadable');
    return response.blob();
  });

const exchange = async <T>(
  method: string,
  url: string,
  { body, signal, timeout = TIMEOUT }: RequestOptions,
  read: (response: Response) => Promise<T>,
): Promise<T> => {
  const headers: Record<string, string> = { Accept: 'application/json' };
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
    if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
    return await read(response);
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
