import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mourning, mourningInDanger, nearMisses } from './testing/nearMisses.ts';
import { positives } from './testing/phrases.ts';
import { findDanger } from './rules.ts';
import type { DangerKind } from './danger.ts';

const all = Object.entries(positives).flatMap(([danger, lines]) =>
  lines.map((line) => [danger as DangerKind, line] as const),
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
    const found = findDanger(line)?.kind;
    // Which of the two kinds of harm to oneself is seen matters less than that one is.
    const card = (kind: DangerKind | undefined) => (kind === 'self-harm' ? 'suicide' : kind);
    expect(card(found)).toBe(card(danger));
  });

  it.each(nearMisses)('none: %s', (line) => {
    expect(findDanger(line)).toBeNull();
  });

  it.each(mourning)('mourning: %s', (line) => {
    expect(findDanger(line)).toBeNull();
  });

  it.each(mourningInDanger)('mourning, and in danger: %s', (line) => {
    expect(findDanger(line)?.kind).toBe('suicide');
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
        expect(findDanger(dressed)).toEqual(findDanger(line));
      }),
      { numRuns: 400 },
    );
  });

  it('finds a person who pauses between the words', () => {
    // Only so far: "drug... abuse" may be two thoughts, and then the second is one of danger.
    for (const line of Object.values(positives).flat())
      expect(findDanger(line.replaceAll(' ', '... ')), line).not.toBeNull();
  });

  it('reads smart quotes and missing apostrophes alike', () => {
    for (const form of [
      "I don't want to live",
      'I don’t want to live',
      'I dont want to live',
      'I don`t want to live',
      'I do not want to live',
    ]) {
      expect(findDanger(form)).toEqual({ kind: 'suicide', subject: 'self' });
    }
  });

  it('finds them among ordinary sentences', () => {
    fc.assert(
      fc.property(
        anyPositive,
        fc.array(fc.constantFrom(...ordinary), { maxLength: 3 }),
        fc.array(fc.constantFrom(...ordinary), { maxLength: 3 }),
        (line, before, after) => {
          expect(findDanger([...before, `${line}.`, ...after].join(' '))).not.toBeNull();
        },
      ),
      { numRuns: 600 },
    );
  });

  it('finds nothing in ordinary sentences, however many', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ordinary), { maxLength: 12 }), (lines) => {
        expect(findDanger(lines.join(' '))).toBeNull();
      }),
    );
  });

  it('bears any text', () => {
    fc.assert(fc.property(fc.string({ maxLength: 600, unit: 'grapheme' }), (text) => void findDanger(text)));
  });
});
