import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Middleware } from 'koa';
import type { Context, State } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { sendPicture, sendRevalidated } from '../http/unusualAnswers.ts';
import { madeOf, type Settings, type Snapshot } from '../settings/service.ts';
import { createIcons } from './siteIcons.ts';
import { BRAND_CSS, brandCss } from './siteTags.ts';

const MANIFEST = '/manifest.webmanifest';
const LOGO = /^\/logo\/([0-9a-f]{32})\.webp$/;

/** What the manifest says of the site; all else is the build's (renderer/build/pwa.ts). */
const manifestOf = (built: object, { site }: Snapshot): string =>
  JSON.stringify({
    ...built,
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    background_color: site.colours.light.paper,
    theme_color: site.colours.light.paper,
  });

/**
 * What carries the name and look of the site under an address of its own: colours, manifest, icons and logo. All but the logo keep
 * their address when they change, so that browsers ask about them each time.
 */
export const serveSiteFiles = (settings: Settings, folder: string): Middleware<State> => {
  const manifest = join(folder, MANIFEST);
  const built = existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')) as object) : null;
  const iconsNow = madeOf(settings, ({ site }) => createIcons(settings.logo, site.colours.light.paper));
  const files: Readonly<Record<string, (ctx: Context) => void>> = {
    [BRAND_CSS]: (ctx) => sendRevalidated(ctx, 'text/css; charset=utf-8', Buffer.from(brandCss(settings.current()))),
    ...(built && {
      [MANIFEST]: (ctx: Context) =>
        sendRevalidated(
          ctx,
          'application/manifest+json; charset=utf-8',
          Buffer.from(manifestOf(built, settings.current())),
        ),
    }),
  };

  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      await next();
      return;
    }
    const send = Object.hasOwn(files, ctx.path) ? files[ctx.path] : undefined;
    const icon = settings.current().logoHash === null ? null : iconsNow()(ctx.path);
    const hash = LOGO.exec(ctx.path)?.[1];
    if (!send && !icon && hash === undefined) {
      await next();
      return;
    }
    ctx.state.route = hash === undefined ? ctx.path : '/logo/*';
    if (send) send(ctx);
    else if (icon) {
      const { type, bytes } = await icon;
      sendRevalidated(ctx, type, bytes);
    } else sendLogo(ctx, await settings.findLogo(hash ?? ''));
  };
};

const sendLogo = (ctx: Context, bytes: Buffer | null): void => {
  if (!bytes) throw notFound('We could not find that picture.');
  sendPicture(ctx, bytes);
  ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
};
