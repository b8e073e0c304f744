import noMatchFile from '../../../content/generated/no-match.json';
import questionFile from '../../../content/generated/questions.json';
import type { NoMatchContent, QuestionList } from '../../../core/contract/noMatch.ts';
import type { WisdomAnswer } from '../../../core/contract/search.ts';
import type { NoMatch } from '../../../core/matching/noMatch.ts';
import { resultOfAnswer, type Result, type Unanswered } from '../wisdom/index.ts';

const content = noMatchFile as unknown as NoMatchContent;
const questions = questionFile as unknown as QuestionList;

interface Asked {
  query: string;
  searchId: string | null;
}

/** The card for what no note answers, each kind in its own words. Loaded when one is needed. */
export const resultOfNoMatch = (
  match: NoMatch,
  asked: Asked,
  answer?: WisdomAnswer,
  suggestions: string[] = [],
): Result | null => {
  const plain = (
    said: Pick<Result, 'topic' | 'note'> & Partial<Result>,
    unanswered: Partial<Unanswered> = {},
  ): Result => ({
    ...asked,
    verses: [],
    prayer: '',
    generated: false,
    suggestions: [],
    ...said,
    unanswered: { kind: match.about, person: null, links: [], ...unanswered },
  });
  switch (match.about) {
    case 'question':
      return plain(...questionWords(match.question ?? '', answer));
    case 'language': {
      const said = content.languages[match.language ?? ''];
      return said
        ? plain({ topic: said.title, note: said.text }, { language: match.language ?? '', person: content.person })
        : null;
    }
    case 'unclear':
      return answer ? { ...resultOfAnswer(answer, asked, suggestions), unclear: unclearWords(suggestions) } : null;
    default: {
      const page = content.pages[match.page ?? ''];
      if (page) return plain({ topic: page.title, note: page.text }, { links: page.links });
      const { title, text, verses, prayer = '', chips, person } = content.kinds[match.about];
      return plain(
        { topic: title, note: text, verses, prayer, suggestions: chips },
        { person: person ? content.person : null },
      );
    }
  }
};

const unclearWords = (suggestions: readonly string[]): NonNullable<Result['unclear']> => {
  const { title, ask, meanwhile, alone } = content.unclear;
  return { title, ask, meanwhile: suggestions.length > 0 ? meanwhile : alone };
};

/** With its passages where the server gave them; else with their places, for the Bible on the shelf. */
const questionWords = (
  id: string,
  answer: WisdomAnswer | undefined,
): [Pick<Result, 'topic' | 'note' | 'verses'>, Partial<Unanswered>] => {
  const { generalTitle, general, text, away, next, credit } = content.question;
  const [title, ...places] = questions[id] ?? [];
  if (title === undefined) return [{ topic: generalTitle, note: general, verses: [] }, { next }];
  const verses = answer?.fallback?.verses ?? [];
  if (verses.length > 0)
    return [
      { topic: title, note: text, verses },
      { next, credit },
    ];
  return [
    { topic: title, note: away, verses: [] },
    { next, credit, places },
  ];
};
