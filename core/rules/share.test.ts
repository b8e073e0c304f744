import { expect, it } from 'vitest';
import { prayerShareText } from './share.ts';

it('shares a prayer by its title and its words, and nothing else of it', () => {
  expect(prayerShareText({ title: 'For Dad', content: ' Be with him. ' })).toBe('For Dad\n\nBe with him.');
});

it('has nothing to share where no prayer was written', () => {
  expect(prayerShareText({ title: 'For Dad', content: ' \n' })).toBe('');
});
