import { expect, it } from 'vitest';
import type { Prayer } from '../contract/journal.ts';
import { answeredPage, byAnswer } from './answered.ts';

const prayer = (id: string, createdAt: string, answeredAt: string | null) =>
  ({ id, createdAt, answeredAt }) as unknown as Prayer;

const prayers = [
  prayer('open', '2026-01-01T10:00:00.000Z', null),
  prayer('early', '2024-01-01T10:00:00.000Z', '2024-11-23T12:00:00.000Z'),
  prayer('late', '2023-01-01T10:00:00.000Z', '2026-03-01T12:00:00.000Z'),
  // Another device's way to write the same time.
  prayer('same', '2025-01-01T10:00:00.000Z', '2026-03-01T13:00:00.000+01:00'),
];
const ids = (all: readonly Prayer[]) => all.map(({ id }) => id);

it('lists answered prayers alone, the newest answer first, in pages', () => {
  const sorted = byAnswer(prayers);
  expect(ids(sorted)).toEqual(['same', 'late', 'early']);
  const page = answeredPage(sorted, { limit: 2, today: '2026-07-01' });
  expect([ids(page.prayers), page.found, page.remembered]).toEqual([['same', 'late'], 3, []]);
});

it('remembers what was answered on this day, and not what was written', () => {
  const page = answeredPage(byAnswer(prayers), { limit: 9, today: '2026-11-23' });
  expect(page.remembered.map(({ prayer: { id }, years }) => [id, years])).toEqual([['early', 2]]);
  expect(answeredPage(byAnswer(prayers), { limit: 9, today: '2026-01-01' }).remembered).toEqual([]);
});
