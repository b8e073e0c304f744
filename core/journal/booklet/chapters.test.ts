import { expect, it } from 'vitest';
import type { Prayer } from '../../contract/journal.ts';
import { newPrayer } from '../conflictRules.ts';
import { chaptersOf, yearsOf } from './chapters.ts';

const written = (id: string, createdAt: string): Prayer =>
  newPrayer(
    id,
    'ann',
    { title: id, content: id, category: '', tags: [], createdAt, answeredAt: null, answerStory: null, updates: [] },
    { changeId: id, revision: 1, at: createdAt },
  );

const prayers = [
  written('last', '2026-11-20T12:00:00.000Z'),
  written('second', '2025-03-04T12:00:00.000Z'),
  written('first', '2025-03-03T12:00:00.000Z'),
  written('third', '2025-04-03T12:00:00.000Z'),
];
const asNames = (year: string) =>
  chaptersOf(prayers, year).map((each) => [each.month, each.prayers.map(({ id }) => id)]);

it('has a chapter for each month, the earliest first', () => {
  expect(asNames('')).toEqual([
    ['2025-03', ['first', 'second']],
    ['2025-04', ['third']],
    ['2026-11', ['last']],
  ]);
});

it('holds one year alone', () => {
  expect(asNames('2026')).toEqual([['2026-11', ['last']]]);
  expect(yearsOf(prayers)).toEqual(['2026', '2025']);
  expect(chaptersOf([], '')).toEqual([]);
});
