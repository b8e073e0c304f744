import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBookLengths, readChecksums, wrongVerses } from './checksums.ts';
import { buildDailyVerses } from './dailyVerses.ts';
import { readContent } from './files.ts';
import { readClassifiers } from './classifiers.ts';
import { buildLibrary } from './library.ts';

const content = readContent();
const library = buildLibrary(content, readClassifiers(content.challenges));
const pack = new Map(content.esv);
const checksums = readChecksums();
const bookOf = (reference: string) => reference.replace(/ \d+:\d+$/, '');

/** Every passage a screen can show, joined. */
const passages = [
  ...library.notes.flatMap((note) => [note.verse, ...note.references]),
  ...library.topics.flatMap((topic) => topic.verses),
  library.offline.result.verse,
  ...library.offline.additional.bibleReferences,
  ...Object.values(library.themes).flat(),
  ...buildDailyVerses(content),
  ...Object.values(library.noMatch.cards).flatMap(({ verses }) => verses),
];

describe('the ESV excerpts', () => {
  it('are at most 500 verses', () => {
    expect(pack.size).toBeLessThanOrEqual(500);
    expect(content.esv).toHaveLength(pack.size);
  });

  it('stay under half of every book', () => {
    const lengths = readBookLengths();
    const quoted = new Map<string, number>();
    for (const reference of pack.keys()) quoted.set(bookOf(reference), (quoted.get(bookOf(reference)) ?? 0) + 1);
    const tooMany = [...quoted].filter(([book, verses]) => verses * 2 >= (lengths.get(book) ?? 0));
    expect(tooMany.map(([book, verses]) => `${book}: ${verses} of ${lengths.get(book)}`)).toEqual([]);
  });

  it('match the checksum of every verse, and no checksum is left over', () => {
    expect(wrongVerses(content.esv, checksums)).toEqual([]);
    expect([...checksums.keys()]).toEqual([...pack.keys()]);
  });

  it.each([
    ['a changed word', (text: string) => text.replace('eternal', 'everlasting')],
    ['a missing word', (text: string) => text.replace('only ', '')],
    ['an added word', (text: string) => text.replace('so loved', 'so dearly loved')],
    ['two words in the wrong order', (text: string) => text.replace('God so loved', 'so God loved')],
  ])('would be refused for %s in John 3:16', (_, bend) => {
    const text = pack.get('John 3:16') ?? '';
    expect(wrongVerses([['John 3:16', text]], checksums)).toEqual([]);
    expect(bend(text)).not.toBe(text);
    expect(wrongVerses([['John 3:16', bend(text)]], checksums)).toEqual(['John 3:16']);
  });

  it('would be refused for a verse that does not exist', () => {
    expect(wrongVerses([['Ephesians 7:12', 'Be kind.']], checksums)).toEqual(['Ephesians 7:12']);
  });

  it('are all quoted somewhere', () => {
    const shown = passages.map(({ text }) => text).join('\n');
    expect([...pack].filter(([, text]) => !shown.includes(text)).map(([reference]) => reference)).toEqual([]);
  });

  it('leave out the verses that the 2025 edition changed', () => {
    for (const reference of ['Genesis 3:16', 'Genesis 4:7', 'John 1:18']) expect(pack.has(reference)).toBe(false);
  });

  it('are set in clean type', () => {
    const untidy = content.esv.filter(
      ([, text]) => /[^\x20-\x7e‘’“”—]|["'`]|\bSelah\b| {2}|— | —|^\s|\s$|^\d/.test(text) || /\bYahweh\b/.test(text),
    );
    expect(untidy).toEqual([]);
  });
});

describe('the passages', () => {
  it('are named "Psalm" and quoted by whole verses', () => {
    expect(passages.map(({ ref }) => ref).filter((ref) => /^Psalms|[a-d]$|–/.test(ref))).toEqual([]);
  });

  it('hold one to three verses where they are quoted large', () => {
    const size = (ref: string) => {
      const [, from, to] = /:(\d+)(?:-(\d+))?$/.exec(ref) ?? [];
      return Number(to ?? from) - Number(from) + 1;
    };
    expect(library.notes.filter(({ verse }) => !(size(verse.ref) >= 1 && size(verse.ref) <= 3))).toEqual([]);
  });

  it('are at least 60 different ones over all notes', () => {
    expect(new Set(library.notes.map(({ verse }) => verse.ref)).size).toBeGreaterThanOrEqual(60);
  });

  it('are not named twice in one note', () => {
    for (const { id, verse, references } of library.notes) {
      const refs = [verse.ref, ...references.map(({ ref }) => ref)];
      expect(new Set(refs).size, id).toBe(refs.length);
    }
  });

  const checker = join(import.meta.dirname, '../../../shared/scripture/check_esv.mjs');
  it.skipIf(!existsSync(checker))('pass ../shared/scripture/check_esv.mjs, which refuses a bent John 3:16', () => {
    const folder = mkdtempSync(join(tmpdir(), 'lampstand-esv-'));
    const run = (entries: { ref: string; text: string }[]) => {
      const file = join(folder, 'refs.json');
      writeFileSync(file, JSON.stringify(entries));
      const { status, stdout } = spawnSync(process.execPath, [checker, file], { encoding: 'utf8' });
      return { status, stdout };
    };
    try {
      const all = run(passages.map(({ ref, text }) => ({ ref, text })));
      expect(all.stdout).toContain(' 0 mismatched, 0 partial');
      expect(all.status).toBe(0);
      const bent = (pack.get('John 3:16') ?? '').replace('eternal', 'everlasting');
      expect(run([{ ref: 'John 3:16', text: bent }])).toMatchObject({
        status: 1,
        stdout: expect.stringContaining('MISMATCH'),
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
