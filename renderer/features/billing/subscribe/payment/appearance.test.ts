import { expect, it } from 'vitest';
import { appearanceOf, toRgb } from './appearance.ts';

it.each([
  ['rgb(251, 246, 236)', 'rgb(251, 246, 236)'],
  ['color(srgb 0.5 0 1)', 'rgb(128, 0, 255)'],
  ['color(srgb 0.984 0.965 0.9255 / 0.5)', 'rgb(251, 246, 236)'],
  ['color(srgb 1e-7 1 0.25)', 'rgb(0, 255, 64)'],
])('%s is given to Stripe as %s', (computed, given) => {
  expect(toRgb(computed)).toBe(given);
});

it('follows the theme, and stands still for whoever asks for that', () => {
  const colours = {
    colorPrimary: 'rgb(1, 1, 1)',
    colorBackground: 'rgb(2, 2, 2)',
    colorText: 'rgb(3, 3, 3)',
    colorTextSecondary: 'rgb(4, 4, 4)',
    colorTextPlaceholder: 'rgb(5, 5, 5)',
    colorDanger: 'rgb(6, 6, 6)',
    line: 'rgb(7, 7, 7)',
  };
  const night = appearanceOf(colours, { dark: true, calm: true });
  expect(night).toMatchObject({ theme: 'night', disableAnimations: true });
  expect(night.variables).toMatchObject({ colorPrimary: 'rgb(1, 1, 1)', colorBackground: 'rgb(2, 2, 2)' });
  expect(night.variables).not.toHaveProperty('line');
  expect(night.rules?.['.Input']).toEqual({ borderColor: 'rgb(7, 7, 7)' });
  expect(appearanceOf(colours, { dark: false, calm: false })).toMatchObject({
    theme: 'stripe',
    disableAnimations: false,
  });
});
