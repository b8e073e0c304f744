import type { Middleware } from 'koa';
import { securityHeaders as always } from '../../core/rules/security.ts';

const transportSecurity = 'max-age=31536000; includeSubDomains';
const entries = Object.entries(always);

/** The same security headers on every answer, errors and files too; HSTS where the request came by https. */
export const securityHeaders = (): Middleware => async (ctx, next) => {
  for (const [name, value] of entries) ctx.res.setHeader(name, value);
  if (ctx.secure) ctx.res.setHeader('Strict-Transport-Security', transportSecurity);
  await next();
};
