/** A glow, the one light, soft lines, lines in ink: the four paths of a drawing, each an SVG path. */
export type Drawing = readonly [glow: string, light: string, soft: string, ink: string];

export const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
/** Flames by their tips: 14 and 20 high. */
export const small = (x: number, y: number) =>
  `M${x} ${y}c3.5 3.7 5.2 6.4 5.2 9a5.2 5.2 0 0 1-10.4 0c0-2.6 1.7-5.3 5.2-9z`;
export const large = (x: number, y: number) =>
  `M${x} ${y}c4.9 5.2 7.3 9 7.3 12.6a7.3 7.3 0 0 1-14.6 0c0-3.6 2.4-7.4 7.3-12.6z`;
