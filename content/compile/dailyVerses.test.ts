import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, describe, expect, it } from 'vitest';
import { dailyVerseIndex } from '../../core/rules/home/dailyVerse.ts';
import { verseId } from '../../core/scripture/books.ts';
import { parseReference } from '../../core/scripture/reference.ts';
import type { Verse } from '../../core/contract/search.ts';

const generated = join(import.meta.dirname, '../generated');
const verses = JSON.parse(readFileSync(join(generated, 'daily-verses.json'), 'utf8')) as Verse[];
const store = new Database(join(generated, 'scripture.sqlite'), { readonly: true });
afterAll(() => store.close());

/** Every day of four years, a leap year among them. */
const days = Array.from({ length: 1461 }, (_, at) => new Date(Date.UTC(2027, 0, 1 + at)).toISOString().slice(0, 10));
const verseOn = (day: string) => verses[dailyVerseIndex(day, verses.length)];

/** A passage as the store has it, verse by verse. */
const textOf = (written: string): string => {
  const { book, ranges } = parseReference(written) ?? { book: '', ranges: [] };
  const read = store.prepare<[number], { text: string }>('SELECT text FROM excerpts WHERE id = ?');
  return ranges
    .flatMap(({ chapter, verse, endVerse }) =>
      Array.from({ length: endVerse - verse + 1 }, (_, at) => read.get(verseId(book, chapter, verse + at))?.text),
    )
    .join(' ');
};

describe('today’s verse', () => {
  it('is on each day of four years word for word what the store has', () => {
    for (const day of days) {
      const verse = verseOn(day);
      expect(verse, day).toBeDefined();
      expect(verse?.text, day).toBe(textOf(verse?.ref ?? ''));
      expect(verse?.translation, day).toBe('ESV');
    }
  });

  it('comes back only when every other has had its day', () => {
    for (const [at, day] of days.entries()) {
      const round = days.slice(at, at + verses.length).map(verseOn);
      if (round.length === verses.length) expect(new Set(round).size, day).toBe(verses.length);
    }
  });

  it('ends where a sentence ends', () => {
    for (const { ref, text } of verses) expect(text, ref).toMatch(/[.!?]”?$/);
  });
});
