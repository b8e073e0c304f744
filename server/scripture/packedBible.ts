import { brotliDecompressSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import { verseId } from '../../core/scripture/books.ts';

/** Unpacked chapters kept in memory: some 3 kB each, and neighbours are often asked for together. */
const MAX_CACHED_CHAPTERS = 64;

export type PackedBible = ReturnType<typeof openPackedBible>;

const prepare = (db: Database.Database) => ({
  chapter: db.prepare<[number], Buffer>('SELECT verses FROM chapters WHERE id = ?').pluck(),
  match: db
    .prepare<[string, number], number>('SELECT rowid FROM verse_words WHERE verse_words MATCH ? ORDER BY rank LIMIT ?')
    .pluck(),
  excerpts: new Map(db.prepare<[], [number, string]>('SELECT id, text FROM excerpts').raw().all()),
  commonWords: new Set(db.prepare<[], string>('SELECT word FROM common_words').pluck().all()),
});

/** The prebuilt verse file (content/compile/scripture.ts). Opened at the first question, so that it costs the start nothing. */
export const openPackedBible = (file: string) => {
  let db: Database.Database | undefined;
  let opened: ReturnType<typeof prepare> | undefined;
  const open = () => {
    db ??= new Database(file, { readonly: true, fileMustExist: true });
    return (opened ??= prepare(db));
  };
  const unpack = (id: number): readonly string[] => {
    const packed = open().chapter.get(id);
    return packed ? brotliDecompressSync(packed).toString('utf8').split('\n') : [];
  };
  const chapters = new LRUCache<number, readonly string[]>({ max: MAX_CACHED_CHAPTERS, memoMethod: unpack });

  return {
    /** The verses of a chapter in the World English Bible, verse 1 first; '' for one this text does not have. */
    chapter: (book: string, chapter: number) => chapters.memo(verseId(book, chapter, 0)),
    /** The bundled ESV excerpts by verse number (core/scripture/books.ts). */
    excerpts: (): ReadonlyMap<number, string> => open().excerpts,
    /** Words of so many verses that they say little. */
    commonWords: (): ReadonlySet<string> => open().commonWords,
    /** Numbers of the verses that fit an FTS5 expression, best first. */
    match: (expression: string, limit: number) => open().match.all(expression, limit),
    close: () => db?.close(),
  };
};
