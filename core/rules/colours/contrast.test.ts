import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import brand from '../../../content/brand.json' with { type: 'json' };
import { contrastOf, contrastProblems, fixedColours, mixes } from './contrast.ts';

const { colours } = brand;
const css = readFileSync(new URL('../../../renderer/ui/tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = css.split('@media');

const bare = (token = ''): string => /^var\(--(.+)\)$/.exec(token)?.[1] ?? token;

/** The tokens of a part of tokens.css that are mixed opaque, in the words of contrast.ts. */
const mixesIn = (part: string) => {
  const mixed: Record<string, unknown> = {};
  for (const [, name, first, share, second] of part.matchAll(/--([\w-]+): color-mix\(in srgb, (\S+) (\d+)%, (\S+)\);/g))
    if (name && second !== 'transparent') mixed[name] = [bare(first), Number(share), bare(second)];
  return mixed;
};

const fixedIn = (part: string) => {
  const fixed: Record<string, unknown> = {};
  for (const [, name, colour] of part.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)) if (name) fixed[name] = colour;
  return fixed;
};

describe('the colours of tokens.css', () => {
  it('are mixed as they are checked', () => {
    expect(mixesIn(light)).toEqual(mixes.light);
    expect({ ...mixesIn(light), ...mixesIn(dark) }).toEqual(mixes.dark);
    expect(fixedIn(light)).toEqual(fixedColours.light);
    expect(fixedIn(dark)).toEqual(fixedColours.dark);
  });

  it('that a church may choose fall back to those of content/brand.json', () => {
    for (const [theme, palette] of Object.entries(colours))
      for (const [name, value] of Object.entries(palette))
        expect(css).toContain(`--${name}: var(--brand-${theme}-${name}, ${value.toLowerCase()});`);
  });
});

/** What these mix lies behind no text: bars, pictures, what is still loading, what is marked, and the two bars of paper. */
const withoutText =
  /^(?:base|Skeleton\.module|ImageShareDialog\.module|study\.module|Header\.module|BottomNav\.module)\.css$/;

it('no text stands on a colour that is mixed outside of tokens.css, but for buttons that are off', () => {
  const folder = new URL('../../../renderer/', import.meta.url);
  const files = globSync('**/*.css', { cwd: folder }).filter((path) => !withoutText.test(path.replace(/.*[\\/]/, '')));
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((path) => {
    const rules = readFileSync(new URL(path, folder), 'utf8').matchAll(
      /([^{}]+)\{[^{}]*\s(?:background|background-color|color): color-mix\([^{}]*\}/g,
    );
    return Array.from(rules, ([, selector = '']) => selector.trim());
  });
  expect(found.filter((selector) => !selector.endsWith(':disabled'))).toEqual([]);
});

describe('contrast', () => {
  it('is what WCAG says of known pairs', () => {
    expect(contrastOf([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
    expect(contrastOf([255, 255, 255], [118, 118, 118])).toBeCloseTo(4.54, 2);
    expect(contrastOf([255, 0, 0], [255, 255, 255])).toBeCloseTo(4, 2);
  });

  it('is enough everywhere with the colours that we come with', () => {
    expect(contrastProblems(colours)).toEqual([]);
  });

  it('is refused with the pair in words and the ratio', () => {
    const pale = { ...colours, light: { ...colours.light, accent: '#C08A3A' } };
    const problems = contrastProblems(pale);
    expect(problems.map(({ message }) => message)).toContain(
      'Accent on paper has a contrast of 2.8:1; it needs 4.5:1.',
    );
    expect(problems.every(({ theme }) => theme === 'light')).toBe(true);
  });

  it('that is a little too small is not said to be enough', () => {
    // On white, #777777 has 4.48.
    const grey = { ...colours, light: { paper: '#FFFFFF', ink: '#111111', accent: '#777777' } };
    expect(contrastProblems(grey)[0]?.message).toBe('Accent on paper has a contrast of 4.4:1; it needs 4.5:1.');
  });

  it.each([
    ['soft ink, where ink alone would do', { light: { ...colours.light, ink: '#666666' } }, /^Soft ink on paper/],
    ['buttons in the dark', { dark: { ...colours.dark, accent: '#7A4A10' } }, /^The text of buttons on Accent/i],
    ['warnings on a dark paper by day', { light: { ...colours.light, paper: '#E08070' } }, /^The red of warnings/],
  ])('is asked of %s', (_what, change, message) => {
    expect(contrastProblems({ ...colours, ...change }).some((problem) => message.test(problem.message))).toBe(true);
  });

  it('of a button under the pointer is never what a palette is refused for alone', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    const palette = fc.record({ paper: colour, ink: colour, accent: colour });
    fc.assert(
      fc.property(fc.record({ light: palette, dark: palette }), (given) => {
        const refused = contrastProblems(given).map(({ theme, message }) => `${theme}: ${message}`);
        for (const theme of ['light', 'dark']) {
          const about = (background: string) =>
            refused.some((each) => each.startsWith(`${theme}: The text of buttons on ${background} has`));
          expect(about('accent under the pointer') && !about('accent')).toBe(false);
          expect(about('the red of warnings under the pointer')).toBe(false);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
