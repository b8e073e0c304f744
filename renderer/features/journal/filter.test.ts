import { describe, expect, it } from 'vitest';
import { prayer } from '../../../core/sync/conformanceRows.ts';
import { seenIn } from '../../../core/sync/ledger.ts';
import type { JournalEntry } from '../../../core/sync/view.ts';
import { categoriesOf, filterEntries, noFilter, tagsOf } from './filter.ts';

const entry = (id: string, part: Partial<JournalEntry['prayer']>): JournalEntry => {
  const whole = { ...prayer(id, 'ann', 1), tags: [], ...part };
  return { prayer: whole, state: 'safe', reason: null, seen: seenIn(whole) };
};

const entries = [
  entry('a', { title: 'José’s exam', content: 'Steady hands', category: 'family', tags: ['school'] }),
  entry('b', { title: 'Work', content: 'Peace', category: 'work', answeredAt: '2026-01-02T00:00:00.000Z' }),
  entry('c', {
    title: 'Mother',
    content: 'Health',
    category: 'family',
    tags: ['health', 'school'],
    updates: [{ id: 'u', text: 'The fever is down', createdAt: '2026-01-03T00:00:00.000Z' }],
  }),
];
const found = (part: Partial<typeof noFilter>) =>
  filterEntries(entries, { ...noFilter, ...part }).map(({ prayer: { id } }) => id);

describe('the filter', () => {
  it.each([
    ['everything without one', {}, ['a', 'b', 'c']],
    ['blank words', { words: '  ' }, ['a', 'b', 'c']],
    ['accents and case', { words: 'JOSE' }, ['a']],
    ['words of updates, in any order', { words: 'down fever' }, ['c']],
    ['all words, not one of them', { words: 'fever hands' }, []],
    ['a category', { category: 'family' }, ['a', 'c']],
    ['a tag', { tag: 'health' }, ['c']],
    ['what is answered', { which: 'answered' as const }, ['b']],
    ['what is not', { which: 'open' as const, words: 'steady' }, ['a']],
  ])('finds by %s', (_, part, wanted) => {
    expect(found(part)).toEqual(wanted);
  });
});

it('offers what is used most first', () => {
  expect(categoriesOf(entries)).toEqual(['family', 'work']);
  expect(tagsOf(entries)).toEqual(['school', 'health']);
});
