import { recordSearch, searchMeter } from '../../core/contract/search.ts';
import { clearRecentSearches, recentSearches } from '../../core/contract/recentSearches.ts';
import type { Api } from '../http/serve.ts';
import { signedIn } from '../http/signedIn.ts';
import { withFingerprint } from '../http/identity/withFingerprint.ts';
import type { SearchService } from './service.ts';

const toSee = signedIn('Please log in to see your recent searches.');

export const searchRoutes = (api: Api, search: SearchService): void => {
  api.serve(recordSearch, (request) =>
    search.record(withFingerprint(request), request.body.query, request.body.isLifeNote),
  );
  api.serve(searchMeter, ({ person }) => search.meter(person));
  api.serveFor(toSee, recentSearches, ({ account, query }) => search.recent(account.id, query.limit));
  api.serveFor(toSee, clearRecentSearches, ({ person, account }) => search.clearRecent(person, account.id));
};
