import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMatcher } from './matcher.ts';
import type { ClassifierFile } from '../classifier/classifier.ts';
import { createQuotations, packVerses } from './quotations.ts';
import { ownWords, remembered } from './testing/quotationPhrases.ts';
import type { MatchingLibrary } from './types.ts';
import { tokenize } from '../text/tokenize.ts';

const readGenerated = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../content/generated/${file}`, import.meta.url), 'utf8'));
const library = readGenerated('matching.json') as MatchingLibrary;
const find = createQuotations(library.verses);
const matcher = createMatcher(library, {
  classifier: readGenerated('classifier.json') as ClassifierFile,
  dangerClassifier: readGenerated('danger.json') as ClassifierFile,
  foreignDangerClassifier: readGenerated('danger-languages.json') as ClassifierFile,
});

describe('the words of a verse', () => {
  it.each(remembered)('%s', (typed, reference) => {
    expect(find(tokenize(typed))).toBe(reference);
  });

  it.each(ownWords)('are not in: %s', (line) => {
    expect(find(tokenize(line))).toBeNull();
  });

  it('are answered with the passage, and why', () => {
    expect(matcher.match('walk through the valley of the shadow of death')).toEqual({
      kind: 'reference',
      reference: 'Psalm 23:4',
      because: 'These words are in Psalm 23:4.',
    });
  });

  it('come after danger and after a written reference, and never before a note’s own name', () => {
    expect(matcher.match('god is love and i want to kill myself').kind).toBe('crisis');
    expect(matcher.match('psalm 23').because).toBe('You asked for Psalm 23.');
    expect(matcher.match('armor of god').kind).toBe('challenge');
  });

  it('may be few where the phrase is short, and miss one where it is long', () => {
    const one = createQuotations(
      packVerses([
        { book: 'John', place: '1:1', phrases: [['short', 'phrase']] },
        { book: 'John', place: '1:2', phrases: [['far', 'longer', 'phrase', 'altogether']] },
      ]),
    );
    expect(one(['short', 'phrase'])).toBe('John 1:1');
    expect(one(['short', 'phrases', 'here'])).toBeNull();
    expect(one(['far', 'longer', 'altogether'])).toBe('John 1:2');
    expect(one(['far', 'longer', 'phrase', 'althogether', 'today'])).toBe('John 1:2');
    expect(one(['altogether', 'phrase', 'longer', 'far'])).toBeNull();
  });

  it('are looked for in any text', () => {
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => void find(tokenize(text))));
    expect(createQuotations({})(['anything'])).toBeNull();
    expect(find(['constructor'])).toBeNull();
  });
});
