import { recordSearch, searchMeter, trendingTopics, weeklyTopSearches } from '../../core/contract/search.ts';
import { clearRecentSearches, recentSearches } from '../../core/contract/recentSearches.ts';
import type { Api } from '../http/serve.ts';
import { signedIn } from '../http/signedIn.ts';
import type { SearchService } from './service.ts';
import type { Trends } from './trends.ts';

const toSee = 'Please log in to see your recent searches.';

export const searchRoutes = (api: Api, search: SearchService, trends: Trends): void => {
  api.serve(recordSearch, ({ person, body }) => search.record(person, body.query, body.isLifeNote));
  api.serve(searchMeter, ({ person }) => search.meter(person));
  api.serve(trendingTopics, () => trends.trending());
  api.serve(weeklyTopSearches, () => trends.weekly());
  api.serve(recentSearches, async ({ person, query }) => search.recent(signedIn(person, toSee).id, query.limit));
  api.serve(clearRecentSearches, async ({ person }) => {
    await search.clearRecent(person, signedIn(person, toSee).id);
    return undefined;
  });
};
