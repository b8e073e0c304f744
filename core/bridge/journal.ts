import { z } from 'zod';
import type { Prayer, PrayerEdit } from '../contract/journal.ts';
import { audiences, postTypes, type NewPost } from '../contract/posts.ts';
import type { LocalItem } from '../journal/cachedKeys.ts';
import { LOCAL_OWNER } from '../journal/local/localOwner.ts';
import type { AnsweredPage, AnsweredQuery } from '../journal/answered.ts';
import type { JournalPage, JournalQuery } from '../journal/journalIndex.ts';
import { isPostClientId, type NewPhoto, type PhotoBytes, type Seen } from '../journal/types.ts';
import type { JournalEntry } from '../journal/entries.ts';
import type { LocalJournal, TakeAlong, TakeAlongEnd } from '../sync/local/localJournal.ts';
import type { PendingCount, WaitingPost } from '../sync/client.ts';
import type { PrayerInput } from '../sync/outbox.ts';
import type { SyncResult, SyncStatus } from '../sync/scheduler.ts';
import type { LockState, UnlockResult } from '../sync/lock/journalLock.ts';
import type { ImportResult, JournalBackup, JournalHealth } from './journalHealth.ts';
import { photoLimits } from '../rules/prayerText.ts';
import { verb } from './verb.ts';

// What a page may hand to the journal: plain values of the right kind, and none without end. What a text may say and how
// long it may be is for the outbox and the server to judge, here as in a browser.
/** An account's. */
const account = z.uuid();
/** Or that of the journal without one, of which nothing is ever sent. */
const owner = z.union([account, z.literal(LOCAL_OWNER)]);
const id = z.string().min(1).max(100);
const text = z.string().max(200_000);
const moment = z.string().max(40);
const list = <T extends z.ZodType>(each: T) => z.array(each).max(5_000);

const postId = id.refine(isPostClientId);

const words = {
  category: text,
  tags: list(text),
  answeredAt: moment.nullable(),
  answerStory: text.nullable(),
};
const update = z.strictObject({ id, text, createdAt: moment });
const prayer = z.strictObject({ title: text, content: text, createdAt: moment, updates: list(update), ...words });

const input: z.ZodType<PrayerInput> = prayer.partial().required({ title: true, content: true });
const photo: z.ZodType<NewPhoto> = z.strictObject({
  type: z.enum(['image/webp', 'image/jpeg']),
  data: z.base64().max(photoLimits.base64),
  width: z.int().min(1).max(10_000),
  height: z.int().min(1).max(10_000),
});
const imported = z
  .array(z.strictObject({ id, prayer, photo: photo.optional() }))
  .max(200_000)
  .readonly();
const seen: z.ZodType<Seen> = z.strictObject({
  revision: z.int(),
  words: id,
  answer: id.nullable(),
  texts: z.string().max(100),
});
const edit: z.ZodType<PrayerEdit> = z
  .strictObject({
    title: text,
    content: text,
    ...words,
    addUpdates: list(update),
    removeUpdates: list(id),
    dropConflicts: list(id),
    restore: z.literal(true),
  })
  .partial();

const newPost: z.ZodType<NewPost> = z.strictObject({
  content: text,
  postType: z.enum(postTypes),
  audience: z.enum(audiences),
  circleId: z.uuid().nullish(),
  anonymous: z.boolean(),
  tags: list(text),
  imageId: z.uuid().nullish(),
  imageAlt: text,
  confirmed: z.boolean(),
});

const today = z.iso.date();
const limit = z.int().min(0).max(1_000_000);
const query: z.ZodType<JournalQuery> = z.strictObject({
  words: text,
  category: text,
  tag: text,
  which: z.enum(['all', 'open', 'answered']),
  period: z.string().regex(/^(\d{4}-\d{2}(-\d{2})?)?$/),
  limit,
  today,
  open: z.string().max(100),
  month: z.string().regex(/^(\d{4}-\d{2})?$/),
});

const answeredQuery: z.ZodType<AnsweredQuery> = z.strictObject({ limit, today });

// Listed here again: a new local item does not open itself to the page.
const localItem = z.enum([
  'draft',
  'draftPhoto',
  'unsent',
  'prayed',
  'prayNow',
  'reminder',
  'asked',
] satisfies LocalItem[]);
/** Room for a picture as text. */
const MAX_LOCAL_DATA = 12_000_000;
const isSmall = (data: unknown): boolean => {
  try {
    return (JSON.stringify(data) ?? '').length <= MAX_LOCAL_DATA;
  } catch {
    return false; // a circle, or a BigInt
  }
};
const localData = z.unknown().refine(isSmall);

const secret = z.string().min(1).max(200);
const lockSecret = z.enum(['pin', 'recovery']);
const takeAlong: z.ZodType<TakeAlong> = z.strictObject({
  secret: z.strictObject({ how: lockSecret, secret }).exactOptional(),
  only: z.array(id).max(200_000).readonly().exactOptional(),
});
const backupName = z.string().regex(/^journal-\d{15}-[a-z]{1,10}\.sqlite$/);
const archiveName = z.string().regex(/^journal-kept-[\dTZ.-]{24}$/);
const quarantineName = z.string().regex(/^[\dTZ.-]{24}$/);

/**
 * The journal, which is the main process's own. A verb named as a method of the JournalClient (core/sync) is that method:
 * main calls it, and the page's client offers it, without a line for it.
 */
export const journal = {
  create: verb(owner, input, photo.optional()).returns<string>(),
  import: verb(owner, imported).returns<void>(),
  edit: verb(owner, id, seen, edit).returns<void>(),
  remove: verb(owner, id, seen).returns<void>(),
  setPhoto: verb(owner, id, photo.nullable()).returns<void>(),
  readPhoto: verb(owner, id).returns<PhotoBytes | null>(),
  retry: verb(owner, id).returns<void>(),
  discard: verb(owner, id).returns<void>(),
  entries: verb(owner).returns<JournalEntry[]>(),
  page: verb(owner, query).returns<JournalPage>(),
  answered: verb(owner, answeredQuery).returns<AnsweredPage>(),
  prayNow: verb(owner, today, limit, text.optional()).returns<Prayer[]>(),
  /** Every prayer that is known here, deleted ones too. */
  all: verb(owner).returns<Prayer[]>(),
  status: verb().returns<SyncStatus>(),
  sync: verb(z.enum(['start', 'online', 'visible', 'asked'])).returns<SyncResult>(),
  createPost: verb(account, newPost, postId.optional()).returns<string>(),
  replacePost: verb(account, id, newPost).returns<void>(),
  posts: verb(account).returns<WaitingPost[]>(),
  pendingCounts: verb().returns<ReadonlyMap<string, PendingCount>>(),
  readLocal: verb(owner, localItem).returns<unknown>(),
  writeLocal: verb(owner, localItem, localData).returns<void>(),
  clear: verb(owner, z.enum(['synced', 'everything'])).returns<void>(),
  /** Who is signed in now; answers how that person's lock is. */
  signedIn: verb(account).returns<LockState>(),
  signedOut: verb().returns<void>(),

  /** The journal without an account; null where there is none. */
  localJournal: verb().returns<LocalJournal | null>(),
  takeAlong: verb(account, takeAlong.optional()).returns<TakeAlongEnd>(),
  canKeepCopy: verb(account).returns<boolean>(),
  keepCopy: verb(account).returns<string[]>(),

  /** Whose lock is meant from now on. */
  setLockOwner: verb(owner).returns<LockState>(),
  setUpLock: verb(owner, secret).returns<string>(),
  unlock: verb(owner, lockSecret, secret).returns<UnlockResult>(),
  changePin: verb(owner, secret).returns<void>(),
  lock: verb().returns<void>(),
  turnOffLock: verb(owner).returns<void>(),

  health: verb().returns<JournalHealth>(),
  noticeSeen: verb().returns<void>(),
  backups: verb().returns<JournalBackup[]>(),
  backUp: verb().returns<JournalBackup>(),
  restore: verb(backupName).returns<ImportResult>(),
  /** Archives a journal that lacks its key, and opens a new one. One whose key has come meanwhile is opened. */
  startNewJournal: verb().returns<void>(),
  /** What an archived journal holds comes into this one. */
  importArchived: verb(archiveName).returns<ImportResult>(),
  /** Shows a damaged file that was quarantined in the system's own window for files. */
  showQuarantined: verb(quarantineName).returns<void>(),
  /** What can be read of it comes into this journal. */
  importQuarantined: verb(quarantineName).returns<ImportResult | 'nothing'>(),
};
