import type { Middleware } from 'koa';
import type { Library } from '../../core/contract/library.ts';
import type { State } from '../http/context.ts';
import { madeOf, once, type Settings } from '../settings/service.ts';
import { sendRevalidated } from '../http/unusualAnswers.ts';
import { LOGO_PLACE, previewPath, previewSvg } from './previewImage.ts';
import { listHeads } from './heads.ts';

const QUALITY = 88;

/** What draws is loaded with the first card: a server that nobody shares links of saves its memory (docs/proof.md P12). */
const loadTools = async (fontFile: string) => {
  const [{ default: sharp }, { readGlyphOutlines: readLetters }] = await Promise.all([
    import('sharp'),
    import('./glyphOutlines.ts'),
  ]);
  return { sharp, letters: readLetters(fontFile) };
};

/**
 * Pictures of the verse for links to topics and life notes, drawn when they are first asked for and kept: there are no
 * more of them than pages.
 */
export const servePreviewImages = (library: Library, settings: Settings, fontFile: string): Middleware<State> => {
  const cardsNow = madeOf(settings, ({ brand, logoHash }) => ({
    brand,
    hasLogo: logoHash !== null,
    cards: new Map([...listHeads(library, brand)].map(([page, { card }]) => [previewPath(page), card] as const)),
    drawn: new Map<string, () => Promise<Buffer>>(),
  }));
  let tools: ReturnType<typeof loadTools> | undefined;

  return async (ctx, next) => {
    const { brand, hasLogo, cards, drawn } = cardsNow();
    const { title, verse } = cards.get(ctx.path) ?? {};
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || !title || !verse) {
      await next();
      return;
    }
    const draw = async () => {
      const { sharp, letters } = await (tools ??= loadTools(fontFile));
      const { left, top, width, height } = LOGO_PLACE;
      const logo = hasLogo
        ? await sharp(await settings.logo())
            .resize({ width, height, fit: 'inside' })
            .png()
            .toBuffer({ resolveWithObject: true })
        : null;
      const svg = previewSvg(title, verse, brand, letters, logo && logo.info.width);
      return sharp(Buffer.from(svg))
        .composite(logo ? [{ input: logo.data, left, top }] : [])
        .jpeg({ quality: QUALITY })
        .toBuffer();
    };
    const picture = drawn.get(ctx.path) ?? once(draw);
    drawn.set(ctx.path, picture);
    ctx.state.route = '/cards/*';
    sendRevalidated(ctx, 'image/jpeg', await picture());
  };
};
