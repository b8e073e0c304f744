import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { contentId, dangerKind } from './content.ts';
import { routes } from './routes.ts';
import { ignoredUserId, typedText } from './text.ts';
import { noMatchKinds } from '../matching/noMatch.ts';
import { lengths } from '../rules/text.ts';

/** A `fp_…` browser fingerprint: a hint that two devices may share, never stored as sent (docs/decisions.md 4). */
export const fingerprint = z.string().regex(/^fp_[A-Za-z0-9_-]{1,64}$/);

const query = typedText(lengths.query).min(1, 'Type what you need help with.');

/** What is left of the UTC day's searches, by role (docs/decisions.md 1 and 2). `limit` is null where there is none. */
export const meter = z.strictObject({
  limit: z.int().nullable(),
  used: z.int(),
  resetAt: z.iso.datetime(),
});
export type Meter = z.infer<typeof meter>;

/** One verse of a passage. `gap`: verses are left out between the one before and this. */
const verseLine = z.strictObject({
  chapter: z.int(),
  verse: z.int(),
  text: z.string(),
  gap: z.literal(true).optional(),
});

/** A passage joined from the verse store. `translation` is what it is quoted from. */
export const verse = z.strictObject({
  ref: z.string(),
  text: z.string(),
  translation: z.enum(['ESV', 'WEB']),
  /** The same text verse by verse, where the passage is long enough to be read with numbers and paragraphs. */
  lines: z.array(verseLine).optional(),
});
export type Verse = z.infer<typeof verse>;

/** Why this answer was chosen. `because` is a plain sentence for the person. */
const matchReason = z.strictObject({
  kind: z.enum(['crisis', 'reference', 'challenge', 'topic', 'missing', 'none']),
  /** With `crisis` for clients of before `danger`: which of their two cards comes nearest. */
  id: z.string().optional(),
  /** With `crisis`: which card is shown. */
  danger: z.strictObject({ kind: dangerKind, subject: z.enum(['self', 'other']) }).optional(),
  /** With `challenge`: the words may mean any of these as well, the first of which is the answer given. */
  choices: z.array(z.strictObject({ id: contentId, title: z.string() })).optional(),
  /** What there is near a passage that no Bible has. */
  nearest: z.array(z.string()).optional(),
  because: z.string(),
  /** What it is that no note answers; with `none`. A client that does not know the kind shows `fallback`. */
  about: z.enum(noMatchKinds).optional(),
  /** The entry that answers it, where there is one. */
  question: z.string().optional(),
  page: z.string().optional(),
  language: z.string().optional(),
});
export type MatchReason = z.infer<typeof matchReason>;

const wisdom = {
  notes: z.array(z.string()),
  verses: z.array(verse),
  prayers: z.array(z.string()),
  topic: z.string(),
};

/**
 * The wisdom response (docs/specification.md 1 §3). With `match.kind` none the words for its kind, or the general
 * default, stand in `fallback`, unless the answer was generated.
 */
const wisdomAnswer = z.strictObject({
  ...wisdom,
  fallback: z.strictObject(wisdom).optional(),
  match: matchReason,
  /** The words may speak of danger: the way to the lines stands beside the answer. Like `crisis` it is not counted or recorded. */
  helpline: z.boolean(),
  /** `curated` was written and checked by people; `generated` is labelled so on screen (docs/decisions.md 21). */
  source: z.enum(['curated', 'generated']),
});
export type WisdomAnswer = z.infer<typeof wisdomAnswer>;

const additionalWisdom = z.strictObject({
  bibleReferences: z.array(verse),
  stickyNoteExamples: z.array(z.strictObject({ note: z.string(), placement: z.string() })),
  resources: z.array(z.strictObject({ title: z.string(), type: z.string(), description: z.string() })),
  relatedTopics: z.array(z.string()),
  prayer: z.string(),
});
export type AdditionalWisdom = z.infer<typeof additionalWisdom>;

/** Counts one visible search; its ticket makes the calls after it free (docs/decisions.md 3). 429 `search_limit`. */
export const recordSearch = endpoint(routes.recordSearch, {
  body: z.strictObject({
    userId: ignoredUserId,
    query,
    normalizedQuery: z.string().optional(),
    isLifeNote: z.boolean().default(false),
    browserFingerprint: fingerprint.optional(),
  }),
  /** `searchId` is null for words that speak, or may speak, of danger: they are never recorded (docs/decisions.md 17). */
  reply: z.strictObject({ searchId: z.string().nullable(), ...meter.shape }),
});

export const searchMeter = endpoint(routes.searchMeter, { reply: meter });

const asked = { userId: ignoredUserId, query };
const asker = {
  browserFingerprint: fingerprint.optional(),
  /** What recording the search gave; one that is not known here is as good as none. */
  searchId: typedText(64).optional(),
};

/** Answers a search. Spends nothing when it carries the ticket of a recorded one (docs/decisions.md 3). */
export const wisdomSearch = endpoint(routes.wisdomSearch, {
  body: z.strictObject({ ...asked, skipCache: z.boolean().default(false), ...asker }),
  reply: wisdomAnswer,
});

/** More for the same search: references, reminders, resources, related topics, a prayer. */
export const wisdomAdditional = endpoint(routes.wisdomAdditional, {
  body: z.strictObject({ ...asked, ...asker }),
  reply: additionalWisdom,
});

export const trendingTopics = endpoint(routes.trendingTopics, {
  reply: z.array(z.strictObject({ id: contentId, title: z.string() })),
});

export const weeklyTopSearches = endpoint(routes.weeklyTopSearches, {
  reply: z.array(z.strictObject({ query: z.string(), count: z.int() })),
});
