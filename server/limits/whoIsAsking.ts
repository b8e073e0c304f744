import type { Middleware } from 'koa';
import { identify, networkKey, newVisitorCookie, readVisitorCookie } from './identity.ts';
import type { Authenticate } from './person.ts';
import type { State } from '../http/context.ts';

const COOKIE = 'lampstand_visitor';
const YEAR = 365 * 24 * 60 * 60;
const fingerprintPattern = /^fp_[A-Za-z0-9_-]{1,64}$/;

/** Settles who is asking: the account of the session, else a signed visitor cookie, given at the first call. */
export const whoIsAsking = (authenticate: Authenticate, secret: string, now: () => number): Middleware<State> => {
  return async (ctx, next) => {
    const account = await authenticate(ctx);
    let visitor = account ? '' : readVisitorCookie(secret, ctx.cookies.get(COOKIE));
    if (visitor === null) {
      const cookie = newVisitorCookie(secret);
      visitor = readVisitorCookie(secret, cookie) ?? '';
      const secure = ctx.secure ? '; Secure' : '';
      ctx.append('Set-Cookie', `${COOKIE}=${cookie}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure}`);
    }
    const header = ctx.get('X-Browser-Fingerprint');
    const fingerprint = fingerprintPattern.test(header) ? header : null;
    ctx.state.network = () => networkKey(ctx.ip, secret, now());
    ctx.state.person = identify({ account, visitor, fingerprint, address: ctx.ip }, secret, now());
    await next();
  };
};
