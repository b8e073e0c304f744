import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findConcerns, type TextConcern } from './concerns.ts';
import { concerning, harmless } from './testing/texts.ts';

const all = Object.entries(concerning).flatMap(([concern, lines]) =>
  lines.map((line) => [concern as TextConcern, line] as const),
);

describe('what others should not read unasked', () => {
  it.each(all)('%s: %s', (concern, line) => {
    expect(findConcerns(line)).toContain(concern);
  });

  it.each(harmless)('nothing: %s', (line) => {
    expect(findConcerns(line)).toEqual([]);
  });

  it('finds all that is in one text, each once, and no link in a mail address', () => {
    expect(findConcerns('you coon, you kike: call 212-555-0147, 10 Downing Street, www.example.org')).toEqual([
      'slur',
      'phone',
      'address',
      'link',
    ]);
    expect(findConcerns('anna@example.org')).toEqual(['address']);
  });

  it('finds it in the midst of a long harmless text', () => {
    const around = fc.shuffledSubarray(harmless, { maxLength: 20 }).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(around, fc.constantFrom(...all), around, (before, [concern, line], after) =>
        findConcerns(`${before}\n${line}\n${after}`).includes(concern),
      ),
    );
  });

  it('takes any text, and finds only what it knows', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (text) => {
        const found = findConcerns(text);
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });

  it('says the same of the same text, whatever was read before', () => {
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.constantFrom(...harmless), ([concern, line], other) => {
        expect(findConcerns(line)).toContain(concern);
        expect(findConcerns(other)).toEqual([]);
        expect(findConcerns(line)).toContain(concern);
      }),
    );
  });

  // A rule whose steps grow with the square of a text would take minutes here, and the test's limit is seconds.
  it.each([
    'a.',
    '1 ',
    'a@',
    '1',
    '(1',
    'A a ',
    '12 Aa ',
    '12 Main Main ',
    'a',
    'n*',
    'a-',
    'call ',
    ' ',
    'calle a ',
    '0 ',
    '+1',
    '*',
    'n i ',
    'a at b dot ',
    'Aa Dyk',
    '\u200b',
    '́',
    'hymn 1, ',
    '$1 ',
    '1:1-',
    'www',
    'a.b.',
    '!',
    'a(at)',
    '😀',
    'ﷺ',
  ])('reads fifty thousand times %j', (piece) => {
    expect(findConcerns(piece.repeat(50_000)).length).toBeLessThanOrEqual(4);
  });
});
