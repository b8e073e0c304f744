import { beforeAll, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { createMatcher } from './matcher.ts';
import { createSpeller } from './lexical/spelling.ts';
import type { ClassifierFile } from '../classifier/classifier.ts';
import type { Matcher, MatchingLibrary } from './types.ts';
import { findDanger } from '../crisis/rules.ts';
import { nearMisses } from '../crisis/testing/nearMisses.ts';
import { positives } from '../crisis/testing/phrases.ts';

/** What the matcher owes to whole classes of sentences, tried on the notes as they are. */

const generated = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../content/generated/${name}`, import.meta.url), 'utf8'));

let matcher: Matcher;
beforeAll(() => {
  matcher = createMatcher(generated('matching.json') as MatchingLibrary, {
    classifier: generated('classifier.json') as ClassifierFile,
    dangerClassifier: generated('danger.json') as ClassifierFile,
    foreignDangerClassifier: generated('danger-languages.json') as ClassifierFile,
  });
});

const answer = (query: string): string => {
  const match = matcher.match(query);
  return match.kind === 'challenge' || match.kind === 'topic' ? match.id : match.kind;
};

describe('danger of others, means and arrangements', () => {
  it.each([
    'my daughter wishes she had never been born',
    'he told me he wants to end it all',
    'my wife says we would be better off without her',
    'our son says he has no reason to live',
    'my cousin took an overdose',
    'my nephew has a rope in his closet',
    'i have the pills in my hand',
    'i bought a noose',
    'i am standing on the bridge and i want to jump',
    'i wrote letters to my children for when i am gone',
    'planning my own funeral',
    'sucidal',
    'my husbnd beets me',
    'he forsed me to have sex',
    'dad hits us',
    'grandad put his hand up my skirt',
  ])('is danger: %s', (text) => {
    expect(findDanger(text)).not.toBeNull();
  });

  it.each([
    'my boss hits us with new deadlines',
    'inflation hits us hard',
    'my mum hits me up for money',
    'i want to disappear into a novel',
    'i want to disappear for a week',
    'i want to vanish from instagram',
    'i wish my dad was alive',
    'he says i would be better off without him',
    'planning my mothers funeral',
    'my grandfather has cancer and is planning his own funeral',
    'we bought a rope ladder',
    'my daughter wants to live with her dad',
  ])('is none: %s', (text) => {
    expect(findDanger(text)).toBeNull();
  });
});

describe('words that are also names of things', () => {
  it.each([
    'rage against the machine',
    'how to train a stubborn cat',
    'pride and prejudice film',
    'abandoned castles scotland',
    'alcohol wipes bulk',
    'waiting room chairs',
    'burnout paradise cheats',
    'sleep mode on my laptop',
    'pizza recipe',
  ])('claims no note: %s', (query) => {
    expect(answer(query)).toBe('none');
  });

  it.each([
    ['i am so stubborn', 'pride'],
    ['abandoned by my mother', 'rejection'],
    ['drowning in debt', 'financial-stress'],
    ['divorce', 'divorce'],
  ])('%s is about %s', (query, id) => {
    expect(answer(query)).toBe(id);
  });
});

describe('feelings and actions before people and things', () => {
  it.each([
    ['it eats me up that my cousin got the promotion', 'jealousy'],
    ['i kissed a colleague and i am married', 'infidelity'],
    ['let go after 12 years at the firm', 'job-loss'],
    ['my old dog was put to sleep', 'grief-and-loss'],
    ['my wife want leave me', 'marriage-struggles'],
    ['hubby troubles', 'marriage-struggles'],
    ['dawdling', 'procrastination'],
  ])('%s is about %s', (query, id) => {
    expect(answer(query)).toBe(id);
  });
});

describe('troubles told without a word for oneself', () => {
  it.each([
    ['drinking too much wine every evening', 'alcohol'],
    ['waiting for biopsy results', 'waiting'],
    ['so much to do', 'overwhelm'],
  ])('%s is about %s', (query, id) => {
    expect(answer(query)).toBe(id);
  });
});

describe('what a feeling is about, and what is done to whom', () => {
  it.each([
    ["jealous of my sister's new house", 'jealousy'],
    ["can't put my phone down", 'screen-time'],
    ["i can't say no to people", 'people-pleasing'],
    ['i want to get back at him', 'forgiveness'],
    ['i got the job!', 'gratitude'],
    ["i haven't prayed in months", 'spiritual-dryness'],
    ['pregnant and not married', 'unplanned-pregnancy'],
  ])('%s is about %s', (query, id) => {
    expect(answer(query)).toBe(id);
  });

  it.each(['blorf wiggle snarp', 'visit zqx example now', 'qwertz uiop'])(
    '%s: what is like nothing has no answer',
    (query) => {
      expect(answer(query)).toBe('none');
    },
  );

  it.each(['manger', 'flying', 'horse'])('%s: a word that is right as it stands is no slip', (query) => {
    expect(answer(query)).toBe('none');
  });
});

describe('spelling beside other words', () => {
  const speller = createSpeller(
    new Map([
      ['dumped', 3],
      ['miscarriage', 3],
      ['job', 3],
      ['tablet', 3],
      ['skin', 3],
    ]),
    () => false,
  );

  it.each([
    ['misscarage', 'miscarriage'],
    ['jbo', 'job'],
    ['dumpde', 'dumped'],
  ])('reads %s as %s', (typed, right) => {
    expect(speller.candidates(typed, 1, true)).toEqual([right]);
  });

  it.each(['jumped', 'table', 'skint'])('leaves %s', (typed) => {
    expect(speller.candidates(typed, 1, true)).toEqual([]);
  });
});

describe('words that may mean more than one thing', () => {
  it.each(['i wish it were different', 'i said something stupid', 'life is strange'])(
    'are asked about: %s',
    (query) => {
      const match = matcher.match(query);
      expect(match.kind).toBe('challenge');
      if (match.kind !== 'challenge') return;
      expect(match.choices).toHaveLength(3);
      expect(match.choices?.[0]?.id).toBe(match.id);
      expect(new Set(match.choices?.map(({ id }) => id)).size).toBe(3);
    },
  );

  it.each(['i am so worried about money', 'my husband cheated on me', 'anxiety', 'my mom died last week'])(
    'are not those that mean one: %s',
    (query) => {
      expect(matcher.match(query)).not.toHaveProperty('choices');
    },
  );
});

describe('words that may speak of danger', () => {
  it.each(['i have nothing left to give and no one would care', 'he only does it when he drinks'])(
    'are answered with a note and the way to the lines: %s',
    (query) => {
      expect(matcher.match(query)).toMatchObject({ kind: 'challenge', helpline: true });
    },
  );

  it('are told in voices that no rule foresaw', () => {
    const query = 'i scratch my arms until they bleed';
    expect(findDanger(query)).toBeNull();
    expect(matcher.match(query)).toMatchObject({ kind: 'crisis', danger: { kind: 'self-harm', subject: 'self' } });
  });

  it('are not what only sounds like it', () => {
    const cards = nearMisses.filter((query) => matcher.match(query).kind === 'crisis');
    expect(cards.length / nearMisses.length).toBeLessThan(0.05);
  });

  it('never take a card away: whatever a rule finds is a card', () => {
    for (const query of Object.values(positives).flat()) expect(matcher.match(query).kind, query).toBe('crisis');
  });
});
