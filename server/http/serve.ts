import type Router from '@koa/router';
import type { z } from 'zod';
import type { BodyOut, Endpoint, ParamsOut, QueryOut, Reply } from '../../core/contract/endpoint.ts';
import type { Person } from '../limits/person.ts';
import { readJson } from './body.ts';
import type { Context, State } from './context.ts';
import { HttpError, notFound } from './errors.ts';

/** What a handler gets: everything already checked against the contract. */
export interface Request<E> {
  params: ParamsOut<E>;
  query: QueryOut<E>;
  body: BodyOut<E>;
  person: Person;
  /** For cookies, redirects and extra headers; everything else is above, checked. */
  ctx: Context;
}

export type ApiRouter = Router<State>;

/** Registers contract endpoints on a router, each with the same silhouette: validate, handle, answer. */
export interface Api {
  serve<E extends Endpoint>(endpoint: E, handler: (request: Request<E>) => Promise<Reply<E>>): void;
}

/** `checkReplies` parses every reply against the contract (development and tests). */
export const createApi = (router: ApiRouter, checkReplies: boolean): Api => ({
  serve(endpoint, handler) {
    const { method, path, params, query, body, reply } = endpoint;
    router.register(path, [method], async (ctx) => {
      ctx.state.route = path;
      const answer = await handler({
        // A parameter that can't be anyone's id is an id that does not exist.
        params: (params ? orThrow(params, ctx['params'], () => notFound()) : undefined) as ParamsOut<typeof endpoint>,
        query: (query ? orThrow(query, { ...ctx.query }, refused) : undefined) as QueryOut<typeof endpoint>,
        body: (body ? orThrow(body, await readJson(ctx.req), refused) : undefined) as BodyOut<typeof endpoint>,
        person: ctx.state.person,
        ctx,
      });
      ctx.set('Cache-Control', 'no-store');
      if (reply) ctx.body = checkReplies ? reply.parse(answer) : answer;
      // A redirect has its status already.
      else if (!ctx.response.get('Location')) ctx.status = 204;
    });
  },
});

const orThrow = <T>(schema: z.ZodType<T>, value: unknown, toError: (error: z.ZodError) => Error): T => {
  const result = schema.safeParse(value);
  if (!result.success) throw toError(result.error);
  return result.data;
};

const refused = (error: z.ZodError): HttpError => {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.')] ??= issue.message;
  const [first] = error.issues;
  const sentence =
    first && first.path.length > 0 && first.code !== 'invalid_type' ? first.message : 'Please check what you entered.';
  return new HttpError('bad_request', sentence, { fields });
};
