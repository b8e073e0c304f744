import type { Context, Middleware } from 'koa';
import { securityHeaders as always } from '../../core/http/securityHeaders.ts';

const transportSecurity = 'max-age=31536000; includeSubDomains';
const entries = Object.entries(always);

/** The same security headers on every answer, errors and files too; HSTS where the browser uses https. */
export const securityHeaders =
  (isSecure: (ctx: Context) => boolean): Middleware =>
  async (ctx, next) => {
    for (const [name, value] of entries) ctx.res.setHeader(name, value);
    if (isSecure(ctx)) ctx.res.setHeader('Strict-Transport-Security', transportSecurity);
    await next();
  };
