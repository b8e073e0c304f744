import type { Brand } from '../../core/contract/content.ts';
import type { Verse } from '../../core/contract/search.ts';
import { wrap } from '../../core/text/wrap.ts';
import { escapeHtml } from '../http/escapeHtml.ts';
import { quoted } from './heads.ts';

/** What chats ask for: 1.91 to 1. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

/** Where the picture of a page is. */
export const previewPath = (page: string): string => `/cards${page}.jpg`;

/** A line of words as outlines: an SVG's own text would be set in whatever fonts the server has. */
export interface GlyphOutlines {
  width(text: string, size: number): number;
  /** Whether the font has every letter of it: what it has not would be boxes. */
  covers(text: string): boolean;
  /** SVG elements that draw the text from `x` on the baseline `y`. */
  draw(text: string, x: number, y: number, size: number): string;
}

const MARGIN = 84;
const TOP = 84;
const FOOT = 508;
const SIZES = [66, 60, 54, 48, 44, 40, 36, 33, 30];
const LEADING = 1.36;
const NAME_SIZE = 36;

/** The logo (renderer/shell/Logo.tsx), which is 32 units high. */
const lamp = (ink: string): string =>
  `<path fill="#e39a2b" d="M16 2c3.5 3.7 5.2 6.4 5.2 9a5.2 5.2 0 0 1-10.4 0c0-2.6 1.7-5.3 5.2-9z"/>` +
  `<path fill="${ink}" d="M6.5 18h19c-.5 3.7-3.7 6.2-7.7 6.6v2.8h3.9a1.3 1.3 0 0 1 0 2.6H10.3a1.3 1.3 0 0 1 0-2.6h3.9v-2.8c-4-.4-7.2-2.9-7.7-6.6z"/>`;

/** Where a church's own logo is laid on the picture, and how large it may be there. */
export const LOGO_PLACE = { left: MARGIN, top: FOOT + 40, width: 200, height: 46 };

/**
 * The picture beside a shared link, as SVG: the topic, the passage as large as it fits, its reference, and who we are. For a logo,
 * which is laid on it afterwards, room is left.
 */
export const previewSvg = (
  topic: string,
  { text, ref, translation }: Verse,
  brand: Brand,
  letters: GlyphOutlines,
  logoWidth: number | null = null,
): string => {
  const { paper, ink, accent } = brand.colours.light;
  // As on the pages: by day the accent is too dark for it (renderer/ui/tokens.css).
  const glow = escapeHtml(brand.colours.dark.accent);
  const { width, height } = PREVIEW_SIZE;
  const room = FOOT - TOP - 120;
  const fits = SIZES.map((size) => ({
    size,
    lines: wrap(quoted(text), width - 2 * MARGIN, (part) => letters.width(part, size)),
  }));
  const { size, lines } = fits.find((each) => each.lines.length * each.size * LEADING <= room) ?? {
    size: 28,
    lines: [],
  };
  const leading = size * LEADING;
  const first = TOP + 52 + size;
  const end = first + (lines.length - 1) * leading;
  const notice = translation === 'ESV' ? brand.scripture.esvShort : '';
  const nameAt = MARGIN + (logoWidth ?? 42) + 14;
  const nameRoom = width - MARGIN - letters.width(notice, 20) - 24 - nameAt;
  const name = letters.covers(brand.name) ? brand.name : '';
  const nameWidth = letters.width(name, NAME_SIZE);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<radialGradient id="glow" cx="50%" cy="-15%" r="85%"><stop stop-color="${glow}" stop-opacity=".36"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>`,
    `<rect width="${width}" height="${height}" fill="${escapeHtml(paper)}"/><rect width="${width}" height="${height}" fill="url(#glow)"/>`,
    `<g fill="${escapeHtml(accent)}">${letters.draw(topic, MARGIN, TOP + 12, 34)}</g>`,
    `<g fill="${escapeHtml(ink)}">`,
    ...lines.map((line, index) => letters.draw(line, MARGIN, first + index * leading, size)),
    letters.draw(`${ref}, ${translation}`, MARGIN, end + 58, 30),
    `<rect x="${MARGIN}" y="${FOOT + 12}" width="${width - 2 * MARGIN}" height="2" opacity=".14"/>`,
    letters.draw(name, nameAt, FOOT + 76, Math.min(NAME_SIZE, (NAME_SIZE * nameRoom) / nameWidth)),
    `<g opacity=".74">${letters.draw(notice, width - MARGIN - letters.width(notice, 20), FOOT + 74, 20)}</g>`,
    '</g>',
    logoWidth === null
      ? `<g transform="translate(${MARGIN},${FOOT + 42}) scale(1.3)">${lamp(escapeHtml(ink))}</g>`
      : '',
    '</svg>',
  ].join('');
};
