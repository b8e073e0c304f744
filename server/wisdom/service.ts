import { LRUCache } from 'lru-cache';
import type { BodyOut } from '../../core/contract/endpoint.ts';
import type { AdditionalWisdom, wisdomAdditional, WisdomAnswer, wisdomSearch } from '../../core/contract/search.ts';
import { findDanger } from '../../core/crisis/rules.ts';
import { crisisOf } from '../../core/matching/signs.ts';
import type { Matcher } from '../../core/matching/types.ts';
import { normalizeQuery } from '../../core/rules/text.ts';
import type { Person } from '../http/identity/person.ts';
import type { Scripture } from '../scripture/service.ts';
import type { Admission, SearchService } from '../search/service.ts';
import type { CuratedAnswer, Curated } from './curated.ts';
import { resolveAdditional, resolveVerses } from './answerDraft.ts';
import type { GuidanceGenerator } from './generation/generator.ts';
import type { SentenceMatcher } from './matching/sentenceMatcher.ts';

/** Per process. Every entry can be computed again, so that nothing is lost with them. */
const MAX_CACHED_ANSWERS = 2000;

export type WisdomService = ReturnType<typeof createWisdomService>;

interface Dependencies {
  search: SearchService;
  /** Answers where the other can't. */
  matcher: Pick<Matcher, 'match'>;
  sentenceMatcher: SentenceMatcher;
  curated: Curated;
  scripture: Pick<Scripture, 'passage'>;
  /** Null without AI settings: then every answer is curated. */
  generator: GuidanceGenerator | null;
}

export const createWisdomService = (deps: Dependencies) => {
  const { search, matcher, sentenceMatcher, curated, scripture, generator } = deps;
  const cache = new LRUCache<string, CuratedAnswer>({ max: MAX_CACHED_ANSWERS });
  const running = new Map<string, Promise<CuratedAnswer>>();

  const compute = async (query: string): Promise<CuratedAnswer> => {
    // What the rules find danger in waits in no queue.
    const match = findDanger(query) === null ? await sentenceMatcher.match(query) : null;
    const answer = curated.answer(match ?? matcher.match(query));
    if (match !== null && isCacheable(answer)) cache.set(query, answer);
    return answer;
  };

  /** What is asked for again while it is computed is computed once. */
  const answerTo = async (query: string): Promise<CuratedAnswer> => {
    const cached = cache.get(query);
    if (cached) return cached;
    const current = running.get(query) ?? compute(query).finally(() => running.delete(query));
    running.set(query, current);
    return current;
  };

  /** What finds neither note nor passage costs nothing. */
  const refund = async (person: Person, { searchId, isPaid }: Admission): Promise<void> => {
    if (searchId && isPaid) await search.refund(person, searchId);
  };

  return {
    /** Answers a search. Throws 429 when it is not covered by a ticket and none is left (docs/specification.md 1 §3). */
    async search(person: Person, { query, searchId, skipCache }: BodyOut<typeof wisdomSearch>): Promise<WisdomAnswer> {
      const admitted = await search.admit(person, query, searchId);
      const words = normalizeQuery(query);
      const answer = await answerTo(words);
      // What was given back does not make the model work: only a search that is paid for does.
      const guidance =
        admitted.isPaid && generator && isCacheable(answer)
          ? await generator({ person, query: words, curated: answer }, skipCache)
          : null;
      if (guidance && 'danger' in guidance) {
        cache.delete(words);
        if (admitted.searchId) await search.forget(person, admitted.searchId);
        return resolveVerses(curated.answer(crisisOf(guidance.danger)).draft, scripture.passage);
      }
      if (!guidance && !isFound(answer)) await refund(person, admitted);
      return resolveVerses(guidance?.draft ?? answer.draft, scripture.passage);
    },
    async additional(person: Person, { query, searchId }: BodyOut<typeof wisdomAdditional>): Promise<AdditionalWisdom> {
      const admitted = await search.admit(person, query, searchId);
      const answer = await answerTo(normalizeQuery(query));
      // With a ticket this is More of an answer that `search` has decided on.
      if (!searchId && !generator && !isFound(answer)) await refund(person, admitted);
      return resolveAdditional(curated.additional(answer), scripture.passage);
    },
  };
};

const isFound = ({ draft }: CuratedAnswer): boolean => draft.match.kind !== 'none' && draft.match.kind !== 'missing';

/** What our own rules and classifier find danger in, or may, is neither kept nor sent to a model. */
const isCacheable = ({ match }: CuratedAnswer): boolean => match.kind !== 'crisis' && match.helpline !== true;
