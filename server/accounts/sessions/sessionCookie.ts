import { hash, randomBytes } from 'node:crypto';
import type { Context } from 'koa';

const PLAIN = 'lampstand_session';
/** The prefix makes browsers refuse the cookie unless it is Secure, for this host alone and for all paths. */
const SECURE = '__Host-lampstand_session';

/**
 * Tells our own pages that there is a session to ask about: a visitor's page then makes no call that can only fail. It
 * opens nothing, and lives and ends with the session's cookie.
 */
const HINT = 'lampstand_signed_in';

/** Of one cookie of a request; null when it was not sent. Split by hand: this runs on every request. */
export const readCookie = (header: string | undefined, name: string): string | null => {
  if (!header) return null;
  for (let start = 0; start < header.length;) {
    let end = header.indexOf(';', start);
    if (end === -1) end = header.length;
    while (header[start] === ' ') start += 1;
    if (header.startsWith(name, start) && header[start + name.length] === '=')
      return header.slice(start + name.length + 1, end).trim();
    start = end + 1;
  }
  return null;
};

export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. A fast hash is enough for 256 random bits. */
export const tokenHash = (token: string): string => hash('sha256', token, 'base64url');

export interface SessionCookie {
  /** The hash of the session token that was sent; null when there was none. */
  read(ctx: Context): string | null;
  write(ctx: Context, token: string, maxAge: number): void;
  /** Sends the same token again with a later end. */
  rewrite(ctx: Context, maxAge: number): void;
  clear(ctx: Context): void;
  isSecure(ctx: Context): boolean;
}

export const createSessionCookie = (isSecure: (ctx: Context) => boolean): SessionCookie => {
  const set = (ctx: Context, value: string, maxAge: number) => {
    const secure = isSecure(ctx);
    const scope = `Path=/; Max-Age=${maxAge}`;
    const site = `SameSite=Lax${secure ? '; Secure' : ''}`;
    ctx.append('Set-Cookie', `${secure ? SECURE : PLAIN}=${value}; ${scope}; HttpOnly; ${site}`);
    ctx.append('Set-Cookie', `${HINT}=${value && '1'}; ${scope}; ${site}`);
  };
  const tokenOf = (ctx: Context) => {
    const token = readCookie(ctx.req.headers.cookie, isSecure(ctx) ? SECURE : PLAIN);
    return token?.length === 43 ? token : null;
  };
  return {
    isSecure,
    read(ctx) {
      const token = tokenOf(ctx);
      return token ? tokenHash(token) : null;
    },
    write: (ctx, token, maxAge) => set(ctx, token, Math.floor(maxAge / 1000)),
    rewrite(ctx, maxAge) {
      const token = tokenOf(ctx);
      if (token) set(ctx, token, Math.floor(maxAge / 1000));
    },
    clear: (ctx) => set(ctx, '', 0),
  };
};
