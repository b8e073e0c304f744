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

/** What waits on a device: prayers that have changes, and posts. */
interface Waiting {
  prayers: number;
  posts: number;
}

const counted = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`;

/**
 * What a person reads while the session has ended and something waits; null when nothing does. `counting`: several changes may
 * belong to one prayer, and where nobody is signed in only they can be counted.
 */
export const signInAgain = (
  { prayers, posts }: Waiting,
  counting: 'prayers' | 'changes' = 'prayers',
): string | null => {
  const saved = counting === 'prayers' ? counted(prayers, 'prayer') : `${counted(prayers, 'change')} to prayers`;
  const what = [prayers > 0 && `save ${saved}`, posts > 0 && `share ${counted(posts, 'post')}`];
  const said = what.filter(Boolean).join(' and ');
  return said === '' ? null : `Sign in again to ${said}`;
};

/** The warning before a sign-out that would leave something behind (docs/decisions.md 15); null when everything is safe. */
export const notSavedYet = ({ prayers, posts }: Waiting): string | null => {
  const are = (count: number) => (count === 1 ? 'is' : 'are');
  if (prayers > 0 && posts > 0)
    return `${counted(prayers, 'prayer')} and ${counted(posts, 'post')} are not saved to your account yet`;
  if (prayers > 0) return `${counted(prayers, 'prayer')} ${are(prayers)} not saved to your account yet`;
  return posts > 0 ? `${counted(posts, 'post')} ${are(posts)} not shared yet` : null;
};

/** A photo on a prayer, as it is kept and sent: small, since every device of its owner and the server have it. */
export const photoLimits = {
  /** The longer side, in pixels. */
  side: 1280,
  bytes: 200 * 1024,
  /** Signs of one in base64 that is still taken, with room for what another version made. */
  base64: 1_400_000,
} as const;
