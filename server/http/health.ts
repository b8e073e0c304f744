import type { Middleware } from 'koa';
import { query, type Db } from '../db/db.ts';
import type { State } from './context.ts';
import { HttpError } from './errors.ts';

/**
 * `/healthz`: the process answers, and says what it is and where it stands on the web, for the desktop app. `/readyz`: it
 * can also reach its database and is not shutting down.
 */
export const health =
  (db: Db, isDraining: () => boolean, publicOrigin: string | null): Middleware<State> =>
  async (ctx, next) => {
    if (ctx.path === '/healthz' || ctx.path === '/readyz') {
      ctx.state.route = ctx.path;
      ctx.set('Cache-Control', 'no-store');
      if (ctx.path === '/readyz') {
        if (isDraining()) throw new HttpError('unavailable', 'The server is shutting down.');
        await db.read(() => query('SELECT 1 AS one'));
      }
      ctx.body = { ok: true, app: 'lampstand', web: publicOrigin };
      return;
    }
    await next();
  };
