import type { Context, Middleware } from 'koa';
import { identify, networkKey, newVisitorCookie, ofAccount, readVisitorCookie } from './identity.ts';
import type { Authenticate } from './person.ts';
import type { State } from '../http/context.ts';

const COOKIE = 'lampstand_visitor';
const YEAR = 365 * 24 * 60 * 60;
const fingerprintPattern = /^fp_[A-Za-z0-9_-]{1,64}$/;

/** Settles who is asking: the account of the session, else a signed visitor cookie, given at the first call. */
export const whoIsAsking = (
  authenticate: Authenticate,
  secret: string,
  isSecure: (ctx: Context) => boolean,
  now: () => number,
): Middleware<State> => {
  return async (ctx, next) => {
    const account = await authenticate(ctx);
    ctx.state.network = () => networkKey(ctx.ip, secret, now());
    ctx.state.person = account ? ofAccount(account) : identify(tracesOf(ctx), secret, now());
    await next();
  };

  function tracesOf(ctx: Context) {
    const header = ctx.get('X-Browser-Fingerprint');
    const fingerprint = fingerprintPattern.test(header) ? header : null;
    return { visitor: visitorOf(ctx), fingerprint, address: ctx.ip };
  }

  function visitorOf(ctx: Context): string {
    const known = readVisitorCookie(secret, ctx.cookies.get(COOKIE));
    if (known !== null) return known;
    const cookie = newVisitorCookie(secret);
    const secure = isSecure(ctx) ? '; Secure' : '';
    ctx.append('Set-Cookie', `${COOKIE}=${cookie}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure}`);
    return readVisitorCookie(secret, cookie) ?? '';
  }
};
