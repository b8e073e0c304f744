/** How pages look on one device, as its person chose. */
export interface Display {
  theme: Theme;
  textSize: TextSize;
  lineSpacing: LineSpacing;
}

export const themes = ['system', 'light', 'dark', 'sepia'] as const;
export type Theme = (typeof themes)[number];

/** In per cent of what the browser itself is set to. */
export const textSizes = ['90', '100', '115', '130', '150'] as const;
export type TextSize = (typeof textSizes)[number];

export const lineSpacings = ['normal', 'relaxed', 'wide'] as const;
export type LineSpacing = (typeof lineSpacings)[number];

/** What needs no attribute in the page: tokens.css is written for it. */
export const standardDisplay: Display = { theme: 'system', textSize: '100', lineSpacing: 'normal' };
