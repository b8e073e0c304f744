import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';

const count = z.int().min(0);

/**
 * What happened lately (docs/specification.md 2 §2). A week is today and the six UTC days before. Counts are exact at once; the two
 * lists are of `asOf`, made once a minute, and hold what TRENDS_MIN_PEOPLE people searched for (docs/decisions.md 19).
 */
export const activity = endpoint(routes.activity, {
  reply: z.strictObject({
    /** Accounts that exist now. */
    totalUsers: count,
    newUsersThisWeek: count,
    /** Recorded searches; clearing and deleting lower no count. */
    totalSearches: count,
    searchesThisWeek: count,
    topSearchQueries: z.array(z.strictObject({ query: z.string(), count })).max(10),
    topTopics: z.array(z.strictObject({ id: z.string(), title: z.string(), count })).max(10),
    /** Of all kept ratings, to one decimal, half up; null without any. */
    averageRating: z.number().min(1).max(5).nullable(),
    ratingCount: count,
    asOf: z.iso.datetime(),
  }),
});
export type Activity = z.infer<typeof activity.reply>;

/** Searches of the last 30 UTC days, oldest first, days without any too. `uniqueUsers`: that day's people. */
export const searchTrend = endpoint(routes.searchTrend, {
  reply: z.array(z.strictObject({ date: z.iso.date(), count, uniqueUsers: count })),
});
export type SearchTrend = z.infer<typeof searchTrend.reply>;

/**
 * Registrations of the last 30 UTC days, oldest first, days without any too. `premiumCount`: how many of them have premium or
 * family now, bought or granted.
 */
export const registrationTrend = endpoint(routes.registrationTrend, {
  reply: z.array(z.strictObject({ date: z.iso.date(), count, premiumCount: count })),
});
export type RegistrationTrend = z.infer<typeof registrationTrend.reply>;

/** `date,count,uniqueUsers`, as `searchTrend`. All exports are UTF-8 CSV, field names first, inert in a spreadsheet. */
export const exportSearches = endpoint(routes.exportSearches, {});
/** `date,count,premiumCount`, as `registrationTrend`. */
export const exportRegistrations = endpoint(routes.exportRegistrations, {});
/** `id,title,count`, as `topTopics`. */
export const exportTopics = endpoint(routes.exportTopics, {});
/** `id,createdAt,feedbackType,rating,searchQuery,comments`, newest first. It never says who sent it. */
export const exportFeedback = endpoint(routes.exportFeedback, {});
