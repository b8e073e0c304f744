import type { Matcher } from '../../core/matching/types.ts';
import type { Library } from '../../core/contract/library.ts';
import type { Reply } from '../../core/contract/endpoint.ts';
import type { trendingTopics, weeklyTopSearches } from '../../core/contract/search.ts';
import type { TrendLists } from './lists/lists.ts';

const LISTED = 10;
/** The weekly list never has fewer entries: curated ones fill it up. */
const MIN_WEEKLY = 5;

export type HomeTrends = ReturnType<typeof createHomeTrends>;

interface Dependencies {
  library: Library;
  matcher: Matcher;
  /** Different people that must have searched for something before it is shown. */
  minPeople: number;
  lists: TrendLists;
}

/** What many people searched for this week: titles of ours, never what was typed, and curated entries beside them. */
export const createHomeTrends = ({ library, matcher, minPeople, lists }: Dependencies) => {
  const titles = new Map(library.notes.map((note) => [note.id, note.challenge]));
  const curated = library.weekly.map((query) => {
    const match = matcher.match(query);
    return { query, leadsTo: match.kind === 'challenge' ? match.id : null };
  });

  const made = async () => {
    const { topics } = await lists.read();
    return topics
      .flatMap(({ id, people }) => {
        const title = titles.get(id);
        // In steps: a count that goes up by one would tell that one more person searched.
        return title ? [{ id, title, count: people - (people % minPeople) }] : [];
      })
      .slice(0, LISTED);
  };

  return {
    async weekly(): Promise<Reply<typeof weeklyTopSearches>> {
      const shown = await made();
      const ids = new Set<string | null>(shown.map(({ id }) => id));
      const filled = [
        ...shown.map(({ title, count }) => ({ query: title, count })),
        ...curated.filter(({ leadsTo }) => !ids.has(leadsTo)).map(({ query }) => ({ query, count: 0 })),
      ];
      return filled.slice(0, Math.max(shown.length, MIN_WEEKLY));
    },
    async trending(): Promise<Reply<typeof trendingTopics>> {
      const shown = await made();
      const ids = new Set(shown.map(({ id }) => id));
      const filled = [
        ...shown.map(({ id, title }) => ({ id, title })),
        ...library.trending.filter(({ id }) => !ids.has(id)),
      ];
      return filled.slice(0, LISTED);
    },
  };
};
