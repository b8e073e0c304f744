import noMatchUrl from '../../../content/generated/no-match.json?url';
import questionsUrl from '../../../content/generated/questions.json?url';
import type { NoMatchContent, QuestionList } from '../../../core/contract/noMatch.ts';
import type { WisdomAnswer } from '../../../core/contract/search.ts';
import type { NoMatch } from '../../../core/matching/noMatch.ts';
import { readContent } from '../../api/content.ts';
import { resultOfAnswer, type Asked, type Result } from '../wisdom/index.ts';

/** The card for what no note answers, each kind in its own words; null where the server's answer is all there is. */
export const resultOfNoMatch = async (
  { about, question, page, language }: NoMatch,
  asked: Asked,
  answer?: WisdomAnswer,
  suggestions: string[] = [],
): Promise<Result | null> => {
  const { cards, away, unclear } = await readContent<NoMatchContent>(noMatchUrl);
  if (about === 'unclear') {
    const { title, ask, meanwhile, alone } = unclear;
    const words = { title, ask, meanwhile: suggestions.length > 0 ? meanwhile : alone };
    return answer ? { ...resultOfAnswer(answer, asked, suggestions), unclear: words } : null;
  }
  const card = cards[question ? 'passages' : (page ?? language ?? about)];
  if (!card) return null;
  const result = { ...card, ...asked, generated: false };
  if (!question) return result;
  if (answer?.fallback) return { ...result, topic: answer.fallback.topic, verses: answer.fallback.verses };
  // Their places alone, for the Bible on the shelf.
  const [topic = card.topic, ...places] = (await readContent<QuestionList>(questionsUrl))[question] ?? [];
  return { ...result, topic, note: away, unanswered: { ...card.unanswered, places } };
};
