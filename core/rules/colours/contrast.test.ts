import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import brand from '../../../content/brand.json' with { type: 'json' };
import { contrastOf, contrastProblems, fixedColours, mixes, paletteProblems, sepia } from './contrast.ts';
import { darkened } from './testing/oklch.ts';

const { colours } = brand;
const css = readFileSync(new URL('../../../renderer/ui/tokens.css', import.meta.url), 'utf8');
const [standard = '', chosen = ''] = css.split(/@media (?:screen|print)/);

const bare = (token = ''): string => /^var\(--(.+)\)$/.exec(token)?.[1] ?? token;

/** What a token is in a theme. */
const valueIn = (theme: 'light' | 'dark', value: string): string => {
  const both = /^light-dark\((.+)\)$/.exec(value.replaceAll(/\s+/g, ' '))?.[1]?.trim();
  if (!both) return value;
  const comma = [...both.matchAll(/,/g)].find(({ index }) => {
    const before = both.slice(0, index);
    return before.split('(').length === before.split(')').length;
  });
  return both.slice(...(theme === 'light' ? [0, comma?.index] : [(comma?.index ?? 0) + 1])).trim();
};

/** The tokens of a part of tokens.css that are mixed opaque, in the words of contrast.ts, and those that follow from nothing. */
const tokensIn = (part: string, theme: 'light' | 'dark') => {
  const mixed: Record<string, unknown> = {};
  const fixed: Record<string, string> = {};
  for (const [, name = '', written = ''] of part.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    const value = valueIn(theme, written);
    const [, first, share, second] = /^color-mix\(in srgb, (\S+) (\d+)%, (\S+)\)$/.exec(value) ?? [];
    if (second && second !== 'transparent') mixed[name] = [bare(first), Number(share), bare(second)];
    if (/^#[0-9a-f]{6}$/.test(value)) fixed[name] = value;
  }
  return { mixed, fixed };
};

describe('the colours of tokens.css', () => {
  it('are mixed as they are checked', () => {
    for (const theme of ['light', 'dark'] as const) {
      const { mixed, fixed } = tokensIn(standard, theme);
      expect(mixed).toEqual(mixes[theme]);
      const { paper, ink } = sepia.colours;
      expect(fixed).toEqual({ ...fixedColours[theme], 'sepia-paper': paper, 'sepia-ink': ink });
    }
  });

  it('of the sepia theme are mixed as they are checked', () => {
    const { mixed, fixed } = tokensIn(chosen, 'light');
    const { accent, danger, lamp } = sepia.colours;
    expect({ ...mixes.light, ...mixed }).toEqual(sepia.mixes);
    expect(fixed).toMatchObject({ accent, danger, lamp });
    expect(sepia.colours['on-accent']).toBe(fixedColours.light['on-accent']);
  });

  it('that a church may choose fall back to those of content/brand.json', () => {
    for (const [theme, palette] of Object.entries(colours))
      for (const [name, value] of Object.entries(palette))
        expect(css).toContain(`--${theme}-${name}: var(--brand-${theme}-${name}, ${value.toLowerCase()});`);
  });
});

describe('the sepia theme', () => {
  it('has enough contrast with our own accent', () => {
    expect(paletteProblems(sepia.colours, sepia.mixes)).toEqual([]);
  });

  it('has enough contrast with the accent of any church, darkened as tokens.css does it', () => {
    const [, lightness, chroma] =
      /oklch\(from var\(--light-accent\) min\(l, ([\d.]+)\) min\(c, ([\d.]+)\) h\)/.exec(css) ?? [];
    const any = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(any, (hex) => {
        const accent = darkened(hex, Number(lightness), Number(chroma));
        expect(paletteProblems({ ...sepia.colours, accent }, sepia.mixes)).toEqual([]);
      }),
      {
        numRuns: 2000,
        examples: ['#ffff00', '#00ff00', '#00ffff', '#ffffff', '#ff0000', '#ff00ff'].map((each) => [each]),
      },
    );
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
