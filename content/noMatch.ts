import type { NoMatchContent, NoMatchFile, Question, QuestionList } from '../core/contract/noMatch.ts';
import type { Verse } from '../core/contract/search.ts';
import type { MatchingLibrary } from '../core/matching/types.ts';
import { formatReference, parseReference } from '../core/scripture/reference.ts';
import { ContentError } from './files.ts';
import { typographic } from './typography.ts';

const where = 'content/no-match.json';

export const buildNoMatch = (
  file: NoMatchFile,
  person: string,
  join: (reference: string, where: string) => Verse,
  titleOf: (id: string, where: string) => string,
): NoMatchContent => {
  const kind = ({ title, text, verses, prayer, chips, person }: NoMatchFile['greeting']) => ({
    title,
    text: typographic(text),
    verses: verses.map((reference) => join(reference, where)),
    chips: chips.map((id) => titleOf(id, where)),
    person,
    ...(prayer && { prayer: typographic(prayer) }),
  });
  const typeset = <T extends Record<string, string>>(texts: T) =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, typographic(text)])) as T;
  return {
    question: typeset(file.question),
    unclear: typeset(file.unclear),
    kinds: {
      'against-god': kind(file['against-god']),
      'other-faith': kind(file['other-faith']),
      greeting: kind(file.greeting),
      'off-topic': kind(file['off-topic']),
    },
    pages: Object.fromEntries(
      file.pages.map(({ id, title, text, links }) => [id, { title, text: typographic(text), links }]),
    ),
    languages: file.languages,
    person,
  };
};

/** Whole searches by the kind they are of. */
export const sayingsOf = (file: NoMatchFile): MatchingLibrary['sayings'] =>
  Object.fromEntries(
    (['against-god', 'other-faith', 'greeting'] as const).flatMap((kind) => {
      const { phrases } = file[kind];
      return phrases ? [[kind, phrases.replaceAll('; ', ';')]] : [];
    }),
  );

/** The passages are joined by the server, which has them all; here only that each is one, and written our way. */
export const buildQuestions = (questions: readonly Question[]): QuestionList =>
  Object.fromEntries(
    questions.map(({ id, title, references }) => {
      for (const written of references) {
        const reference = parseReference(written);
        if (!reference) throw new ContentError(`content/questions.tsv, ${id}: there is no ${written} in the Bible`);
        const ref = formatReference(reference);
        if (ref !== written)
          throw new ContentError(`content/questions.tsv, ${id}: ${written} should be written ${ref}`);
      }
      return [id, [typographic(title), ...references]];
    }),
  );
