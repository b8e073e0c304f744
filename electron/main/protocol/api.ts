import { answerHeaders, isData, requestHeaders } from '../security/apiHeaders.ts';
import { answer, failure } from './answers.ts';

/** As the server's own limit for slow requests, in milliseconds. */
export const TIMEOUT = 30_000;
/** The server takes 256 KiB; this only keeps a page from filling the main process's memory. */
const MAX_BODY = 1024 * 1024;
/** More than all that anybody's account holds: a server may not fill it either. */
const MAX_ANSWER = 256 * 1024 * 1024;

const methods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Where requests are forwarded to. */
export interface Upstream {
  /** The fetch of the persistent session, which keeps the server's cookies. */
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** The person may choose another one while the app runs. Null while nobody knows which. */
  serverOrigin: () => string | null;
  timeout?: number;
  maxAnswer?: number;
}

/**
 * Asks the server on a page's behalf. `target` is path and query of the request, known to begin with /api/. Cookies go
 * and come by the session alone; redirects are not followed, since our server makes none.
 */
export const forward = async (request: Request, target: string, upstream: Upstream): Promise<Response> => {
  const { fetch, timeout = TIMEOUT, maxAnswer = MAX_ANSWER } = upstream;
  const serverOrigin = upstream.serverOrigin();
  if (serverOrigin === null) return unreachable();
  const { method } = request;
  if (!methods.has(method)) return failure('method_not_allowed', 'That can’t be done at this address.');
  const address = URL.parse(serverOrigin + target);
  if (address?.origin !== serverOrigin) return failure('not_found', 'There is nothing at this address.');
  const limit = AbortSignal.timeout(timeout);
  try {
    const body = request.body === null ? null : await request.arrayBuffer();
    if (body && body.byteLength > MAX_BODY) return failure('too_large', 'That is too much text to send at once.');
    const reply = await fetch(address.href, {
      method,
      body,
      headers: requestHeaders(request.headers, serverOrigin),
      credentials: 'include',
      redirect: 'error',
      cache: 'no-store',
      signal: limit,
    });
    if (!isData(reply.headers.get('content-type'))) return unreachable();
    const content = isEmpty(reply.status) ? null : await readAll(reply, maxAnswer);
    return answer(content, reply.status, { ...answerHeaders(reply.headers), 'Cache-Control': 'no-store' });
  } catch {
    // Offline, refused, timed out, a bad certificate, a redirect: for the person it is all the same.
    return unreachable();
  }
};

/** As a browser would have it: no answer at all. A page has words of its own for that, and may not take it for the server's. */
const unreachable = () => Response.error();

/** Throws when there is more than so many bytes; then the rest is not fetched. */
const readAll = async (reply: Response, max: number): Promise<Blob> => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const part of reply.body ?? []) {
    length += part.byteLength;
    if (length > max) throw new Error('The answer has no end');
    parts.push(part);
  }
  return new Blob(parts);
};

/** Statuses whose answers must have no body. */
const isEmpty = (status: number) => status === 204 || status === 205 || status === 304;
