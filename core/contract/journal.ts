import { z } from 'zod';
import { cleanTags, DEFAULT_CATEGORY, journalLimits } from '../rules/prayerText.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { ignoredUserId, typedText } from './text.ts';

/** `pending_{timestamp}_{uuid}`, made by the device: names a prayer, and each change to one. */
export const prayerId = z
  .string()
  .regex(/^pending_\d{1,16}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'is not an id');

const text = (max: number, missing: string) => typedText(max).min(1, missing);
const moment = z.iso.datetime('is not a date and time').overwrite((time) => {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? time : date.toISOString();
});
const bothNeeded = 'Please add both a title and prayer content.';

const title = text(journalLimits.title, bothNeeded);
const content = text(journalLimits.content, bothNeeded);
const category = text(journalLimits.category, 'Please choose a category.');
const tags = z
  .array(z.string().max(journalLimits.tag, `Please keep each tag under ${journalLimits.tag} characters.`))
  .max(journalLimits.tags, `Please use at most ${journalLimits.tags} tags.`)
  .overwrite(cleanTags);
const story = text(journalLimits.story, 'Please write the story, or leave it out.').nullable();

/** A later word under a prayer. Its id is made by the device, so that adding it twice adds it once. */
const prayerUpdate = z.strictObject({
  id: prayerId,
  text: text(journalLimits.update, 'Please write the update.'),
  createdAt: moment,
});
const updates = z.array(prayerUpdate).max(journalLimits.updates);

/** The photo on a prayer, in pixels. Its bytes are read by themselves (`readPhoto`); its id is made by the device. */
const photo = z.strictObject({ id: z.uuid(), width: z.int().min(1), height: z.int().min(1) });
export type PrayerPhoto = z.infer<typeof photo>;

/**
 * A prayer as the server sends it (docs/specification.md 1 §3). `revision` is when it last changed, in the server's
 * order of all changes to its owner's prayers (a moment in ms where that is free, so that a server set back never gives
 * one out twice). With `deletedAt` set it is a tombstone and its texts are empty.
 */
export const prayer = z.strictObject({
  id: z.string(),
  userId: z.string(),
  title: z.string(),
  content: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  answeredAt: z.string().nullable(),
  answerStory: z.string().nullable(),
  updates: z.array(z.strictObject({ id: z.string(), text: z.string(), createdAt: z.string() })),
  /** Texts that lost to another device's: all are kept and shown until the person chooses. `id` is that of the change. */
  conflicts: z.array(z.strictObject({ id: z.string(), title: z.string(), content: z.string(), createdAt: z.string() })),
  /** The ids of the changes that wrote title and content, and the answer. What replaces them names them. */
  wordsId: z.string(),
  answerId: z.string().nullable(),
  /** Missing where it is of a time before there were photos. */
  photo: photo.nullable().optional(),
  revision: z.int(),
  deletedAt: z.string().nullable(),
});
export type Prayer = z.infer<typeof prayer>;

/**
 * What the outbox acknowledges by: the prayer's id and the change's id echoed, and the revision at which that change was
 * settled. `kept_both`: another device had written meanwhile, and this text stands beside the other as a copy.
 * `overruled`: a delete that came after texts the person had not seen; the prayer stays.
 */
export const saved = z.strictObject({
  id: z.string(),
  changeId: z.string(),
  revision: z.int(),
  outcome: z.enum(['applied', 'kept_both', 'overruled']),
  prayer,
});
export type Saved = z.infer<typeof saved>;

/**
 * Whom the writer was signed in as. The session alone decides who is asking (docs/decisions.md 6); but a prayer written
 * by one person must not be sent under the session of the next, so another `owner` than the session's is refused (401).
 */
const owner = z.string().max(36).optional();

/**
 * Keeps a prayer. Its id is the idempotency key: the same id and text from the same owner gets the same answer; an id
 * that is taken otherwise is refused with `conflict`, whoever has it. The specification sends neither id nor date
 * (docs/specification.md 1 §7): then the server adds them. A journal that holds all it may, in prayers or in bytes,
 * refuses more with `full`; what a device holds stays there, with that sentence. Too many writes within minutes are
 * refused with `too_many_requests` and Retry-After.
 */
export const addPrayer = endpoint(routes.addPrayer, {
  body: z.strictObject({
    id: prayerId.optional(),
    owner,
    userId: ignoredUserId,
    title,
    content,
    category: category.default(DEFAULT_CATEGORY),
    tags: tags.default([]),
    createdAt: moment.optional(),
    answeredAt: moment.nullish(),
    answerStory: story.optional(),
    updates: updates.default([]),
  }),
  reply: saved,
});

/**
 * The person's prayers, newest first. Page by `cursor`, the id of the last one seen, until a page is empty:
 * one may have fewer than `limit`, since it is bounded in bytes too. `q` searches in all their texts.
 */
export const prayers = endpoint(routes.prayers, {
  query: z.strictObject({
    limit: z.coerce.number<string>().int().min(1).max(500).default(200),
    cursor: prayerId.optional(),
    q: typedText(100).optional(),
  }),
  reply: z.array(prayer),
});

/**
 * Changes a prayer. `revision` is the server's last that the writer knew; `replaces` and `replacesAnswer` name the texts
 * (`wordsId`, `answerId`) that they had before them. Where these are no longer the prayer's, another device wrote
 * meanwhile, and both texts are kept. A writer that names no text has seen what is not younger than `revision`. A change
 * whose `changeId` was seen before is not made again, and gets its first outcome.
 */
export const editPrayer = endpoint(routes.editPrayer, {
  params: z.strictObject({ id: prayerId }),
  body: z
    .strictObject({
      changeId: prayerId.optional(),
      owner,
      revision: z.int().min(0),
      replaces: prayerId.optional(),
      replacesAnswer: prayerId.nullish(),
      title: title.optional(),
      content: content.optional(),
      category: category.optional(),
      tags: tags.optional(),
      answeredAt: moment.nullish(),
      answerStory: story.optional(),
      addUpdates: updates.optional(),
      removeUpdates: z.array(prayerId).max(journalLimits.updates).optional(),
      /** Copies that the person has chosen against. */
      dropConflicts: z.array(prayerId).max(journalLimits.conflicts).optional(),
      /** Takes a delete back. */
      restore: z.literal(true).optional(),
    })
    .refine(
      ({ changeId: _c, owner: _o, revision: _r, replaces: _w, replacesAnswer: _a, ...set }) =>
        Object.values(set).some((value) => value !== undefined),
      'There is nothing to change.',
    ),
  reply: saved,
});

/** Leaves a tombstone. Overruled when another device added text that the person had not seen. */
export const deletePrayer = endpoint(routes.deletePrayer, {
  params: z.strictObject({ id: prayerId }),
  query: z.strictObject({
    changeId: prayerId.optional(),
    owner,
    revision: z.coerce.number<string>().int().min(0),
    /** All texts that the person had before them, as core/journal/conflictRules.ts has it in one word. */
    texts: z
      .string()
      .regex(/^[0-9a-f]{16}$/)
      .optional(),
  }),
  reply: saved,
});

const onePhoto = z.strictObject({ id: prayerId, photoId: z.uuid() });
const photoChange = z.strictObject({ changeId: prayerId, owner });

/**
 * Puts the photo in the raw body (`Content-Type: image/…`, as `uploadImage` takes it) on a prayer, in the place of any other.
 * What the camera wrote into it is not kept. The change's id is the key, as of an edit. It is no text: it replaces none, and
 * brings no deleted prayer back. 410 once nothing is left of a deleted prayer; 413, 415, 422 `full`, 429.
 */
export const putPhoto = endpoint(routes.putPhoto, { params: onePhoto, query: photoChange, reply: saved });

/** Takes this photo off a prayer; another that has been put there since stays. */
export const deletePhoto = endpoint(routes.deletePhoto, { params: onePhoto, query: photoChange, reply: saved });

/** The photo as WebP, for the owner of its prayer alone. */
export const readPhoto = endpoint(routes.readPhoto, { params: onePhoto, query: z.strictObject({ owner }) });

/**
 * Everything of the person's that changed after `since`, tombstones too, in the server's order: call again with `next`
 * while there is `more`; a page may have fewer than `limit`, since it is bounded in bytes too. `seen` is the latest revision that any reply gave to this device; `knownUntil` is the last
 * change up to there that the server has. Below `seen` it means that the server went back to a backup and lost some.
 */
export const prayerChanges = endpoint(routes.prayerChanges, {
  query: z.strictObject({
    since: z.coerce.number<string>().int().min(0).default(0),
    seen: z.coerce.number<string>().int().min(0).default(0),
    limit: z.coerce.number<string>().int().min(1).max(1000).default(500),
    owner,
  }),
  reply: z.strictObject({
    userId: z.string(),
    changes: z.array(prayer),
    next: z.int(),
    more: z.boolean(),
    knownUntil: z.int(),
  }),
});
export type PrayerChanges = z.infer<typeof prayerChanges.reply>;

/** What an edit sets; what it leaves out stays. */
export type PrayerEdit = Omit<
  z.infer<typeof editPrayer.body>,
  'changeId' | 'owner' | 'revision' | 'replaces' | 'replacesAnswer'
>;

/** A prayer as its writer sends it. */
export type NewPrayer = Pick<
  Prayer,
  'title' | 'content' | 'category' | 'tags' | 'createdAt' | 'answeredAt' | 'answerStory' | 'updates'
>;
