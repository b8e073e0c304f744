import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinVerses, paragraphsOf, type VerseLine } from './paragraphs.ts';

const web = JSON.parse(readFileSync(join(import.meta.dirname, '../../content/scripture/web.json'), 'utf8')) as Record<
  string,
  string[][]
>;
const chapterLines = (book: string, chapter: number): VerseLine[] =>
  (web[book]?.[chapter - 1] ?? [])
    .map((text, index) => ({ chapter, verse: index + 1, text }))
    .filter(({ text }) => text);

const line = (verse: number, text: string, more: Partial<VerseLine> = {}): VerseLine => ({
  chapter: 1,
  verse,
  text,
  ...more,
});
const sizes = (book: string, lines: VerseLine[]) => paragraphsOf(book, lines).map((each) => each.lines.length);
const sentences = (count: number) => Array.from({ length: count }, (_, index) => line(index + 1, 'A sentence.'));

describe('paragraphs', () => {
  it('end with a sentence from the fourth verse on, and leave no verse alone', () => {
    expect(sizes('John', sentences(4))).toEqual([4]);
    expect(sizes('John', sentences(5))).toEqual([5]);
    expect(sizes('John', sentences(6))).toEqual([4, 2]);
    expect(sizes('John', sentences(9))).toEqual([4, 5]);
    const running = sentences(8).map((each) => (each.verse === 4 ? { ...each, text: 'a clause,' } : each));
    expect(sizes('John', running)).toEqual([5, 3]);
    const quoted = sentences(8).map((each) => ({ ...each, text: '“Go!”' }));
    expect(sizes('John', quoted)).toEqual([4, 4]);
  });

  it('begin with a chapter, which has its number, and after verses that are left out', () => {
    const lines = [line(1, 'One,'), line(1, 'two,', { chapter: 2 }), line(9, 'three.', { chapter: 2, gap: true })];
    expect(paragraphsOf('John', lines).map(({ chapter, lines: each }) => [chapter, each.length])).toEqual([
      [1, 1],
      [2, 1],
      [null, 1],
    ]);
    expect(paragraphsOf('John', [line(1, 'One,'), line(2, 'two.')]).map(({ chapter }) => chapter)).toEqual([null]);
  });

  it('are lines of poetry in the poetical books', () => {
    for (const book of ['Job', 'Psalm', 'Proverbs', 'Song of Solomon', 'Lamentations'])
      expect(paragraphsOf(book, sentences(2))[0]?.poetry, book).toBe(true);
    expect(paragraphsOf('Romans', sentences(2))[0]?.poetry).toBe(false);
  });

  it('keep every verse of every chapter of the Bible, in order, and its text byte for byte', () => {
    for (const [book, chapters] of Object.entries(web))
      for (const index of chapters.keys()) {
        const lines = chapterLines(book, index + 1);
        const set = paragraphsOf(book, lines).flatMap((each) => each.lines);
        expect(joinVerses(set), `${book} ${index + 1}`).toBe(lines.map(({ text }) => text).join(' '));
      }
  });

  it('keep every verse of any passage, none empty', () => {
    const anyLine = fc.record(
      {
        chapter: fc.integer({ min: 1, max: 3 }),
        verse: fc.integer({ min: 1, max: 176 }),
        text: fc.string({ minLength: 1 }),
        gap: fc.constant(true as const),
      },
      { requiredKeys: ['chapter', 'verse', 'text'] },
    );
    fc.assert(
      fc.property(fc.constantFrom('Psalm', 'John'), fc.array(anyLine), (book, lines) => {
        const paragraphs = paragraphsOf(book, lines);
        expect(paragraphs.flatMap((each) => each.lines)).toEqual(lines);
        expect(paragraphs.every((each) => each.lines.length > 0)).toBe(true);
      }),
    );
  });
});
