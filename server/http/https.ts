import type { Context } from 'koa';

/** Whether the browser uses https: behind a proxy that is not trusted a request looks plain, and PUBLIC_URL knows better. */
export const isHttps = (publicOrigin: string | null): ((ctx: Context) => boolean) => {
  const always = publicOrigin?.startsWith('https:') ?? false;
  return (ctx) => always || ctx.secure;
};
