import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';

/** The person's own searches, each wording once with the last time it was searched, newest first (spec 1 §7). */
export const recentSearches = endpoint(routes.recentSearches, {
  query: z.strictObject({ limit: z.coerce.number<string | number>().int().min(1).max(100).default(10) }),
  reply: z.array(z.strictObject({ query: z.string(), searchDate: z.iso.datetime() })),
});

/** Forgets them (decision 13). What was searched today stays counted, and free to search again. */
export const clearRecentSearches = endpoint(routes.clearRecentSearches, {});
