import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { glyphCss } from './glyphs.ts';

const css = readFileSync(new URL('../ui/text/glyphs.css', import.meta.url), 'utf8');
const categories = JSON.parse(readFileSync(new URL('../../content/categories.json', import.meta.url), 'utf8')) as {
  icon: string;
}[];

it('matches what the generator makes', async () => {
  expect(css).toBe(await glyphCss());
});

it('has the icon of every category', () => {
  for (const { icon } of categories) expect(css).toContain(`[data-glyph='${icon}']`);
});
