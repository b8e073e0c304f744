import type { Middleware } from 'koa';
import { HttpError } from './errors.ts';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site made a browser send: by Sec-Fetch-Site, and by Origin where that header is missing.
 * A client that is not a browser sends neither and carries no ambient cookie.
 */
export const refuseCrossSite =
  (publicOrigin: string | null): Middleware =>
  async (ctx, next) => {
    if (!reads.has(ctx.method)) {
      const site = ctx.get('Sec-Fetch-Site');
      const origin = ctx.get('Origin');
      const foreign = origin !== '' && origin !== publicOrigin && origin !== `${ctx.protocol}://${ctx.host}`;
      if ((site !== '' && site !== 'same-origin' && site !== 'none') || foreign)
        throw new HttpError('forbidden', 'This request came from another site and was refused.');
    }
    await next();
  };
