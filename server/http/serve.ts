import type { Readable } from 'node:stream';
import type Router from '@koa/router';
import type { Next } from 'koa';
import type { z } from 'zod';
import type { BodyOut, Endpoint, ParamsOut, QueryOut, Reply } from '../../core/contract/endpoint.ts';
import type { Account, Person } from './identity/person.ts';
import { readJson } from './body.ts';
import type { Context, State } from './context.ts';
import { HttpError, notFound } from './errors.ts';
import { sendCsv, sendEvents, sendJsonStream, sendPicture, sendRevalidated } from './unusualAnswers.ts';

/** What a handler gets: everything already checked against the contract. */
export interface Request<E> {
  params: ParamsOut<E>;
  query: QueryOut<E>;
  body: BodyOut<E>;
  person: Person;
  /** For cookies, redirects and extra headers; everything else is above, checked. */
  ctx: Context;
}

/** Says whose request it is, or throws 401, 402 or 403: `signedIn` and `allowed` make these. */
export type Policy = (person: Person) => Account;

/** Registers contract endpoints, each with the same silhouette: policy, validate, handle, answer. */
export interface Api {
  /** An endpoint that is open to everyone. */
  serve<E extends Endpoint>(endpoint: E, handler: (request: Request<E>) => Promise<Reply<E>>): void;
  /** An endpoint that is open to everyone, whose answer browsers keep and ask about each time. */
  serveRevalidated<E extends Endpoint>(endpoint: E, handler: () => Promise<Reply<E>>): void;
  /** An endpoint for accounts. The policy comes before anything of the request is read. */
  serveFor<E extends Endpoint>(
    policy: Policy,
    endpoint: E,
    handler: (request: Request<E> & { account: Account }) => Promise<Reply<E>>,
  ): void;
  /** An endpoint for accounts whose answer is JSON that is written while it is read, too long to be held. */
  serveStream(
    policy: Policy,
    endpoint: Endpoint,
    handler: (request: { account: Account; ctx: Context }) => Promise<Readable>,
  ): void;
  /** An endpoint for accounts whose answer is a table to keep: CSV that is written while it is read. */
  serveCsv(
    policy: Policy,
    endpoint: Endpoint,
    handler: (request: { account: Account }) => Promise<{ name: string; stream: Readable }>,
  ): void;
  /** An endpoint for accounts whose answer goes on for as long as somebody listens: server-sent events. */
  serveEvents(
    policy: Policy,
    endpoint: Endpoint,
    handler: (request: { account: Account; ctx: Context }) => Promise<Readable>,
  ): void;
  /** An endpoint for accounts whose answer is a WebP picture: kept by nobody on the way, and inert when opened by itself. */
  servePicture<E extends Endpoint>(
    policy: Policy,
    endpoint: E,
    handler: (request: Request<E> & { account: Account }) => Promise<Buffer>,
  ): void;
  /** Serves what was registered. */
  routes: (ctx: Context, next: Next) => Promise<void>;
}

/** `checkReplies` parses every reply against the contract (development and tests). */
export const createApi = (router: Router<State>, checkReplies: boolean): Api => {
  const answer = async <E extends Endpoint>(
    endpoint: E,
    ctx: Context,
    handler: (request: Request<E>) => Promise<Reply<E>>,
  ): Promise<void> => {
    const result = await handler(await readRequest(endpoint, ctx));
    ctx.set('Cache-Control', 'no-store');
    if (endpoint.reply) ctx.body = checkReplies ? endpoint.reply.parse(result) : result;
    // A redirect has its status already.
    else if (!ctx.response.get('Location')) ctx.status = 204;
  };

  const { register, routes } = createRouteTable(router);

  return {
    routes,
    serve: (endpoint, handler) => {
      register(endpoint, (ctx) => answer(endpoint, ctx, handler));
    },
    serveRevalidated: (endpoint, handler) => {
      register(endpoint, async (ctx) => {
        const result = await handler();
        const reply = checkReplies && endpoint.reply ? endpoint.reply.parse(result) : result;
        sendRevalidated(ctx, 'application/json; charset=utf-8', Buffer.from(JSON.stringify(reply)));
      });
    },
    serveFor: (policy, endpoint, handler) => {
      register(endpoint, async (ctx) => {
        const account = policy(ctx.state.person);
        await answer(endpoint, ctx, (request) => handler({ ...request, account }));
      });
    },
    serveStream: (policy, endpoint, handler) => {
      register(endpoint, async (ctx) => {
        const account = policy(ctx.state.person);
        sendJsonStream(ctx, await handler({ account, ctx }));
      });
    },
    serveCsv: (policy, endpoint, handler) => {
      register(endpoint, async (ctx) => {
        const account = policy(ctx.state.person);
        sendCsv(ctx, await handler({ account }));
      });
    },
    serveEvents: (policy, endpoint, handler) => {
      register(endpoint, async (ctx) => {
        const account = policy(ctx.state.person);
        sendEvents(ctx, await handler({ account, ctx }));
      });
    },
    servePicture: (policy, endpoint, handler) => {
      register(endpoint, async (ctx) => {
        const account = policy(ctx.state.person);
        sendPicture(ctx, await handler({ ...(await readRequest(endpoint, ctx)), account }));
      });
    },
  };
};

const createRouteTable = (router: Router<State>) => {
  /** Endpoints without parameters, found at once: the router tries the pattern of every route in turn. */
  const fixed = new Map<string, (ctx: Context) => Promise<void>>();
  const patterns = router.routes();
  return {
    register({ method, path }: Endpoint, handle: (ctx: Context) => Promise<void>): void {
      const named = (ctx: Context) => {
        ctx.state.route = path;
        return handle(ctx);
      };
      router.register(path, [method], named);
      if (!path.includes(':')) fixed.set(`${method} ${path}`, named);
    },
    routes: Object.assign(
      async (ctx: Context, next: Next) => {
        const handle = fixed.get(`${ctx.method} ${ctx.path}`);
        if (handle) await handle(ctx);
        else await patterns(ctx as Parameters<typeof patterns>[0], next);
      },
      // As the router's own middleware has it: a test lists the routes by it, so that none goes unseen (docs/proof.md S1).
      { router },
    ),
  };
};

const readRequest = async <E extends Endpoint>({ params, query, body }: E, ctx: Context): Promise<Request<E>> => ({
  // A parameter that can't be anyone's id is an id that does not exist.
  params: (params ? orThrow(params, ctx['params'], () => notFound()) : undefined) as ParamsOut<E>,
  query: (query ? orThrow(query, { ...ctx.query }, refused) : undefined) as QueryOut<E>,
  body: (body ? orThrow(body, await readJson(ctx.req), refused) : undefined) as BodyOut<E>,
  person: ctx.state.person,
  ctx,
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
