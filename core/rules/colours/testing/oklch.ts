/** `#rrggbb` from 0 to 1 a channel, without gamma. */
const linearOf = (hex: string): number[] =>
  [1, 3, 5].map((from) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });

const hexOf = (linear: number[]): string => {
  const channels = linear.map((value) => {
    const clipped = Math.min(Math.max(value, 0), 1);
    const shown = clipped <= 0.003_130_8 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(shown * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
};

const multiply = (matrix: readonly (readonly number[])[], vector: readonly number[]): number[] =>
  matrix.map((row) => row.reduce((sum, factor, at) => sum + factor * (vector[at] ?? 0), 0));

// From linear sRGB to Oklab and back, as CSS Color 4 defines them (the matrices of Björn Ottosson).
const toCones = [
  [0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9],
  [0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6],
  [0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5],
];
const toLab = [
  [0.210_454_255_3, 0.793_617_785, -0.004_072_046_8],
  [1.977_998_495_1, -2.428_592_205, 0.450_593_709_9],
  [0.025_904_037_1, 0.782_771_766_2, -0.808_675_766],
];
const fromLab = [
  [1, 0.396_337_777_4, 0.215_803_757_3],
  [1, -0.105_561_345_8, -0.063_854_172_8],
  [1, -0.089_484_177_5, -1.291_485_548],
];
const fromCones = [
  [4.076_741_662_1, -3.307_711_591_3, 0.230_969_929_2],
  [-1.268_438_004_6, 2.609_757_401_1, -0.341_319_396_5],
  [-0.004_196_086_3, -0.703_418_614_7, 1.707_614_701],
];

/** What a browser makes of `oklch(from <colour> min(l, lightness) min(c, chroma) h)`, cut off at the edges of sRGB. */
export const darkened = (hex: string, lightness: number, chroma: number): string => {
  const [l = 0, a = 0, b = 0] = multiply(toLab, multiply(toCones, linearOf(hex)).map(Math.cbrt));
  const strength = Math.hypot(a, b);
  const share = strength > chroma ? chroma / strength : 1;
  const cones = multiply(fromLab, [Math.min(l, lightness), a * share, b * share]);
  return hexOf(
    multiply(
      fromCones,
      cones.map((value) => value ** 3),
    ),
  );
};
