import type { AdditionalWisdom, WisdomAnswer } from '../../core/contract/search.ts';
import { normalizeQuery } from '../../core/rules/text.ts';
import type { Person } from '../limits/person.ts';
import type { SearchService } from '../search/service.ts';
import type { Composer } from './compose.ts';

/** Answers kept per process; every entry can be composed again, so that nothing is lost with them. */
const KEPT_ANSWERS = 2000;

export interface WisdomService {
  /** Answers a search. Throws the 429 of spec 1 §3 when it is not covered by a ticket and none is left. */
  search(person: Person, request: { query: string; searchId?: string | undefined }): Promise<WisdomAnswer>;
  additional(person: Person, request: { query: string; searchId?: string | undefined }): Promise<AdditionalWisdom>;
}

export const createWisdomService = (search: SearchService, composer: Composer): WisdomService => {
  const answers = keep(KEPT_ANSWERS, (query) => composer.answer(query));
  const additions = keep(KEPT_ANSWERS, (query) => composer.additional(query));
  return {
    async search(person, { query, searchId }) {
      await search.admit(person, query, searchId);
      return answers(normalizeQuery(query));
    },
    async additional(person, { query, searchId }) {
      await search.admit(person, query, searchId);
      return additions(normalizeQuery(query));
    },
  };
};

/** Remembers the latest results of a pure function; the least recently used leaves first. */
const keep = <T>(most: number, compute: (key: string) => T): ((key: string) => T) => {
  const kept = new Map<string, T>();
  return (key) => {
    const value = kept.get(key) ?? compute(key);
    kept.delete(key);
    kept.set(key, value);
    if (kept.size > most) kept.delete(kept.keys().next().value ?? '');
    return value;
  };
};
