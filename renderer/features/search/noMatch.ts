import noMatchUrl from '../../../content/generated/no-match.json?url';
import questionsUrl from '../../../content/generated/questions.json?url';
import type { NoMatchContent, QuestionList } from '../../../core/contract/noMatch.ts';
import type { WisdomAnswer } from '../../../core/contract/search.ts';
import type { NoMatch } from '../../../core/matching/noMatch.ts';
import { readContent } from '../../api/content.ts';
import { resultOfAnswer, type Result, type Unanswered } from '../wisdom/index.ts';

interface Asked {
  query: string;
  searchId: string | null;
}

/** The card for what no note answers, each kind in its own words. */
export const resultOfNoMatch = async (
  match: NoMatch,
  asked: Asked,
  answer?: WisdomAnswer,
  suggestions: string[] = [],
): Promise<Result | null> => {
  const content = await readContent<NoMatchContent>(noMatchUrl);
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
      return plain(...(await questionWords(match.question ?? '', answer, content.question)));
    case 'language': {
      const said = content.languages[match.language ?? ''];
      return said
        ? plain({ topic: said.title, note: said.text }, { language: match.language ?? '', person: content.person })
        : null;
    }
    case 'unclear':
      return answer
        ? { ...resultOfAnswer(answer, asked, suggestions), unclear: unclearWords(suggestions, content.unclear) }
        : null;
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

const unclearWords = (
  suggestions: readonly string[],
  { title, ask, meanwhile, alone }: NoMatchContent['unclear'],
): NonNullable<Result['unclear']> => ({ title, ask, meanwhile: suggestions.length > 0 ? meanwhile : alone });

/** With its passages where the server gave them; else with their places, for the Bible on the shelf. */
const questionWords = async (
  id: string,
  answer: WisdomAnswer | undefined,
  { generalTitle, general, text, away, next, credit }: NoMatchContent['question'],
): Promise<[Pick<Result, 'topic' | 'note' | 'verses'>, Partial<Unanswered>]> => {
  if (!id) return [{ topic: generalTitle, note: general, verses: [] }, { next }];
  if (answer?.fallback) {
    const { topic, verses } = answer.fallback;
    return [
      { topic, note: text, verses },
      { next, credit },
    ];
  }
  const [title = generalTitle, ...places] = (await readContent<QuestionList>(questionsUrl))[id] ?? [];
  return [
    { topic: title, note: away, verses: [] },
    { next, credit, places },
  ];
};
