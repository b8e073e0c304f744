import { lengths } from './text.ts';

/** Greatest lengths and counts in the journal. Title and content are specified (docs/specification.md 1 §5). */
export const journalLimits = {
  title: lengths.prayerTitle,
  content: lengths.prayerContent,
  category: 40,
  tag: 30,
  tags: 12,
  update: 500,
  updates: 200,
  /** Copies beside a prayer, of texts from other devices. */
  conflicts: 100,
  /** More than two prayers a day for a hundred years: a ceiling for scripts, which no person should meet. */
  prayers: 100_000,
  story: 500,
} as const;

export const DEFAULT_CATEGORY = 'personal';

const loneSurrogates = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/**
 * Text as every store can keep it: PostgreSQL refuses a NUL, and half of a split emoji would come back as another
 * character than was sent. Cleaned before it is first stored, so that a text never changes on its way.
 */
export const cleanText = (text: string): string => text.replaceAll('\0', '').replace(loneSurrogates, '\uFFFD').trim();

/** Tags as kept: clean, lower-cased, each once, none empty. */
export const cleanTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => cleanText(tag).toLowerCase()).filter((tag) => tag !== '')),
];

/** What keeps a prayer from being saved, in the specified words (docs/specification.md 1 §5); null when nothing does. */
export const prayerProblem = (title: string, content: string): string | null => {
  if (!cleanText(title) || !cleanText(content)) return 'Please add both a title and prayer content.';
  if (cleanText(title).length > journalLimits.title)
    return `Please keep the title under ${journalLimits.title} characters.`;
  if (cleanText(content).length > journalLimits.content)
    return `Please keep the prayer under ${journalLimits.content} characters.`;
  return null;
};

/** What a person reads while the session has ended and prayers wait; null when none do. */
export const signInAgain = (count: number): string | null =>
  count === 0 ? null : `Sign in again to save ${count} prayer${count === 1 ? '' : 's'}`;

/** The warning before a sign-out that would leave prayers behind (docs/decisions.md 15); null when everything is safe. */
export const notSavedYet = (count: number): string | null =>
  count === 0 ? null : `${count} ${count === 1 ? 'prayer is' : 'prayers are'} not saved to your account yet`;
