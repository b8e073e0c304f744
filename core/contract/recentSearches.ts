import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';

/** The person's own searches (docs/specification.md 1 §7), each wording once, when it was last searched, newest first. */
export const recentSearches = endpoint(routes.recentSearches, {
  query: z.strictObject({ limit: z.coerce.number<string | number>().int().min(1).max(100).default(10) }),
  reply: z.array(z.strictObject({ query: z.string(), searchDate: z.iso.datetime() })),
});

/** Forgets them (docs/decisions.md 13). What was searched today stays counted, and free to search again. */
export const clearRecentSearches = endpoint(routes.clearRecentSearches, {});
