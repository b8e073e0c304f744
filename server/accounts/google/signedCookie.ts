import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import { readCookie } from '../sessions/sessionCookie.ts';

export interface SignedCookie<T> {
  write(ctx: Context, value: T, now: number): void;
  /** Null for none, one that we did not sign, or one that has ended. */
  read(ctx: Context, now: number): T | null;
  clear(ctx: Context): void;
}

/**
 * A short-lived cookie that holds a value only we can have written. `life` in milliseconds. The name is part of what is
 * signed, so that one cookie can't stand in for another.
 */
export const createSignedCookie = <T extends object>(
  name: string,
  secret: string,
  life: number,
  isSecure: (ctx: Context) => boolean,
): SignedCookie<T> => {
  const sign = (text: string) => createHmac('sha256', secret).update(`${name}:${text}`).digest('base64url');
  const fullName = (ctx: Context) => (isSecure(ctx) ? `__Host-${name}` : name);
  const set = (ctx: Context, value: string, maxAge: number) => {
    const secure = isSecure(ctx) ? '; Secure' : '';
    ctx.append('Set-Cookie', `${fullName(ctx)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`);
  };
  return {
    write(ctx, value, now) {
      const text = Buffer.from(JSON.stringify({ value, until: now + life })).toString('base64url');
      set(ctx, `${text}.${sign(text)}`, life / 1000);
    },
    read(ctx, now) {
      const [text, signature, ...rest] = readCookie(ctx.req.headers.cookie, fullName(ctx))?.split('.') ?? [];
      if (!text || !signature || rest.length > 0) return null;
      const expected = Buffer.from(sign(text));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const { value, until } = JSON.parse(Buffer.from(text, 'base64url').toString()) as { value: T; until: number };
      return until > now ? value : null;
    },
    clear: (ctx) => set(ctx, '', 0),
  };
};
