import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { closingVerse, closingVerses } from './closingVerses.ts';

type Bible = Record<string, string[][]>;
const file = new URL('../../../../content/scripture/web.json', import.meta.url);
const bible = JSON.parse(readFileSync(file, 'utf8')) as Bible;

it.each(closingVerses)('$reference stands word for word in the World English Bible', ({ reference, text }) => {
  const [, book = '', chapter, verse] = /^(.+) (\d+):(\d+)$/.exec(reference) ?? [];
  expect(bible[book]?.[Number(chapter) - 1]?.[Number(verse) - 1]).toBe(text);
});

it('is one verse all day, and not the same every day', () => {
  expect(closingVerse('2026-11-23')).toBe(closingVerse('2026-11-23'));
  const days = Array.from({ length: 28 }, (_, day) => `2026-02-${String(day + 1).padStart(2, '0')}`);
  expect(new Set(days.map(closingVerse)).size).toBeGreaterThan(3);
});
