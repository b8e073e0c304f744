/** One verse of a passage. */
export interface VerseLine {
  chapter: number;
  verse: number;
  text: string;
  /** Verses are left out between the one before and this. */
  gap?: true | undefined;
}

/** Verses that are set together. */
export interface Paragraph<Line> {
  /** The chapter that begins here, in a passage that spans several. */
  chapter: number | null;
  /** Each verse on a line of its own. */
  poetry: boolean;
  lines: Line[];
}

/** From so many verses on a paragraph ends with its next sentence. */
const LONG_ENOUGH = 4;

/** Books that are poems throughout, or so nearly that lines read better than paragraphs. */
const POETRY = new Set(['Job', 'Psalm', 'Proverbs', 'Song of Solomon', 'Lamentations']);

const endsSentence = (text: string): boolean => /[.!?][”’)\]]*$/.test(text);

/**
 * Divides a passage into paragraphs. Our texts have none, so these are ours, not the translators' (docs/decisions.md 20): a
 * chapter and what follows left-out verses begin one, and one of four verses or more ends where a sentence does, unless a
 * single verse would be left over.
 */
export const paragraphsOf = <Line extends VerseLine>(book: string, lines: readonly Line[]): Paragraph<Line>[] => {
  const paragraphs: Paragraph<Line>[] = [];
  const poetry = POETRY.has(book);
  const severalChapters = lines.some(({ chapter }) => chapter !== lines[0]?.chapter);
  const breaksBefore = (index: number): boolean => {
    const [before, line] = [lines[index - 1], lines[index]];
    return !before || !line || line.gap === true || line.chapter !== before.chapter;
  };
  for (const [index, line] of lines.entries()) {
    const current = paragraphs.at(-1);
    const before = lines[index - 1];
    const isFull =
      before !== undefined &&
      (current?.lines.length ?? 0) >= LONG_ENOUGH &&
      endsSentence(before.text) &&
      !breaksBefore(index + 1);
    if (current && !breaksBefore(index) && !isFull) current.lines.push(line);
    else {
      const isNewChapter = severalChapters && line.chapter !== before?.chapter;
      paragraphs.push({ chapter: isNewChapter ? line.chapter : null, poetry, lines: [line] });
    }
  }
  return paragraphs;
};

/** What stands between a verse and the one before it: a sign where the reference leaves verses out. */
const GAP = ' … ';

/** The verses as one text. */
export const joinVerses = (lines: readonly Pick<VerseLine, 'text' | 'gap'>[]): string =>
  lines.map(({ text, gap }, index) => (index === 0 ? text : `${gap ? GAP : ' '}${text}`)).join('');
