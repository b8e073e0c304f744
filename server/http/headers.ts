import type { Middleware } from 'koa';

const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  // Avatars are https addresses of people's own (decision 34); data and blob are pictures we draw ourselves.
  "img-src 'self' https: data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "manifest-src 'self'",
  "worker-src 'self'",
].join('; ');

const always: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

const transportSecurity = 'max-age=31536000; includeSubDomains';

/** The same security headers on every answer, errors and files too; HSTS where the request came by https. */
export const securityHeaders = (): Middleware => async (ctx, next) => {
  for (const name in always) ctx.res.setHeader(name, always[name] ?? '');
  if (ctx.secure) ctx.res.setHeader('Strict-Transport-Security', transportSecurity);
  await next();
};
