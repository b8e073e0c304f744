import { expect, it } from 'vitest';
import { fingerprintOf, type BrowserTraits } from './fingerprint.ts';

const traits: BrowserTraits = {
  userAgent: 'Mozilla/5.0',
  language: 'en-US',
  screen: '1440x900',
  colourDepth: 24,
  timezoneOffset: 300,
  canvas: 'data:image/png;base64,AAAA',
};

it('is "fp_" and letters and digits, as the contract wants it', () => {
  expect(fingerprintOf(traits)).toMatch(/^fp_[A-Za-z0-9_-]{1,64}$/);
});

it('is the same for the same browser and another for another', () => {
  expect(fingerprintOf({ ...traits })).toBe(fingerprintOf(traits));
  const others = [
    { ...traits, userAgent: 'Mozilla/5.1' },
    { ...traits, language: 'en-GB' },
    { ...traits, screen: '1440x901' },
    { ...traits, colourDepth: 30 },
    { ...traits, timezoneOffset: 0 },
    { ...traits, canvas: 'data:image/png;base64,AAAB' },
  ].map(fingerprintOf);
  expect(new Set([fingerprintOf(traits), ...others]).size).toBe(7);
});
