import { wrap } from '../../../../core/text/wrap.ts';

/** What stands on a shared picture. */
export interface ShareImage {
  topic: string;
  verse: string;
  reference: string;
  /** Further parts of the card, each with its small heading. */
  parts: { heading: string; text: string }[];
  brand: string;
  /** The line of copyright of the translation; empty where there is none. */
  notice: string;
}

type Style = 'topic' | 'heading' | 'verse' | 'reference' | 'text' | 'brand' | 'notice';

interface Line {
  text: string;
  style: Style;
  size: number;
  x: number;
  /** Of the baseline. */
  y: number;
}

export interface Layout {
  width: number;
  height: number;
  lines: Line[];
  /** Top of the rule above the foot. */
  rule: number;
}

export type Measure = (text: string, style: Style, size: number) => number;

/** In pixels of the layout; the picture is drawn at twice these (docs/specification.md 1 §2). */
export const WIDTH = 540;
const MIN_HEIGHT = 675;
const MARGIN = 44;
const FOOT = 84;

const verseSize = (length: number): number => (length < 140 ? 32 : length < 280 ? 27 : length < 500 ? 23 : 20);

/** Sets the picture: everything on it flows downwards, and it grows with a long passage. */
export const layOut = (picture: ShareImage, measure: Measure): Layout => {
  const lines: Line[] = [];
  const width = WIDTH - 2 * MARGIN;
  let y = MARGIN;
  const put = (text: string, style: Style, size: number, leading: number) => {
    for (const paragraph of text.split(/\n+/)) {
      for (const each of wrap(paragraph, width, (part) => measure(part, style, size))) {
        y += leading;
        lines.push({ text: each, style, size, x: MARGIN, y: y - leading * 0.28 });
      }
    }
  };
  const gap = (height: number) => {
    y += height;
  };

  put(picture.topic, 'topic', 21, 28);
  gap(18);
  const size = verseSize(picture.verse.length);
  put(picture.verse, 'verse', size, size * 1.38);
  gap(12);
  put(picture.reference, 'reference', 16, 24);
  for (const { heading, text } of picture.parts) {
    gap(26);
    put(heading, 'heading', 14, 22);
    gap(4);
    for (const paragraph of text.split(/\n+/)) {
      put(paragraph, 'text', 16, 25);
      gap(8);
    }
  }
  const notice = picture.notice ? wrap(picture.notice, width, (part) => measure(part, 'notice', 11)) : [];
  const foot = FOOT + notice.length * 15;
  const height = Math.max(MIN_HEIGHT, Math.ceil(y + 30 + foot));
  const rule = height - foot;
  lines.push({ text: picture.brand, style: 'brand', size: 20, x: MARGIN + 30, y: rule + 42 });
  notice.forEach((text, index) =>
    lines.push({ text, style: 'notice', size: 11, x: MARGIN, y: rule + 70 + index * 15 }),
  );
  return { width: WIDTH, height, lines, rule };
};
