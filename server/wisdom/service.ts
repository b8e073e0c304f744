import type { AdditionalWisdom, WisdomAnswer } from '../../core/contract/search.ts';
import { normalizeQuery } from '../../core/rules/text.ts';
import type { Person } from '../limits/person.ts';
import type { Scripture } from '../scripture/service.ts';
import type { Admitted, SearchService } from '../search/service.ts';
import type { Composed, Composer } from './compose.ts';
import { lockAdditional, lockVerses } from './draft.ts';
import type { Guide } from './guide.ts';

/** Drafts kept per process; every entry can be composed again, so that nothing is lost with them. */
const KEPT_DRAFTS = 2000;

interface Search {
  query: string;
  searchId?: string | undefined;
}

export interface WisdomService {
  /** Answers a search. Throws the 429 of spec 1 §3 when it is not covered by a ticket and none is left. */
  search(person: Person, request: Search & { skipCache?: boolean }): Promise<WisdomAnswer>;
  additional(person: Person, request: Search): Promise<AdditionalWisdom>;
}

interface Parts {
  search: SearchService;
  composer: Composer;
  scripture: Pick<Scripture, 'passage'>;
  /** Null without AI settings: then every answer is curated. */
  guide: Guide | null;
}

export const createWisdomService = ({ search, composer, scripture, guide }: Parts): WisdomService => {
  const answers = keep(KEPT_DRAFTS, (query) => composer.answer(query), mayBeKept);

  /** What finds neither note nor passage costs nothing. */
  const giveBack = async (person: Person, { searchId, isPaid }: Admitted): Promise<void> => {
    if (searchId && isPaid) await search.giveBack(person, searchId);
  };

  return {
    async search(person, { query, searchId, skipCache = false }) {
      const admitted = await search.admit(person, query, searchId);
      const words = normalizeQuery(query);
      const composed = answers(words);
      // What was given back does not make the model work: only a search that is paid for does.
      const guidance =
        admitted.isPaid && guide && mayBeKept(composed) ? await guide.draft(person, words, composed, skipCache) : null;
      if (guidance && 'danger' in guidance) {
        if (admitted.searchId) await search.forget(person, admitted.searchId);
        return lockVerses(composer.crisisDraft(guidance.danger), scripture.passage);
      }
      if (!guidance && !isFound(composed)) await giveBack(person, admitted);
      return lockVerses(guidance?.draft ?? composed.draft, scripture.passage);
    },
    async additional(person, { query, searchId }) {
      const admitted = await search.admit(person, query, searchId);
      const composed = answers(normalizeQuery(query));
      // With a ticket this is More of an answer that `search` has decided on.
      if (!searchId && !guide && !isFound(composed)) await giveBack(person, admitted);
      return lockAdditional(composer.additional(composed), scripture.passage);
    },
  };
};

const isFound = ({ draft }: Composed): boolean => draft.match.kind !== 'none' && draft.match.kind !== 'missing';

/** Words that speak of danger, or may, are neither kept nor sent to a model. */
const mayBeKept = ({ match }: Composed): boolean => match.kind !== 'crisis' && match.helpline !== true;

/** Remembers the latest results of a pure function; the least recently used leaves first. */
const keep = <T>(most: number, compute: (key: string) => T, mayKeep: (value: T) => boolean): ((key: string) => T) => {
  const kept = new Map<string, T>();
  return (key) => {
    const value = kept.get(key) ?? compute(key);
    kept.delete(key);
    if (mayKeep(value)) kept.set(key, value);
    if (kept.size > most) kept.delete(kept.keys().next().value ?? '');
    return value;
  };
};
