import type { Context } from 'koa';

export type SignedCookie<T extends object> = ReturnType<typeof createSignedCookie<T>>;

/**
 * A short-lived cookie that holds a value only we can have written: Koa's own, whose signature (`app.keys`) covers its name
 * too, so that one cookie can't stand in for another. `life` in milliseconds. It expires by a time inside the value and goes
 * with the browser's session: Koa gives cookies an `expires` date, which a computer whose clock is ahead would find past.
 */
export const createSignedCookie = <T extends object>(
  name: string,
  life: number,
  isSecure: (ctx: Context) => boolean,
) => {
  const fullName = (ctx: Context) => (isSecure(ctx) ? `__Host-${name}` : name);
  const set = (ctx: Context, value: string | null) => {
    ctx.cookies.secure = isSecure(ctx);
    ctx.cookies.set(fullName(ctx), value, { signed: true, sameSite: 'lax' });
  };
  return {
    write: (ctx: Context, value: T, now: number) =>
      set(ctx, Buffer.from(JSON.stringify({ value, until: now + life })).toString('base64url')),
    /** Null for none, one that we did not sign, or one that has expired. */
    read(ctx: Context, now: number): T | null {
      const text = ctx.cookies.get(fullName(ctx), { signed: true });
      if (!text) return null;
      const { value, until } = JSON.parse(Buffer.from(text, 'base64url').toString()) as { value: T; until: number };
      return until > now ? value : null;
    },
    clear: (ctx: Context) => set(ctx, null),
  };
};
