import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAskedFor } from './askedFor.ts';
import { createMatcher } from './matcher.ts';
import { noMatchOf, unclear, type NoMatch } from './noMatch.ts';
import type { ClassifierFile } from '../classifier/classifier.ts';
import type { Matcher, MatchingLibrary } from './types.ts';

/** What no note answers is told apart. None of these lines stands in content/training. */

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

const kindOf = (query: string): string => {
  const match = matcher.match(query);
  return match.kind === 'none' ? match.about : match.kind;
};

describe('a question', () => {
  it.each([
    ['is it a sin to get a tattoo', 'tattoos'],
    ['what does scripture say about cremation', 'cremation'],
    ['can women be pastors', 'women-in-ministry'],
    ['the bible on predestination', 'predestination'],
    ['may christians donate their organs', 'organ-donation'],
    ['will my cat be in heaven', 'pets-in-heaven'],
    ['should i tithe on my gross income', 'tithing'],
    ['may a believer play the lottery', 'gambling'],
    ['is yoga demonic', 'yoga'],
    ['can a christian carve pumpkins at halloween', 'halloween'],
    ['how should we pray', 'prayer'],
  ])('%s: %s', (query, question) => {
    expect(matcher.match(query)).toMatchObject({ kind: 'none', about: 'question', question });
  });

  it.each(['who are the seven spirits in revelation', 'should catholics read the apocrypha'])(
    'without a list of passages: %s',
    (query) => {
      const match = matcher.match(query);
      expect(match).toMatchObject({ kind: 'none', about: 'question' });
      expect(match).not.toHaveProperty('question');
    },
  );

  it.each([
    'will gay people go to hell',
    'is divorce a sin if he hit me',
    'is abortion a sin',
    'do people who commit suicide go to heaven',
    'my husband drinks and i am scared',
    'i feel like a bad christian for taking antidepressants',
    'we lost our baby, is she in heaven',
    'is he in heaven',
    'do babies go to heaven',
    'are they in hell now',
    'will i go to hell for this',
    'does hell wait for me',
    'what if war comes here',
    'i still see it in my dreams',
    'i am a slave to sin',
    'should i confess to her what i did',
  ])('is not answered from the list: %s', (query) => {
    expect(matcher.match(query)).not.toHaveProperty('question');
  });

  it('leaves notes their names and the words of the specification', () => {
    for (const query of ['alcohol', 'gambling', 'dating', 'tithing', 'lying'])
      expect(matcher.match(query).kind, query).toBe('challenge');
  });
});

describe('what is said, and asks for no passage', () => {
  it.each([
    ['god is a liar', 'against-god'],
    ['so done with god', 'against-god'],
    ['where were you god', 'against-god'],
    ['God you betrayed me!', 'against-god'],
    ['god does not care', 'against-god'],
    ['I will never forgive God', 'against-god'],
    ['what kind of god allows this', 'against-god'],
    ['i am a muslim can i use this', 'other-faith'],
    ['what if im not religious', 'other-faith'],
    ['do i have to be christian to use this', 'other-faith'],
    ['as an atheist', 'other-faith'],
    ['is this only for Christians?', 'other-faith'],
    ['hi there', 'greeting'],
    ['hello are you real', 'greeting'],
    ['hey how are you doing today', 'greeting'],
    ['test test', 'greeting'],
    ['who am i talking to', 'greeting'],
    ['can i talk to a real person', 'greeting'],
    ['are you a robot or a human', 'greeting'],
    ['how does this app work', 'greeting'],
    ['is anybody there', 'greeting'],
    ['please help me', 'greeting'],
    ["what's the weather in denver", 'off-topic'],
    ['best running shoes under 100', 'off-topic'],
    ['stock price of apple', 'off-topic'],
    ['cheap flights to lisbon', 'off-topic'],
    ['who won the super bowl', 'off-topic'],
    ['translate dog into french', 'off-topic'],
    ['asdfgh', 'unclear'],
    ['purple', 'unclear'],
    ['?!', 'unclear'],
    ['', 'unclear'],
  ])('%s: %s', (query, kind) => {
    expect(kindOf(query)).toBe(kind);
  });

  it('is heard beside a trouble as the trouble', () => {
    for (const query of [
      'hi my husband left me',
      'hello i am so lonely',
      'good morning i cannot stop worrying',
      'i was let go this morning',
      'she never said goodbye',
    ])
      expect(kindOf(query), query).not.toBe('none');
  });
});

describe('pages of the app', () => {
  it.each([
    ['how do i cancel my subscription', 'payments'],
    ['i want a refund', 'payments'],
    ['delete my account', 'delete-account'],
    ['how can i change my password', 'password'],
    ['log me out please', 'sign-out'],
    ['please sign me out', 'sign-out'],
    ['contact support', 'support'],
    ['is this app free to use', 'free'],
    ['where are my prayers', 'journal'],
    ['create account', 'sign-in'],
  ])('%s: %s', (query, page) => {
    expect(matcher.match(query)).toMatchObject({ kind: 'none', about: 'off-topic', page });
  });

  it('take no sentence that only holds such words', () => {
    for (const query of ['signs from god', 'my prayers are never answered', 'i want to sign the divorce papers'])
      expect(matcher.match(query), query).not.toHaveProperty('page');
  });
});

describe('another language', () => {
  it.each([
    ['hoy estoy muy triste y no sé qué hacer', 'es'],
    ['오늘 너무 외로워요', 'ko'],
    ['я очень устал сегодня', 'ru'],
  ])('comes before likeness: %s', (query, language) => {
    expect(matcher.match(query)).toMatchObject({ kind: 'none', about: 'language', language });
  });

  it('is not a reference, and not English', () => {
    expect(matcher.match('john 3:16').kind).toBe('reference');
    expect(matcher.match('i am so lonely').kind).toBe('challenge');
  });
});

describe('noMatchOf', () => {
  const signs = { known: true, personal: false, question: null, page: null };
  const of = (kinds: Record<string, number>, more: Partial<Parameters<typeof noMatchOf>[0]> = {}): NoMatch =>
    noMatchOf({ ...signs, kinds: new Map(Object.entries(kinds)), ...more });

  it('says what is unsure to be unclear', () => {
    expect(of({})).toEqual(unclear);
    expect(of({ 'off-topic': 0.3 })).toEqual(unclear);
    expect(of({ 'off-topic': 0.9 }, { known: false })).toEqual(unclear);
  });

  it('tells nobody who speaks of themself that this is nothing for us, unless that is sure', () => {
    expect(of({ 'off-topic': 0.6 })).toEqual({ about: 'off-topic' });
    expect(of({ 'off-topic': 0.6 }, { personal: true })).toEqual(unclear);
    expect(of({ 'off-topic': 0.9 }, { personal: true })).toEqual({ about: 'off-topic' });
  });

  it('names an entry only where few words are left beside it', () => {
    expect(of({ doctrine: 0.9 }, { question: { id: 'angels', left: 2 } })).toEqual({
      about: 'question',
      question: 'angels',
    });
    expect(of({ doctrine: 0.9 }, { question: { id: 'angels', left: 3 } })).toEqual({ about: 'question' });
    expect(of({ 'off-topic': 0.9 }, { page: { id: 'free', left: 2 } })).toEqual({ about: 'off-topic' });
  });
});

describe('createAskedFor', () => {
  const asked = createAskedFor({ money: 'rich; be very rich', out: 'log out', pray: 'how to pray' }, new Set(['sin']));
  const of = (text: string) => asked(text.split(' '));

  it('reads past small words and words of asking, and counts the others', () => {
    expect(of('is it a sin to be rich')).toMatchObject({ id: 'money', left: 0, beside: 6 });
    expect(of('rich chocolate cake')).toMatchObject({ id: 'money', left: 2 });
    expect(of('nothing of it')).toBeNull();
  });

  it('takes a phrase with a small word at its edge whole', () => {
    expect(of('please log out')).toMatchObject({ id: 'out', left: 0 });
    expect(of('a log in the fire')).toBeNull();
    expect(of('tell me how to pray')).toMatchObject({ id: 'pray', left: 0 });
    expect(of('pray for me')).toBeNull();
  });

  it('takes a phrase of small words alone nearly by itself', () => {
    const said = createAskedFor({ help: 'help me' });
    expect(said('please help me'.split(' '))?.left).toBe(0);
    expect(said('help me to say no to them'.split(' '))?.left).toBeGreaterThan(0);
  });
});
