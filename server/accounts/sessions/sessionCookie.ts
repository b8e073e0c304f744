import type { Context } from 'koa';
import { cookieNames } from '../../../core/rules/kept/cookieNames.ts';
import { tokenHash } from '../tokens.ts';

const PLAIN = cookieNames.session;
/** The prefix makes browsers refuse the cookie unless it is Secure, for this host alone and for all paths. */
const SECURE = `__Host-${PLAIN}`;

/**
 * Tells our own pages that there is a session to ask about: a visitor's page then makes no call that can only fail. It
 * opens nothing, and lives and ends with the session's cookie.
 */
const HINT = cookieNames.signedIn;

export const createSessionCookie = (isSecure: (ctx: Context) => boolean) => {
  // By hand: Koa would send `expires` alone, by which a device whose clock is wrong keeps it too long or not at all.
  const set = (ctx: Context, value: string, maxAge: number) => {
    const secure = isSecure(ctx);
    const scope = `Path=/; Max-Age=${maxAge}`;
    const site = `SameSite=Lax${secure ? '; Secure' : ''}`;
    ctx.append('Set-Cookie', `${secure ? SECURE : PLAIN}=${value}; ${scope}; HttpOnly; ${site}`);
    ctx.append('Set-Cookie', `${HINT}=${value && '1'}; ${scope}; ${site}`);
  };
  const tokenOf = (ctx: Context) => {
    const token = ctx.cookies.get(isSecure(ctx) ? SECURE : PLAIN);
    return token?.length === 43 ? token : null;
  };
  return {
    isSecure,
    /** The hash of the session token that was sent; null when there was none. */
    read(ctx: Context): string | null {
      const token = tokenOf(ctx);
      return token ? tokenHash(token) : null;
    },
    write: (ctx: Context, token: string, maxAge: number) => set(ctx, token, Math.floor(maxAge / 1000)),
    /** Sends the same token again with a later end. */
    rewrite(ctx: Context, maxAge: number): void {
      const token = tokenOf(ctx);
      if (token) set(ctx, token, Math.floor(maxAge / 1000));
    },
    clear: (ctx: Context) => set(ctx, '', 0),
  };
};
