import { describe, expect, it } from 'vitest';
import { prayer } from '../sync/testing/conformanceRows.ts';
import { hasWords, matchesFilter, categoriesAndTags, noFilter, searchWords } from './filter.ts';

const prayers = [
  {
    ...prayer('a', 'ann', 1),
    title: 'José’s exam',
    content: 'Steady hands 🙏',
    category: 'family',
    tags: ['school'],
  },
  {
    ...prayer('b', 'ann', 1),
    tags: [],
    title: 'Work',
    content: 'Peace',
    category: 'work',
    answeredAt: '2026-01-02T00:00:00.000Z',
  },
  {
    ...prayer('c', 'ann', 1),
    title: 'Mother',
    content: 'Health',
    category: 'family',
    tags: ['health', 'school'],
    updates: [{ id: 'u', text: 'The fever is down', createdAt: '2026-01-03T00:00:00.000Z' }],
  },
];
const found = ({ words, ...filter }: typeof noFilter) =>
  prayers.filter((each) => matchesFilter(each, filter) && hasWords(each, searchWords(words))).map(({ id }) => id);

describe('the filter', () => {
  it.each([
    ['everything without one', {}, ['a', 'b', 'c']],
    ['blank words', { words: '  ' }, ['a', 'b', 'c']],
    ['accents and case', { words: 'JOSE' }, ['a']],
    ['the beginning of a word', { words: 'fev' }, ['c']],
    ['no other part of it', { words: 'ever' }, []],
    ['an emoji', { words: '🙏' }, ['a']],
    ['words of updates, in any order', { words: 'down fever' }, ['c']],
    ['all words, not one of them', { words: 'fever hands' }, []],
    ['a category', { category: 'family' }, ['a', 'c']],
    ['a tag', { tag: 'health' }, ['c']],
    ['what is answered', { which: 'answered' as const }, ['b']],
    ['what is not', { which: 'open' as const, words: 'steady' }, ['a']],
  ])('finds by %s', (_, part, wanted) => {
    expect(found({ ...noFilter, ...part })).toEqual(wanted);
  });
});

it('offers what is used most first', () => {
  expect(categoriesAndTags(prayers)).toEqual({ categories: ['family', 'work'], tags: ['school', 'health'] });
});
