import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pieces } from './readAloud.ts';

it('keeps sentences whole and joins short ones', () => {
  expect(pieces('One. Two! “Three?” Four…', 12)).toEqual(['One. Two!', '“Three?”', 'Four…']);
});

it('reads paragraphs as they come', () => {
  expect(pieces('First line\n\nSecond line.')).toEqual(['First line\n\nSecond line.']);
});

it('is silent on blank text', () => {
  expect(pieces(' \n ')).toEqual([]);
});

it('loses no word', () => {
  const words = (text: string) => text.match(/[a-z]+/g) ?? [];
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab .!?\n”'), maxLength: 300 }), (text) => {
      expect(words(pieces(text, 20).join(' '))).toEqual(words(text));
    }),
  );
});
