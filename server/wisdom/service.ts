import type { AdditionalWisdom, WisdomAnswer } from '../../core/contract/search.ts';
import { findDanger } from '../../core/crisis/rules.ts';
import type { Matcher } from '../../core/matching/types.ts';
import { normalizeQuery } from '../../core/rules/text.ts';
import type { Person } from '../http/identity/person.ts';
import type { Scripture } from '../scripture/service.ts';
import type { Admitted, SearchService } from '../search/service.ts';
import type { CuratedAnswer, Curated } from './curated.ts';
import { resolveAdditional, resolveVerses } from './answerDraft.ts';
import type { GuidanceGenerator } from './generation/generator.ts';
import type { SentenceMatcher } from './matching/sentenceMatcher.ts';

/** Drafts kept per process; every entry can be composed again, so that nothing is lost with them. */
const MAX_CACHED_ANSWERS = 2000;

interface Search {
  query: string;
  searchId?: string | undefined;
}

export interface WisdomService {
  /** Answers a search. Throws the 429 of spec 1 §3 when it is not covered by a ticket and none is left. */
  search(person: Person, request: Search & { skipCache?: boolean }): Promise<WisdomAnswer>;
  additional(person: Person, request: Search): Promise<AdditionalWisdom>;
}

interface Dependencies {
  search: SearchService;
  /** Answers where the other can't. */
  matcher: Pick<Matcher, 'match'>;
  sentenceMatcher: SentenceMatcher;
  composer: Curated;
  scripture: Pick<Scripture, 'passage'>;
  /** Null without AI settings: then every answer is curated. */
  guide: GuidanceGenerator | null;
}

export const createWisdomService = (deps: Dependencies): WisdomService => {
  const { search, matcher, sentenceMatcher, composer, scripture, guide } = deps;

  const answers = keep(MAX_CACHED_ANSWERS, async (query) => {
    // What the rules find danger in waits in no line.
    const match = findDanger(query) === null ? await sentenceMatcher.match(query) : null;
    const composed = composer.answer(match ?? matcher.match(query));
    return { value: composed, isKept: match !== null && mayBeKept(composed) };
  });

  /** What finds neither note nor passage costs nothing. */
  const giveBack = async (person: Person, { searchId, isPaid }: Admitted): Promise<void> => {
    if (searchId && isPaid) await search.giveBack(person, searchId);
  };

  return {
    async search(person, { query, searchId, skipCache = false }) {
      const admitted = await search.admit(person, query, searchId);
      const words = normalizeQuery(query);
      const composed = await answers.of(words);
      // What was given back does not make the model work: only a search that is paid for does.
      const guidance =
        admitted.isPaid && guide && mayBeKept(composed) ? await guide.draft(person, words, composed, skipCache) : null;
      if (guidance && 'danger' in guidance) {
        answers.forget(words);
        if (admitted.searchId) await search.forget(person, admitted.searchId);
        return resolveVerses(composer.crisisDraft(guidance.danger), scripture.passage);
      }
      if (!guidance && !isFound(composed)) await giveBack(person, admitted);
      return resolveVerses(guidance?.draft ?? composed.draft, scripture.passage);
    },
    async additional(person, { query, searchId }) {
      const admitted = await search.admit(person, query, searchId);
      const composed = await answers.of(normalizeQuery(query));
      // With a ticket this is More of an answer that `search` has decided on.
      if (!searchId && !guide && !isFound(composed)) await giveBack(person, admitted);
      return resolveAdditional(composer.additional(composed), scripture.passage);
    },
  };
};

const isFound = ({ draft }: CuratedAnswer): boolean => draft.match.kind !== 'none' && draft.match.kind !== 'missing';

/** What our own rules and classifier find danger in, or may, is neither kept nor sent to a model. */
const mayBeKept = ({ match }: CuratedAnswer): boolean => match.kind !== 'crisis' && match.helpline !== true;

/**
 * Remembers the latest results that may be kept; the least recently used leaves first. What is asked for again meanwhile is
 * computed once.
 */
const keep = <T>(max: number, compute: (key: string) => Promise<{ value: T; isKept: boolean }>) => {
  const kept = new Map<string, T>();
  const running = new Map<string, Promise<T>>();

  const run = async (key: string): Promise<T> => {
    try {
      const { value, isKept } = await compute(key);
      if (isKept) kept.set(key, value);
      if (kept.size > max) kept.delete(kept.keys().next().value ?? '');
      return value;
    } finally {
      running.delete(key);
    }
  };

  return {
    forget: (key: string): void => void kept.delete(key),
    of(key: string): Promise<T> {
      const value = kept.get(key);
      if (value !== undefined) {
        kept.delete(key);
        kept.set(key, value);
        return Promise.resolve(value);
      }
      const current = running.get(key) ?? run(key);
      running.set(key, current);
      return current;
    },
  };
};
