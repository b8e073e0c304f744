import { openSync, type Font, type Glyph } from 'fontkit';
import type { GlyphOutlines } from './previewImage.ts';

/** Reads a font file of the renderer, so that the words of a card look as they do on the page. */
export const readGlyphOutlines = (file: string): GlyphOutlines => {
  const font = openSync(file) as Font;
  const outlines = new Map<number, string>();
  const outlineOf = (glyph: Glyph): string => {
    const outline = outlines.get(glyph.id) ?? glyph.path.toSVG();
    outlines.set(glyph.id, outline);
    return outline;
  };
  return {
    width: (text, size) => (font.layout(text).advanceWidth * size) / font.unitsPerEm,
    covers: (text) => font.layout(text).glyphs.every(({ id }) => id !== 0),
    draw: (text, x, y, size) => {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(text);
      let at = x;
      return glyphs
        .map((glyph, index) => {
          const place = `translate(${at.toFixed(2)},${y.toFixed(2)}) scale(${scale},${-scale})`;
          at += (positions[index]?.xAdvance ?? 0) * scale;
          return `<path transform="${place}" d="${outlineOf(glyph)}"/>`;
        })
        .join('');
    },
  };
};
