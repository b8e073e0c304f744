import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edits } from '../text/edits.ts';
import { lexicon } from './lexicon/index.ts';
import { createMatcher } from './matcher.ts';
import type { ClassifierFile } from '../classifier/classifier.ts';
import { createSpeller } from './lexical/spelling.ts';
import { synonymTable } from './lexical/synonyms.ts';
import type { Match, MatchingLibrary } from './types.ts';
import { keyWords, stem } from './lexical/stemming.ts';
import { asTyped, tokenize } from '../text/tokenize.ts';

const challenge = (
  id: string,
  title: string,
  tags: string[],
  phrasings: string[],
): MatchingLibrary['challenges'][number] => ({
  id,
  title,
  tags,
  phrasings,
});

/** Small on purpose: what is tested is the order and the rules, not the notes, which change. */
const library: MatchingLibrary = {
  lexicon,
  verses: { Psalm: '23:2 green pastur' },
  challenges: [
    challenge('anger', 'Anger', ['angry', 'rage'], ['i snapped at my kids again']),
    challenge('anxiety', 'Anxiety', ['anxious', 'panic attack'], ['my mind will not slow down']),
    challenge('loneliness', 'Loneliness', ['lonely'], ['nobody ever calls me']),
    challenge('depression', 'Depression', ['depressed'], ['i cannot get out of bed']),
    challenge('financial-stress', 'Financial Stress', ['debt', 'bills'], ['i cannot pay the rent']),
    challenge('provision', 'Provision', ['food bank'], ['there is nothing in the fridge']),
    challenge('stewardship', 'Stewardship', ['budget'], ['how should i spend what i earn']),
    challenge('generosity', 'Generosity', ['giving to church'], ['i find it hard to give']),
    challenge('health-problems', 'Health Problems', ['cancer'], ['the doctor found something']),
    challenge('grief-and-loss', 'Grief and Loss', ['mourning'], ['my mother died in spring']),
    challenge('lying', 'Lying', ['liar'], ['i keep telling small lies']),
    challenge('insomnia', 'Insomnia', ['sleepless'], ['i lie awake until three']),
    challenge('divorce', 'Divorce', ['divorced'], ['he wants to end our marriage']),
    challenge('marriage-struggles', 'Marriage Struggles', ['unhappy marriage'], ['we live like strangers']),
    challenge('failure', 'Failure', ['failed'], ['everything i try goes wrong']),
    {
      ...challenge('suicidal-thoughts', 'Suicidal Thoughts', ['suicide'], ['i do not want to go on']),
      danger: 'suicide',
    },
    { ...challenge('abuse', 'Abuse', ['hits me'], ['he hurts me']), danger: 'abuse' },
  ],
  topics: [
    { id: 'grief', title: 'Grief', challenge: 'grief-and-loss', synonyms: ['bereavement'] },
    { id: 'finances', title: 'Finances', challenge: 'financial-stress', synonyms: ['paycheck to paycheck'] },
  ],
  questions: { tattoos: 'tattoo' },
  asking: 'sin bible',
  pages: { 'sign-out': 'log out' },
  sayings: { greeting: 'hello' },
};
const generated = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../content/generated/${name}.json`, import.meta.url), 'utf8')) as ClassifierFile;
const matcher = createMatcher(library, {
  classifier: generated('classifier'),
  dangerClassifier: generated('danger'),
  foreignDangerClassifier: generated('danger-languages'),
});
const idOf = (match: Match): string => ('id' in match ? match.id : match.kind);

describe('match, in order', () => {
  it('puts danger before everything', () => {
    expect(matcher.match('i want to kill myself and i am in debt')).toMatchObject({
      kind: 'crisis',
      danger: { kind: 'suicide', subject: 'self' },
    });
    expect(matcher.match('my husband hits me')).toMatchObject({
      kind: 'crisis',
      danger: { kind: 'abuse', subject: 'self' },
    });
  });

  it('then a reference', () => {
    expect(matcher.match('ps 23')).toMatchObject({ kind: 'reference', reference: 'Psalm 23' });
    expect(matcher.match('Ephesians 7:12').kind).toBe('missing');
    expect(matcher.match('green pastures')).toMatchObject({ kind: 'reference', reference: 'Psalm 23:2' });
  });

  it('then the synonym table of the specification', () => {
    for (const [word, [first]] of synonymTable)
      expect(idOf(matcher.match(`  ${word.toUpperCase()} `)), word).toBe(first);
    expect(matcher.suggest('healing').map(({ id }) => id)).toEqual(
      expect.arrayContaining(['health-problems', 'grief-and-loss']),
    );
  });

  it('then titles, ids and tags, in any case and form', () => {
    for (const query of ['Grief and Loss', 'grief-and-loss', 'GRIEF AND LOSS', 'mourning'])
      expect(idOf(matcher.match(query))).toBe('grief-and-loss');
    expect(idOf(matcher.match('panic attacks'))).toBe('anxiety');
  });

  it('then older topics by title or synonym', () => {
    expect(matcher.match('grief')).toMatchObject({ kind: 'topic', id: 'grief' });
    expect(matcher.match('bereavement')).toMatchObject({ kind: 'topic', id: 'grief' });
  });

  it('then slips of the finger', () => {
    for (const [query, id] of [
      ['anxeity', 'anxiety'],
      ['lonliness', 'loneliness'],
      ['deppression', 'depression'],
      ['divorse', 'divorce'],
    ] as const) {
      expect(idOf(matcher.match(query)), query).toBe(id);
    }
  });

  it('then whole sentences', () => {
    expect(idOf(matcher.match("i can't pay my bills this month"))).toBe('financial-stress');
    expect(idOf(matcher.match('the papers are signed and my marriage is over'))).toBe('divorce');
    expect(idOf(matcher.match('my grandmother died last week'))).toBe('grief-and-loss');
  });
});

describe('whole words', () => {
  it.each([
    'my manager',
    'flying',
    'manger scene',
    'classic cars',
    'pizza recipe',
    'asdfgh',
    'weather tomorrow',
    '?!',
    '',
    'the',
  ])('claims nothing for %s', (query) => {
    const match = matcher.match(query);
    expect(['none', 'challenge']).toContain(match.kind);
    expect(idOf(match)).not.toMatch(/^(anger|lying|provision)$/);
  });

  it('lets the longer reading win', () => {
    expect(idOf(matcher.match('congestive heart failure'))).toBe('health-problems');
    expect(idOf(matcher.match('lying awake all night'))).toBe('insomnia');
  });

  it('hears a denial', () => {
    expect(idOf(matcher.match("i'm not angry just so lonely"))).toBe('loneliness');
  });

  it('reaches the two gravest notes by danger or name alone', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('hurts', 'go', 'not', 'i', 'want', 'sad', 'on', 'he', 'food', 'tired'), {
          maxLength: 8,
        }),
        (words) => {
          const match = matcher.match(words.join(' '));
          if (match.kind === 'challenge') expect(['suicidal-thoughts', 'abuse']).not.toContain(match.id);
        },
      ),
    );
  });
});

describe('any text', () => {
  it('is answered, with a reason, and the same twice', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 500, unit: 'grapheme' }), (text) => {
        const match = matcher.match(text);
        expect(match.because.length).toBeGreaterThan(0);
        expect(matcher.match(text)).toEqual(match);
        expect(matcher.suggest(text).length).toBeLessThanOrEqual(3);
      }),
      { numRuns: 300 },
    );
  });

  it('gives the same answer in any case and padding', () => {
    const query = fc.constantFrom(
      'i am in debt',
      'lonely',
      'panic attack',
      'my mother died',
      'john 3 16',
      'weather tomorrow',
      'anxeity',
    );
    fc.assert(
      fc.property(query, fc.stringMatching(/^[ \t\n]{0,4}$/), fc.boolean(), (text, space, upper) => {
        expect(idOf(matcher.match(space + (upper ? text.toUpperCase() : text) + space))).toBe(
          idOf(matcher.match(text)),
        );
      }),
    );
  });

  it('says why in the words of the person', () => {
    expect(matcher.match('drowning in debt').because).toContain('debt');
    expect(matcher.match('debt').because).toBe('You wrote about debt.');
    expect(matcher.match('Honestly, I CAN’T  sleep at night').because).toBe('You wrote “CAN’T  sleep”.');
  });

  it('quotes words as they stand in the text, or not at all', () => {
    expect(asTyped('My boss — he ‘hates’ me', 1, 3)).toBe('boss — he ‘hates');
    expect(asTyped('Ich bin müde, schön?', 2, 3)).toBe('müde, schön');
    expect(asTyped('half ½ of it', 1, 1)).toBe('');
    expect(asTyped('À ㍘ᴰ', 0, 1)).toBe('');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.nat(9), fc.nat(9), (text, first, more) => {
        const typed = asTyped(text, first, first + more);
        expect(text).toContain(typed);
        if (typed !== '') expect(tokenize(typed)).toEqual(tokenize(text).slice(first, first + more + 1));
      }),
    );
  });
});

describe('suggest', () => {
  it('gives titles, at most as many as asked, each once', () => {
    const found = matcher.suggest('lonly', 2);
    expect(found[0]).toEqual({ id: 'loneliness', title: 'Loneliness' });
    expect(found.length).toBeLessThanOrEqual(2);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  });
});

describe('words and spelling', () => {
  it('stems alike what is one word', () => {
    for (const [a, b] of [
      ['bills', 'bill'],
      ['worries', 'worried'],
      ['drinking', 'drinks'],
      ['hitting', 'hit'],
      ['forgave', 'forgiving'],
      ['churches', 'church'],
      ['hated', 'hating'],
      ['lied', 'lying'],
    ] as const) {
      expect(stem(a), `${a} ${b}`).toBe(stem(b));
    }
    expect(stem('cars')).not.toBe(stem('caring'));
  });

  it('folds quotes, accents and drawn-out letters', () => {
    expect(tokenize('I’m sooooo “tired” of café')).toEqual(['im', 'soo', 'tired', 'of', 'cafe']);
    expect(keyWords('my minds will not slow down')).toBe('down mind slow');
  });

  it('counts edits with swaps as one', () => {
    expect(edits('anxeity', 'anxiety', 2)).toBe(1);
    expect(edits('kitten', 'sitting', 2)).toBe(3);
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-c]{0,6}$/),
        fc.stringMatching(/^[a-c]{0,6}$/),
        (a, b) => void expect(edits(a, b, 9)).toBe(edits(b, a, 9)),
      ),
    );
  });

  it('leaves known and ordinary words as they are', () => {
    const speller = createSpeller(new Map([['lying', 5]]), (word) => word === 'flying');
    expect(speller.candidates('flying')).toEqual([]);
    expect(speller.candidates('lyingg')).toEqual(['lying']);
  });
});
