import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The icons of the first screen: search, navigation, and every icon that content/categories.json may name. */
const names = [
  'book-open',
  'briefcase',
  'cloud-rain',
  'compass',
  'flower-2',
  'gem',
  'heart-pulse',
  'house',
  'info',
  'message-circle-heart',
  'notebook-pen',
  'repeat',
  'search',
  'signpost',
  'sprout',
  'users',
  'wallet',
];

/** For a name that is not in the list. */
const spare = 'sparkle';

type Node = [tag: string, attributes: Record<string, string>];

const glyph = async (name: string, selector = `[data-glyph='${name}']`): Promise<string> => {
  const { __iconData } = (await import(`lucide-react/icons/${name}`)) as { __iconData: { node: Node[] } };
  const shapes = __iconData.node.map(([tag, { key: _, ...attributes }]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}='${value}'`);
    return `<${tag}${written.join('')}/>`;
  });
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'>${shapes.join('')}</svg>`;
  const url = `data:image/svg+xml,${svg.replace(/[<>#]/g, encodeURIComponent)}`;
  return `${selector} {\n  mask-image: url("${url}");\n}\n`;
};

/** The text of glyphs.css. */
export const glyphCss = async (): Promise<string> =>
  [
    '/* Made by renderer/build/glyphs.ts from lucide (ISC licence). Change the list there and run it. */\n',
    await glyph(spare, '[data-glyph]'),
    ...(await Promise.all(names.map((name) => glyph(name)))),
  ].join('\n');

if (import.meta.main) writeFileSync(join(import.meta.dirname, '../ui/text/glyphs.css'), await glyphCss());
