import type { Role } from './roles.ts';

/** Daily searches for a signed-out visitor (spec 1 §6). */
export const ANONYMOUS_DAILY_SEARCHES = 1;

/** The premium figure as set by PREMIUM_DAILY_SEARCHES (decision 1); null is unlimited. */
export interface LimitSettings {
  premiumDailySearches: number | null;
}

/** Signed-out visitors behind one network (/24, /48) share this many searches a day, whatever they wipe (decision 4). */
export const NETWORK_DAILY_SEARCHES = 200;

/** Daily searches for a role, or for nobody; null is no limit (decision 1). */
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
