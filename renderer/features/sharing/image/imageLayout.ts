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
  /** Where the words begin, and the rule above the foot. */
  top: number;
  rule: number;
}

export type Measure = (text: string, style: Style, size: number) => number;

/** A card is as high as its words; the others are what networks show whole. */
export const SHAPES = [
  { id: 'card', name: 'Card' },
  { id: 'square', name: 'Square', ratio: 1 },
  { id: 'story', name: 'Story', ratio: 16 / 9 },
] as const;

export type Shape = (typeof SHAPES)[number]['id'];

/** In pixels of the layout; the picture is drawn at twice these (docs/specification.md 1 §2). */
export const WIDTH = 540;
const MIN_HEIGHT = 675;
export const MARGIN = 44;
const FOOT = 84;

/** How much wider the field of a given shape may get for a long text, which is drawn that much smaller. */
const WIDEST = 2;
const STEP = 1.06;

const verseSize = (length: number): number => (length < 140 ? 32 : length < 280 ? 27 : length < 500 ? 23 : 20);

/** Sets the picture. A shape of given proportions gets a wider field until all of it has room; the longest grow all the same. */
export const layOut = (picture: ShareImage, measure: Measure, shape: Shape = 'card'): Layout => {
  const found = SHAPES.find(({ id }) => id === shape);
  if (!found || !('ratio' in found)) return flow(picture, measure, WIDTH, MIN_HEIGHT);
  for (let width = WIDTH; ; width *= STEP) {
    const layout = flow(picture, measure, width, width * found.ratio);
    if (layout.height <= width * found.ratio || width * STEP > WIDTH * WIDEST) return inTheMiddle(layout);
  }
};

/** Everything flows downwards from the top, in a field that is at least so high. */
const flow = (picture: ShareImage, measure: Measure, fieldWidth: number, minHeight: number): Layout => {
  const lines: Line[] = [];
  const width = fieldWidth - 2 * MARGIN;
  let y = MARGIN;
  const put = (text: string, style: Style, size: number, leading: number) => {
    for (const paragraph of text.split(/\n+/)) {
      for (const each of wrap(paragraph, width, (part) => measure(part, style, size))) {
        y += leading;
        lines.push({ text: each, style, size, x: MARGIN, y: y - leading * 0.28 });
      }
    }
  };

  put(picture.topic, 'topic', 21, 28);
  y += 18;
  const size = verseSize(picture.verse.length);
  put(picture.verse, 'verse', size, size * 1.38);
  y += 12;
  put(picture.reference, 'reference', 16, 24);
  for (const { heading, text } of picture.parts) {
    y += 26;
    put(heading, 'heading', 14, 22);
    y += 4;
    for (const paragraph of text.split(/\n+/)) {
      put(paragraph, 'text', 16, 25);
      y += 8;
    }
  }
  const notice = picture.notice ? wrap(picture.notice, width, (part) => measure(part, 'notice', 11)) : [];
  const foot = FOOT + notice.length * 15;
  const height = Math.max(minHeight, Math.ceil(y + 30 + foot));
  const rule = height - foot;
  lines.push({ text: picture.brand, style: 'brand', size: 20, x: MARGIN + 30, y: rule + 42 });
  notice.forEach((text, index) =>
    lines.push({ text, style: 'notice', size: 11, x: MARGIN, y: rule + 70 + index * 15 }),
  );
  return { width: fieldWidth, height, lines, top: MARGIN, rule };
};

/** The words halfway between the upper edge and the foot. */
const inTheMiddle = (layout: Layout): Layout => {
  const last = Math.max(...layout.lines.filter(({ y }) => y < layout.rule).map(({ y }) => y));
  const down = Math.max(0, (layout.rule - last - MARGIN) / 2);
  const lines = layout.lines.map((line) => (line.y < layout.rule ? { ...line, y: line.y + down } : line));
  return { ...layout, lines, top: layout.top + down };
};
