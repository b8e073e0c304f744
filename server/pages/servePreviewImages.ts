import type { Middleware } from 'koa';
import type { Library } from '../../core/contract/library.ts';
import type { State } from '../http/context.ts';
import { madeOf, type Settings } from '../settings/service.ts';
import { previewPath, previewSvg } from './previewImage.ts';
import { listHeads } from './heads.ts';

const QUALITY = 88;
const DAY = 24 * 60 * 60;

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
export const servePreviewImages = (
  library: Library,
  settings: Pick<Settings, 'current'>,
  fontFile: string,
): Middleware<State> => {
  const cardsNow = madeOf(settings, ({ brand }) => ({
    brand,
    cards: new Map([...listHeads(library, brand)].map(([page, { card }]) => [previewPath(page), card] as const)),
    drawn: new Map<string, Promise<Buffer>>(),
  }));
  let tools: ReturnType<typeof loadTools> | undefined;

  return async (ctx, next) => {
    const { brand, cards, drawn } = cardsNow();
    const { title, verse } = cards.get(ctx.path) ?? {};
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || !title || !verse) {
      await next();
      return;
    }
    const draw = async () => {
      const { sharp, letters } = await (tools ??= loadTools(fontFile));
      return sharp(Buffer.from(previewSvg(title, verse, brand, letters)))
        .jpeg({ quality: QUALITY })
        .toBuffer();
    };
    const picture = drawn.get(ctx.path) ?? draw();
    drawn.set(ctx.path, picture);
    ctx.state.route = '/cards/*';
    ctx.body = await picture;
    ctx.type = 'image/jpeg';
    ctx.set('Cache-Control', `public, max-age=${DAY}`);
  };
};
