/** What a church chooses; every other colour follows from these (renderer/ui/tokens.css). */
interface Palette {
  paper: string;
  ink: string;
  accent: string;
}

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];
export type Colours = Record<Theme, Palette>;

/** What a text must have against what is behind it (WCAG 2.2, 1.4.3). */
export const MIN_CONTRAST = 4.5;

/** Red, green and blue from 0 to 255, not rounded: browsers round only what they paint. */
type Rgb = readonly [number, number, number];

/** `color-mix(in srgb, first share%, second)`; each is a token, `white`, `black` or a colour. */
type Mix = readonly [first: string, share: number, second: string];

const common = {
  'ink-soft': ['ink', 74, 'paper'],
  'line-strong': ['ink', 52, 'paper'],
  'danger-tint': ['danger', 12, 'paper'],
} as const satisfies Record<string, Mix>;

/** The colours that renderer/ui/tokens.css mixes; the test beside this file holds the two together. */
export const mixes = {
  light: {
    ...common,
    raised: ['paper', 35, 'white'],
    sunken: ['ink', 5, 'paper'],
    line: ['ink', 13, 'paper'],
    tint: ['lamp', 17, 'paper'],
    'accent-hover': ['accent', 88, 'black'],
    'danger-hover': ['danger', 88, 'black'],
  },
  dark: {
    ...common,
    raised: ['paper', 95, 'white'],
    sunken: ['paper', 75, 'black'],
    line: ['ink', 15, 'paper'],
    tint: ['accent', 10, 'paper'],
    'accent-hover': ['accent', 88, 'white'],
    'danger-hover': ['danger', 88, 'white'],
  },
} as const satisfies Record<Theme, Record<string, Mix>>;

/** Of the sepia theme, which no church changes but for the hue of its accent. */
export const sepia = {
  colours: {
    paper: '#eddfc3',
    ink: '#3a2918',
    accent: '#7a4603',
    'on-accent': '#fffaf1',
    danger: '#8c2416',
    lamp: '#e0a24a',
  },
  mixes: { ...mixes.light, raised: ['paper', 62, 'white'] },
} as const satisfies { colours: Record<string, string>; mixes: Record<string, Mix> };

/** The colours there that follow from nothing. */
export const fixedColours = {
  light: { 'on-accent': '#fffaf1', danger: '#9b2c1d' },
  dark: { 'on-accent': '#241604', danger: '#f2a08f' },
} as const;

const names: Record<string, string> = {
  ink: 'Ink',
  'ink-soft': 'Soft ink',
  accent: 'Accent',
  danger: 'The red of warnings',
  'on-accent': 'The text of buttons',
  paper: 'paper',
  raised: 'cards',
  sunken: 'sunken boxes',
  tint: 'tinted boxes',
  'danger-tint': 'boxes of warnings',
  'accent-hover': 'accent under the pointer',
  'danger-hover': 'the red of warnings under the pointer',
};

/** Texts and what they stand on. */
const pairs = [
  ...['ink', 'ink-soft', 'accent', 'danger'].flatMap((text) =>
    ['paper', 'raised', 'sunken', 'tint'].map((background) => [text, background] as const),
  ),
  ['danger', 'danger-tint'] as const,
  ...['accent', 'accent-hover', 'danger', 'danger-hover'].map((background) => ['on-accent', background] as const),
];

export interface ContrastProblem {
  theme: Theme;
  ratio: number;
  /** For a person: the pair in words, and the ratio. */
  message: string;
}

/** Every text that would be too pale on what is behind it. */
export const contrastProblems = (colours: Colours): ContrastProblem[] =>
  themes.flatMap((theme) => {
    const plain = { ...colours[theme], ...fixedColours[theme], lamp: colours.dark.accent };
    return paletteProblems(plain, mixes[theme]).map((problem) => ({ theme, ...problem }));
  });

/** The same of one palette, given by the names of its tokens. */
export const paletteProblems = (
  plain: Record<string, string>,
  mixed: Record<string, Mix>,
): Omit<ContrastProblem, 'theme'>[] => {
  const read = createTokens(plain, mixed);
  return pairs.flatMap(([text, background]) => {
    const ratio = contrastOf(read(text), read(background));
    // Cut off: what is a little below must not be said to have what it needs.
    const shown = (Math.floor(ratio * 10) / 10).toFixed(1);
    const message = `${names[text]} on ${(names[background] ?? background).toLowerCase()} has a contrast of ${shown}:1; it needs ${MIN_CONTRAST}:1.`;
    return ratio < MIN_CONTRAST ? [{ ratio, message }] : [];
  });
};

/** The colour of a token of a palette. */
const createTokens = (colours: Record<string, string>, mixed: Record<string, Mix>): ((token: string) => Rgb) => {
  const plain: Record<string, string> = { ...colours, white: '#ffffff', black: '#000000' };
  const read = (token: string): Rgb => {
    const mix = mixed[token];
    if (!mix) return rgbOf(plain[token] ?? token);
    const [first, second, share] = [read(mix[0]), read(mix[2]), mix[1] / 100];
    const at = (index: 0 | 1 | 2) => first[index] * share + second[index] * (1 - share);
    return [at(0), at(1), at(2)];
  };
  return read;
};

const rgbOf = (hex: string): Rgb => {
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return [part(1), part(3), part(5)];
};

/** How far apart two colours are in brightness, from 1 to 21, as WCAG 2.2 reckons it. */
export const contrastOf = (one: Rgb, other: Rgb): number => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
};

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

const linear = (value: number): number => {
  const part = value / 255;
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
