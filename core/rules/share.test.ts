import { expect, it } from 'vitest';
import { BY_COMPUTER, prayerShareText, resultShareText } from './share.ts';

it('shares a prayer by its title and its words, and nothing else of it', () => {
  expect(prayerShareText({ title: 'For Dad', content: ' Be with him. ' })).toBe('For Dad\n\nBe with him.');
});

it('has nothing to share where no prayer was written', () => {
  expect(prayerShareText({ title: 'For Dad', content: ' \n' })).toBe('');
});

const result = { topic: 'Debt', verse: 'Jesus wept.', reference: 'John 11:35, ESV', note: 'A note.', prayer: 'Amen.' };

it('says of a shared result that a computer wrote it, when one did', () => {
  const textOf = (generated: boolean) =>
    resultShareText({ ...result, generated }, 'Lampstand', 'https://lampstand.example', '');
  expect(textOf(true).toLowerCase()).toContain(BY_COMPUTER.toLowerCase());
  expect(textOf(false).toLowerCase()).not.toContain('computer');
});
