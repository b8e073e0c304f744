import { expect, it } from 'vitest';
import { readChoices, roundOf } from './choices.ts';

const none = { which: 'few', category: 'family', minutes: 0, breathing: false, aloud: false };

it.each([
  ['nothing', null, none],
  ['rubbish', { which: 'x', category: 7, minutes: 3, breathing: 'yes', aloud: 1 }, none],
  ['a text', 'few', none],
  ['a category that has gone', { ...none, which: 'category', category: 'work' }, none],
  ['a category', { ...none, which: 'category' }, { ...none, which: 'category' }],
  ['all of it', { ...none, which: 'all', minutes: 20, breathing: true, aloud: true }, { ...none, which: 'all', minutes: 20, breathing: true, aloud: true }],
])('reads %s', (_, stored, expected) => expect(readChoices(stored, ['family'])).toEqual(expected)); // oxfmt-ignore

it('asks for a few, for all, or for one category', () => {
  const choices = readChoices(null, ['family']);
  expect(roundOf(choices)).toEqual({ count: 5 });
  expect(roundOf({ ...choices, which: 'all' })).toEqual({ count: 1000 });
  expect(roundOf({ ...choices, which: 'category' })).toEqual({ count: 1000, category: 'family' });
});
