import type { Appearance } from '@stripe/stripe-js';

/** The colours of ours that Stripe's form is drawn in, by the name that it has for each. */
export const colourTokens = {
  colorPrimary: '--accent',
  colorBackground: '--raised',
  colorText: '--ink',
  colorTextSecondary: '--ink-soft',
  colorTextPlaceholder: '--ink-soft',
  colorDanger: '--danger',
  line: '--line-strong',
} as const;

export type Colours = Record<keyof typeof colourTokens, string>;

/** A colour as a browser computes it, in the way that Stripe reads: a mixed one is computed as "color(srgb 0.1 0.2 0.3)". */
export const toRgb = (computed: string): string => {
  const parts = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ [\d.e%-]+)?\)$/.exec(computed)?.slice(1);
  return parts ? `rgb(${parts.map((part) => Math.round(Number(part) * 255)).join(', ')})` : computed;
};

/** How Stripe's form looks: as ours do. Its frames can't have our fonts. */
export const appearanceOf = (
  { line, ...colours }: Colours,
  { dark, calm }: { dark: boolean; calm: boolean },
): Appearance => ({
  theme: dark ? 'night' : 'stripe',
  disableAnimations: calm,
  variables: {
    ...colours,
    fontFamily: 'system-ui, sans-serif',
    fontSizeBase: '17px',
    borderRadius: '12px',
    spacingUnit: '4px',
  },
  rules: { '.Input': { borderColor: line }, '.Tab': { borderColor: line } },
});
