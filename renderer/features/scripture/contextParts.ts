import type { PassageInContext } from '../../../core/contract/scripture.ts';
import { paragraphsOf, type Paragraph, type VerseLine } from '../../../core/scripture/paragraphs.ts';
import { bookOf } from './PassageText.tsx';

type Context = PassageInContext['context'];

/** Verses in a row that are all of the passage, or all around it. */
export interface ContextPart {
  inPassage: boolean;
  paragraphs: Paragraph<VerseLine>[];
}

/** What is shown of a passage and the verses around it. */
export interface ShownContext {
  ref: string;
  translation: Context['translation'];
  parts: ContextPart[];
  /** Where the verses around the passage are in another translation: whether the passage itself stands in its own. */
  otherwise: 'passage-as-quoted' | 'all-reworded' | null;
  notice: string;
}

const placeOf = ({ chapter, verse }: { chapter: number; verse: number }): string => `${chapter}:${verse}`;

/** The passage's verses in its own translation, by place, as far as an answer has them. */
const ownWords = ({ passage, context }: PassageInContext): ReadonlyMap<string, string> =>
  new Map(
    context.lines.flatMap((line) => {
      const text = context.translation === passage.translation ? line.text : line.asQuoted;
      return line.inPassage && text !== undefined ? [[placeOf(line), text] as const] : [];
    }),
  );

const inParts = (book: string, lines: readonly (VerseLine & { inPassage: boolean })[]): ContextPart[] => {
  const parts: ContextPart[] = [];
  for (const { chapter, poetry, lines: together } of paragraphsOf(book, lines)) {
    let begun = false;
    for (const line of together) {
      let part = parts.at(-1);
      if (part?.inPassage !== line.inPassage) {
        part = { inPassage: line.inPassage, paragraphs: [] };
        parts.push(part);
        begun = false;
      }
      if (begun) part.paragraphs.at(-1)?.lines.push(line);
      else part.paragraphs.push({ chapter: line === together[0] ? chapter : null, poetry, lines: [line] });
      begun = true;
    }
  }
  return parts;
};

/** The passage with what is around it, or, once that was asked for, its whole chapter. */
export const shownContext = (around: PassageInContext, chapter: PassageInContext | undefined): ShownContext => {
  const { passage } = around;
  const { ref, translation, lines } = (chapter ?? around).context;
  const own = ownWords(around);
  const same = translation === passage.translation;
  const asked = new Set(around.context.lines.filter(({ inPassage }) => inPassage).map(placeOf));
  const shown = lines.map((line) => ({
    chapter: line.chapter,
    verse: line.verse,
    text: same ? line.text : (own.get(placeOf(line)) ?? line.text),
    inPassage: asked.has(placeOf(line)),
  }));
  return {
    ref,
    translation,
    parts: inParts(bookOf(ref), shown),
    otherwise: same ? null : own.size > 0 ? 'passage-as-quoted' : 'all-reworded',
    notice: !chapter || around.notice.includes(chapter.notice) ? around.notice : `${around.notice} ${chapter.notice}`,
  };
};
