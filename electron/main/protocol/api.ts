import { routes } from '../../../core/contract/routes.ts';
import { imageLimits } from '../../../core/rules/community.ts';
import { answerHeaders, isData, requestHeaders } from '../security/apiHeaders.ts';
import { answer, failure } from './answers.ts';

/** How much a request may hold, in bytes, and how long it may take, in milliseconds. */
interface Bounds {
  body: number;
  timeout: number;
}

/** The server takes 256 KiB; this only keeps a page from filling the main process's memory. */
const usual: Bounds = { body: 1024 * 1024, timeout: 30_000 };
/** A picture, which the server gives this long to arrive and be shrunk. */
const upload: Bounds = { body: imageLimits.bytes, timeout: 180_000 };
/** More than all that anybody's account holds: a server may not fill it either. */
const MAX_ANSWER = 256 * 1024 * 1024;

/** Named by what it holds, so it is the same for ever: one that was seen is there without a connection too. */
export const logoPath = /^\/logo\/[0-9a-f]{32}\.webp$/;

const methods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Where requests are forwarded to. */
export interface Upstream {
  /** The fetch of the persistent session, which keeps the server's cookies. */
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** The person may choose another one while the app runs. Null while nobody knows which. */
  serverOrigin: () => string | null;
  /** In milliseconds: instead of each request's own. */
  timeout?: number;
  maxAnswer?: number;
}

/**
 * Asks the server on a page's behalf. `target` is path and query of the request, known to begin with /api/ or to be a logo's. Cookies go
 * and come by the session alone; redirects are not followed, since our server makes none.
 */
export const forward = async (request: Request, target: string, upstream: Upstream): Promise<Response> => {
  const serverOrigin = upstream.serverOrigin();
  if (serverOrigin === null) return unreachable();
  const { method } = request;
  if (!methods.has(method)) return failure('method_not_allowed', 'That can’t be done at this address.');
  const address = URL.parse(serverOrigin + target);
  if (address?.origin !== serverOrigin) return failure('not_found', 'There is nothing at this address.');
  const { body: maxBody, timeout } = boundsOf(method, address.pathname);
  const limit = startLimit(upstream.timeout ?? timeout);
  try {
    const body = request.body === null ? null : await readAll(request.body, maxBody);
    if (body === 'too large') return failure('too_large', 'That is too much to send at once.');
    const reply = await upstream.fetch(address.href, {
      method,
      body,
      headers: requestHeaders(request.headers, serverOrigin),
      credentials: 'include',
      redirect: 'error',
      cache: logoPath.test(address.pathname) ? 'default' : 'no-store',
      signal: AbortSignal.any([limit.signal, request.signal]),
    });
    if (!isData(reply.headers.get('content-type'))) return unreachable();
    const headers = { ...answerHeaders(reply.headers), 'Cache-Control': 'no-store' };
    if (isEventStream(reply)) return answer(untilCancelled(reply, limit.abort), reply.status, headers);
    const content = isEmpty(reply.status) ? null : await readAll(reply.body ?? [], upstream.maxAnswer ?? MAX_ANSWER);
    return content === 'too large' ? unreachable() : answer(content, reply.status, headers);
  } catch {
    // Offline, refused, timed out, a bad certificate, a redirect: for the person it is all the same.
    return unreachable();
  } finally {
    limit.clear();
  }
};

const boundsOf = (method: string, path: string): Bounds => {
  const { method: uploads, path: images } = routes.uploadImage;
  return method === uploads && path === images ? upload : usual;
};

const startLimit = (milliseconds: number) => {
  const aborter = new AbortController();
  const timer = setTimeout(() => aborter.abort(), milliseconds);
  return { signal: aborter.signal, abort: () => aborter.abort(), clear: () => clearTimeout(timer) };
};

/** What goes on for as long as the page reads. When that goes the request must be ended here: Electron leaves it open. */
const untilCancelled = ({ body }: Response, abort: () => void): ReadableStream<Uint8Array<ArrayBuffer>> | null => {
  const reader = body?.getReader();
  if (!reader) return null;
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: abort,
  });
};

const isEventStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') ?? false;

/** As a browser would have it: no answer at all. A page has words of its own for that, and may not take it for the server's. */
const unreachable = () => Response.error();

/** Reads at most so many bytes; the rest is not fetched. */
const readAll = async (
  body: AsyncIterable<Uint8Array<ArrayBuffer>> | Iterable<never>,
  max: number,
): Promise<Blob | 'too large'> => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.byteLength;
    if (length > max) return 'too large';
    parts.push(part);
  }
  return new Blob(parts);
};

/** Statuses whose answers must have no body. */
const isEmpty = (status: number) => status === 204 || status === 205 || status === 304;
