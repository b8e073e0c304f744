/** A stretch of verses inside one book. `verse` and `endVerse` are null where whole chapters are meant. */
export interface Span {
  chapter: number;
  verse: number | null;
  endChapter: number;
  endVerse: number | null;
}

/** A parsed canonical reference: "Matthew 6:25-27, 34", "Psalm 23", "Romans 8:38-9:1". */
export interface Reference {
  /** The book as the verse store names it ("Psalms"). */
  book: string;
  spans: Span[];
}

const storeNames: Record<string, string> = { Psalm: 'Psalms', 'Song of Songs': 'Song of Solomon' };
const pattern = /^((?:[1-3] )?[A-Z][a-z]+(?: [A-Za-z]+)*) (\d.*)$/;
const part = /^(?:(\d+):)?(\d+)(?:-(?:(\d+):)?(\d+))?$/;

/** Parses a canonical reference; null when it is not one. Whether the verses exist is the verse store's to say. */
export const parseReference = (text: string): Reference | null => {
  const [, name, numbers] = pattern.exec(text.trim().replace(/[‐-―−]/g, '-')) ?? [];
  if (!name || !numbers) return null;
  const spans: Span[] = [];
  let chapter: number | null = null;
  for (const piece of numbers.split(/[,;]/)) {
    const found = part.exec(piece.replace(/\s+/g, ''));
    if (!found) return null;
    const [first, second, third, fourth] = found.slice(1).map((digits) => (digits === undefined ? null : Number(digits)));
    if (second == null) return null;
    const span = toSpan(first ?? null, second, third ?? null, fourth ?? null, chapter);
    spans.push(span);
    chapter = span.verse === null ? null : span.endChapter;
  }
  return { book: storeNames[name] ?? name, spans };
};

/** `first:second-third:fourth`, where a number without a colon is a verse once a chapter is known, else a chapter. */
const toSpan = (
  first: number | null,
  second: number,
  third: number | null,
  fourth: number | null,
  chapter: number | null,
): Span => {
  const inChapter = first ?? chapter;
  if (inChapter === null) return { chapter: second, verse: null, endChapter: fourth ?? second, endVerse: null };
  return { chapter: inChapter, verse: second, endChapter: third ?? inChapter, endVerse: fourth ?? second };
};
