import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mourning, mourningInDanger, nearMisses } from './crisis.near-misses.ts';
import { positives } from './crisis.phrases.ts';
import { findCrisis } from './crisis.ts';
import type { Danger } from './types.ts';

const all = Object.entries(positives).flatMap(([danger, lines]) =>
  lines.map((line) => [danger as Danger, line] as const),
);
const anyPositive = fc.constantFrom(...all.map(([, line]) => line));
const anyLine = fc.constantFrom(...all.map(([, line]) => line), ...nearMisses);

const ordinary = [
  'I had lunch with my aunt today.',
  'The weather has been nice.',
  'We moved last spring.',
  'I like my new job.',
  'My sister is coming over on Sunday.',
  'Please pray for our church.',
  'The kids are at school.',
  'I made soup.',
  'It has been a long week.',
  'Thank you for listening.',
];

describe('words of danger', () => {
  it('tries at least 140 of them and 60 near misses', () => {
    expect(all.length).toBeGreaterThanOrEqual(140);
    expect(nearMisses.length).toBeGreaterThanOrEqual(60);
  });

  it.each(all)('%s: %s', (danger, line) => {
    const found = findCrisis(line);
    // Which of the two cards for oneself is shown matters less than that one is.
    const kind = (value: Danger | null): string | null => (value === 'self-harm' ? 'suicide' : value);
    expect(kind(found)).toBe(kind(danger));
  });

  it.each(nearMisses)('none: %s', (line) => {
    expect(findCrisis(line)).toBeNull();
  });

  it.each(mourning)('mourning: %s', (line) => {
    expect(findCrisis(line)).toBeNull();
  });

  it.each(mourningInDanger)('mourning, and in danger: %s', (line) => {
    expect(findCrisis(line)).toBe('suicide');
  });

  it('does not care for case, padding or punctuation', () => {
    const dress = fc.record({
      upper: fc.boolean(),
      before: fc.stringMatching(/^[ \t\n.,;"(-]{0,6}$/),
      after: fc.stringMatching(/^[ \t\n.,;!?")…-]{0,6}$/),
      between: fc.constantFrom(' ', '  ', ', ', ' - ', '\n'),
    });
    fc.assert(
      fc.property(anyLine, dress, (line, { upper, before, after, between }) => {
        const dressed = before + (upper ? line.toUpperCase() : line).replaceAll(' ', between) + after;
        expect(findCrisis(dressed)).toBe(findCrisis(line));
      }),
      { numRuns: 400 },
    );
  });

  it('finds a person who pauses between the words', () => {
    // Only so far: "drug... abuse" may be two thoughts, and then the second is one of danger.
    for (const line of Object.values(positives).flat())
      expect(findCrisis(line.replaceAll(' ', '... ')), line).not.toBeNull();
  });

  it('reads smart quotes and missing apostrophes alike', () => {
    for (const form of [
      "I don't want to live",
      'I don’t want to live',
      'I dont want to live',
      'I don`t want to live',
      'I do not want to live',
    ]) {
      expect(findCrisis(form)).toBe('suicide');
    }
  });

  it('finds them among ordinary sentences', () => {
    fc.assert(
      fc.property(
        anyPositive,
        fc.array(fc.constantFrom(...ordinary), { maxLength: 3 }),
        fc.array(fc.constantFrom(...ordinary), { maxLength: 3 }),
        (line, before, after) => {
          expect(findCrisis([...before, `${line}.`, ...after].join(' '))).not.toBeNull();
        },
      ),
      { numRuns: 600 },
    );
  });

  it('finds nothing in ordinary sentences, however many', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ordinary), { maxLength: 12 }), (lines) => {
        expect(findCrisis(lines.join(' '))).toBeNull();
      }),
    );
  });

  it('bears any text', () => {
    fc.assert(fc.property(fc.string({ maxLength: 600, unit: 'grapheme' }), (text) => void findCrisis(text)));
  });
});
