import { expect, it } from 'vitest';
import { frameFor } from './shrinkImage.ts';

it.each([
  [4000, 3000, { width: 1600, height: 1200 }],
  [300, 6400, { width: 75, height: 1600 }],
  [800, 600, { width: 800, height: 600 }],
  [40_000, 3, { width: 1600, height: 1 }],
])('draws a picture of %i by %i as %j', (width, height, size) => {
  expect(frameFor(width, height, 'whole')).toEqual({ left: 0, top: 0, taken: { width, height }, ...size });
});

it.each([
  [4000, 3000, { left: 500, top: 0, taken: { width: 3000, height: 3000 }, width: 512, height: 512 }],
  [301, 6400, { left: 0, top: 3049, taken: { width: 301, height: 301 }, width: 301, height: 301 }],
  [1, 1, { left: 0, top: 0, taken: { width: 1, height: 1 }, width: 1, height: 1 }],
])('takes the middle of a picture of %i by %i for a square one', (width, height, frame) => {
  expect(frameFor(width, height, 'square')).toEqual(frame);
});
