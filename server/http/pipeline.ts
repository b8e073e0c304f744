import { randomUUID } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { DatabaseUnavailable } from '../db/db.ts';
import type { State } from './context.ts';
import { HttpError, notFound } from './errors.ts';

/** What metrics are told of an answer: the declared route, `other` where there is none. */
export type ObserveRequest = (request: { route: string; method: string; status: number; seconds: number }) => void;

/** The methods that anything here answers to: a stranger's own ones would each be a series of its own. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * The outermost layer: gives every request an id, writes one log line, and is the one place where errors become
 * answers. Log lines carry the declared route, never the address, query or body: those hold people's troubles.
 */
export const pipeline = (log: Logger, isDraining: () => boolean, observe?: ObserveRequest): Middleware<State> => {
  return async (ctx, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    ctx.state.requestId = requestId;
    ctx.set('X-Request-Id', requestId);
    if (isDraining()) ctx.set('Connection', 'close');
    try {
      if (!isReadable(ctx)) throw new HttpError('bad_request', 'That address is not written correctly.');
      await next();
      if (ctx.body == null) refuseUnserved(ctx.status);
    } catch (error) {
      answerError(ctx, error, requestId, log);
    }
    const { method, status } = ctx;
    const { route } = ctx.state;
    const ms = performance.now() - started;
    log.info({ requestId, method, route, status, ms: Math.round(ms) });
    observe?.({ route: route ?? 'other', method: METHODS.has(method) ? method : 'other', status, seconds: ms / 1000 });
  };
};

/** Whether the request's target can be read: `GET http://[` is HTTP, but no address, and reading its path throws. */
const isReadable = ({ req }: Context): boolean => req.url?.startsWith('/') || URL.canParse(req.url ?? '');

/** What no layer answered: the router has set 405 or 501 (with Allow) for a known address, else Koa's 404 stands. */
const refuseUnserved = (status: number) => {
  if (status === 404) throw notFound('There is nothing at this address.');
  if (status === 405 || status === 501)
    throw new HttpError('method_not_allowed', 'That can’t be done at this address.');
};

const answerError = (ctx: Parameters<Middleware<State>>[0], error: unknown, requestId: string, log: Logger) => {
  const known = toHttpError(error);
  if (known.status >= 500) log.error({ requestId, code: known.code, err: describe(error) });
  ctx.status = known.status;
  ctx.set('Cache-Control', 'no-store');
  if (known.code === 'unavailable') ctx.set('Retry-After', '5');
  if (typeof known.extra['retryAfter'] === 'number') ctx.set('Retry-After', String(known.extra['retryAfter']));
  ctx.body = { error: known.message, code: known.code, requestId, ...known.extra };
};

const toHttpError = (error: unknown): HttpError => {
  if (error instanceof HttpError) return error;
  if (error instanceof DatabaseUnavailable)
    return new HttpError('unavailable', 'We can’t save or look things up right now. Please try again in a moment.');
  if (error instanceof URIError) return new HttpError('bad_request', 'That address is not written correctly.');
  return new HttpError('internal', 'Something went wrong on our side. Please try again.');
};

/** Name, code and stack only: a driver's message or detail may quote the values of a statement. */
const describe = (error: unknown) => {
  if (!(error instanceof Error)) return { name: typeof error };
  const root = error.cause instanceof Error ? error.cause : error;
  const stack = root.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return { name: root.name, code: (root as { code?: unknown }).code, stack };
};
