import type { Prayer, PrayerChanges, PrayerPhoto, Saved } from '../contract/journal.ts';
import type { NewPost } from '../contract/posts.ts';
import type { CachedContent, Change, PendingItem, PhotoBytes, Seen, StoredPrayer } from './types.ts';

/**
 * The gate for everything that comes in from outside: answers of whatever answers under the server's name, and rows of
 * a store that may be damaged or from another version. By hand and not by the contract's schemas, since the outbox is in
 * the browser from the first second; core/sync/protocol.test.ts holds the two to the same verdict.
 */

type Shape = Record<string, (value: unknown) => boolean>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string';
const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isCount = (value: unknown): boolean => Number.isSafeInteger(value);
const isList = (each: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(each);
/** Without a list of its fields for each: it runs for every prayer that is read. */
const matches = (value: unknown, shape: Shape): value is Record<string, unknown> => {
  if (!isObject(value)) return false;
  for (const key in shape) if (!shape[key]?.(value[key])) return false;
  return true;
};
const optional = (check: (value: unknown) => boolean) => (value: unknown) => value === undefined || check(value);

const update: Shape = { id: isText, text: isText, createdAt: isText };
const copy: Shape = { id: isText, title: isText, content: isText, createdAt: isText };
const written: Shape = {
  title: isText,
  content: isText,
  category: isText,
  tags: isList(isText),
  createdAt: isText,
  answeredAt: isTextOrNull,
  answerStory: isTextOrNull,
  updates: isList((each) => matches(each, update)),
};
const isPhoto = (value: unknown): value is PrayerPhoto =>
  matches(value, { id: isText, width: isCount, height: isCount });
const isPhotoOrNull = (value: unknown): boolean => value === null || isPhoto(value);
const prayer: Shape = {
  ...written,
  id: isText,
  userId: isText,
  updatedAt: isText,
  conflicts: isList((each) => matches(each, copy)),
  wordsId: isText,
  answerId: isTextOrNull,
  photo: optional(isPhotoOrNull),
  revision: isCount,
  deletedAt: isTextOrNull,
};

export const isPrayer = (value: unknown): value is Prayer => matches(value, prayer);

const outcomes = new Set<unknown>(['applied', 'kept_both', 'overruled']);
export const isSaved = (value: unknown): value is Saved =>
  matches(value, {
    id: isText,
    changeId: isText,
    revision: isCount,
    outcome: (each) => outcomes.has(each),
    prayer: isPrayer,
  });

export const isPage = (value: unknown): value is PrayerChanges =>
  matches(value, {
    userId: isText,
    changes: isList(isPrayer),
    next: isCount,
    more: isFlag,
    knownUntil: isCount,
  });

/** As much of a post as tells that it is the one that was sent. */
export const isOwnPost = (value: unknown): value is { id: string; clientId: string } =>
  matches(value, { id: isText, clientId: isText, mine: (each) => each === true });

/** The server's error shape, which no portal or proxy gives by chance. */
export const isFailure = (value: unknown): value is { error: string; code: string } =>
  matches(value, { error: isText, code: isText, requestId: isText });

export const parseJson = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

const isSeen = (value: unknown): value is Seen =>
  matches(value, { revision: isCount, words: isText, answer: isTextOrNull, texts: isText });
const set: Shape = {
  title: optional(isText),
  content: optional(isText),
  category: optional(isText),
  tags: optional(isList(isText)),
  answeredAt: optional(isTextOrNull),
  answerStory: optional(isTextOrNull),
  addUpdates: optional(isList((each) => matches(each, update))),
  removeUpdates: optional(isList(isText)),
  dropConflicts: optional(isList(isText)),
  restore: optional((each) => each === true),
};

const isNewPost = (value: unknown): value is NewPost =>
  matches(value, {
    content: isText,
    postType: isText,
    audience: isText,
    circleId: optional(isTextOrNull),
    anonymous: isFlag,
    tags: isList(isText),
    imageId: optional(isTextOrNull),
    imageAlt: isText,
    confirmed: isFlag,
  });

const isChange = (value: unknown): value is Change => {
  if (matches(value, { kind: (each) => each === 'post' })) return isNewPost(value['post']);
  if (!matches(value, { prayerId: isText })) return false;
  if (value['kind'] === 'photo') return matches(value, { photoId: isText, photo: isPhotoOrNull });
  if (value['kind'] === 'create') return matches(value['prayer'], written);
  if (value['kind'] === 'edit') return isSeen(value['seen']) && matches(value['set'], set);
  return value['kind'] === 'delete' && isSeen(value['seen']);
};

const isParked = (value: unknown) => value === null || matches(value, { code: isText, reason: isText, at: isCount });

/** Stores pass each row they read through these; a row that does not fit is left where it is and not shown. */
export const isPendingItem = (row: unknown): row is PendingItem =>
  matches(row, {
    id: isText,
    owner: isText,
    version: (each) => each === 1,
    timestamp: isCount,
    order: isCount,
    data: isChange,
    parked: isParked,
  });

export const isStoredPrayer = (row: unknown): row is StoredPrayer =>
  matches(row, { id: isText, owner: isText, version: (each) => each === 1, createdAt: isText, prayer: isPrayer });

export const isCachedContent = (row: unknown): row is CachedContent =>
  matches(row, { key: isText, owner: isTextOrNull, version: (each) => each === 1, timestamp: isCount }) &&
  'data' in row;

/** The bytes of a photo, as a row or a saved journal has them. */
export const isPhotoBytes = (value: unknown): value is PhotoBytes =>
  matches(value, { type: (each) => /^image\/[a-z]+$/.test(String(each)), data: isText });
