import type { Role } from './roles.ts';

/** Daily searches for a signed-out visitor (docs/specification.md 1 §6). */
const ANONYMOUS_DAILY_SEARCHES = 1;

/** PREMIUM_DAILY_SEARCHES: the specification names two figures (docs/decisions.md 1). null is unlimited. */
export interface LimitSettings {
  premiumDailySearches: number | null;
}

/** So many searches a day signed-out visitors behind one network (/24, /48) make at once; new devices then wait a little. */
export const NETWORK_DAILY_SEARCHES = 200;

/** The same for one fingerprint there: two phones of one make look alike, and a wiped cookie looks like another phone. */
export const FINGERPRINT_DAILY_SEARCHES = 3;

/** So many searches a day that find nothing cost a person nothing. */
export const MAX_FREE_ZERO_RESULTS = 20;

/** How many hits of an admin's search for accounts are counted; where there are more, the total is one more than this. */
export const COUNTED_HITS = 1000;

/** Daily searches for a role, or for nobody; null is no limit (docs/decisions.md 1). */
export const dailySearches = (role: Role | null, settings: LimitSettings): number | null => {
  switch (role) {
    case null:
      return ANONYMOUS_DAILY_SEARCHES;
    case 'registered':
      return 3;
    case 'premium':
      return settings.premiumDailySearches;
    case 'contributor':
    case 'moderator':
    case 'admin':
      return null;
  }
};
