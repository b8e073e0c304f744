import Database from 'better-sqlite3';
import type { Verse } from '../../core/contract/search.ts';
import { parseReference, type Span } from '../../core/scripture/reference.ts';

interface VerseRow {
  chapter: number;
  verse: number;
  web: string;
  esv: string | null;
}

/** Passages by reference. The one source of every verse text that the server sends (decision 20). */
export interface ScriptureStore {
  /** The passage, in ESV when all of it is bundled, else in WEB; null when there is no such passage. */
  passage(reference: string): Verse | null;
  close(): void;
}

/** Opens the prebuilt, read-only verse file at the first lookup. */
export const openScripture = (file: string): ScriptureStore => {
  let opened: { db: Database.Database; rows: Database.Statement; last: Database.Statement } | undefined;
  const store = () => {
    if (!opened) {
      const db = new Database(file, { readonly: true, fileMustExist: true });
      opened = {
        db,
        rows: db.prepare(
          `SELECT chapter, verse, web, esv FROM verses WHERE book = ? AND (chapter, verse) >= (?, ?) AND (chapter, verse) <= (?, ?)
           ORDER BY chapter, verse`,
        ),
        last: db.prepare('SELECT max(verse) AS verse FROM verses WHERE book = ? AND chapter = ?'),
      };
    }
    return opened;
  };

  const lastVerse = (book: string, chapter: number) =>
    (store().last.get(book, chapter) as { verse: number | null }).verse;

  const rowsOf = (book: string, span: Span): VerseRow[] | null => {
    const first = lastVerse(book, span.chapter);
    const last = lastVerse(book, span.endChapter);
    if (first === null || last === null) return null;
    const start = span.verse ?? 1;
    const end = span.endVerse ?? last;
    const backwards = span.endChapter < span.chapter || (span.endChapter === span.chapter && end < start);
    if (start < 1 || start > first || end > last || backwards) return null;
    return store().rows.all(book, span.chapter, start, span.endChapter, end) as VerseRow[];
  };

  return {
    passage(reference) {
      const parsed = parseReference(reference);
      if (!parsed) return null;
      const rows: VerseRow[] = [];
      for (const span of parsed.spans) {
        const part = rowsOf(parsed.book, span);
        if (!part) return null;
        rows.push(...part);
      }
      const esv = rows.every((row) => row.esv !== null);
      const text = rows.map((row) => (esv ? row.esv : row.web)).filter(Boolean).join(' ');
      return text ? { ref: reference, text, translation: esv ? 'ESV' : 'WEB' } : null;
    },
    close: () => opened?.db.close(),
  };
};
