import type { ErrorCode } from '../contract/errors.ts';
import type { NewPrayer, PrayerEdit } from '../contract/journal.ts';
import type { NewPost } from '../contract/posts.ts';
import { cleanTags, cleanText, DEFAULT_CATEGORY } from '../rules/prayerText.ts';
import { timestampOf, type Clock } from './backoff.ts';
import { joined, movedPhotos, photoAdded, photosTaken, takenOut } from './photos/photoWrites.ts';
import { squashChanges } from '../journal/squash.ts';
import { DuplicateId, ItemGone, type Batch, type NewItem, type PrayerStore } from '../journal/store.ts';
import {
  isPhotoItem,
  isPostItem,
  isPrayerItem,
  journalId,
  NO_TEXT,
  photoSubject,
  postClientId,
  subjectOf,
  type Change,
  type NewPhoto,
  type PendingItem,
  type PrayerChange,
  type PrayerItem,
  type Seen,
} from '../journal/types.ts';

/** A prayer as a person gives it. */
export type PrayerInput = Pick<NewPrayer, 'title' | 'content'> & Partial<NewPrayer>;

/** A prayer of a saved journal, with its photo if that was saved too. */
export interface ImportedPrayer {
  id: string;
  prayer: NewPrayer;
  photo?: NewPhoto;
}

/** What a person does to their journal. Each promise settles once it is durable on this device. */
export interface JournalWrites {
  /**
   * The id of the new prayer. Rejects with StorageFull: then it is not saved, with its photo or without, and must not be
   * shown as saved.
   */
  create(owner: string, input: PrayerInput, photo?: NewPhoto): Promise<string>;
  /** `seen` is that of the JournalEntry the person had before them when they began to write. */
  edit(owner: string, prayerId: string, seen: Seen, set: PrayerEdit): Promise<void>;
  remove(owner: string, prayerId: string, seen: Seen): Promise<void>;
  /** Puts a photo on a prayer, in the place of any other; null takes it off. Rejects as `create` does. */
  setPhoto(owner: string, prayerId: string, photo: NewPhoto | null): Promise<void>;
  /** Takes in prayers under the ids they had. Those that are there already, or deleted, stay as they are. */
  import(owner: string, prayers: readonly ImportedPrayer[]): Promise<void>;
  /**
   * Has a post sent as soon as it can be; gives its client id, which is the given one where it may have been sent before.
   * Rejects with StorageFull as `create` does.
   */
  createPost(owner: string, post: NewPost, clientId?: string): Promise<string>;
  /** Sends another text, or the same one confirmed, in place of a post that was refused. One that has gone stays gone. */
  replacePost(owner: string, clientId: string, post: NewPost): Promise<void>;
  /** Sends a parked prayer, photo or post again as it is: by the prayer's id, the photo's subject or the post's id. */
  retry(owner: string, subject: string): Promise<void>;
  /** Gives up what is parked of a prayer or photo, or a post that waits. Only ever on the person's word. */
  discard(owner: string, subject: string): Promise<void>;
}

/** Where what a person does to their journal is stored first, until the server has it. */
export interface Outbox {
  writes: JournalWrites;
  /** For a change whose id is taken: all that waits of its prayer, or its post, goes under new ids. The id of the first. */
  reissue(owner: string, subject: string): Promise<string | null>;
  /** A row for a change of this owner's, under a new id or the given one. */
  newItem(owner: string, change: Change, id?: string): NewItem;
  /** A new id of a prayer, or of a change to one. */
  newId(): string;
  newPhotoId(): string;
}

interface Parts {
  store: PrayerStore;
  clock: Clock;
  /** A random UUID, lower-case. */
  uuid: () => string;
  /** The journal of this owner is another now. */
  changed: (owner: string) => void;
  /** Told after a person's write: there is something to send. */
  written?: () => void;
}

/** Refusals that say nothing of the words, and may come to what is stored already: other words would change nothing. */
const refusesWriter = new Set<string>([
  'subscription_required',
  'forbidden',
  'blocked',
  'suspended',
  'email_unverified',
  'not_found',
] satisfies ErrorCode[]);
const MAX_ATTEMPTS = 8;
/** Prayers imported with one commit. */
const IMPORT_BATCH = 256;

export const createOutbox = ({ store, clock, uuid, changed, written }: Parts): Outbox => {
  const { newId, newItem, squash, reissued, ...rows } = createRows(clock, uuid);

  const write: Write = async (owner, make) => {
    const value = await commitAgain(store, make);
    changed(owner);
    written?.();
    return value;
  };
  const allOf: ItemsOf = async (owner, subject) =>
    (await store.pending(owner)).filter((item) => subjectOf(item) === subject);

  const append = (owner: string, change: PrayerChange) =>
    write(owner, async () => {
      const items = (await allOf(owner, change.prayerId)).filter(isPrayerItem);
      if (!items.some(({ parked }) => parked)) return [{ add: [newItem(owner, change)] }, undefined];
      // Not its words were refused but its writer, who may have lost a reply before: what is stored already keeps its id.
      if (items.every(({ parked }) => !parked || refusesWriter.has(parked.code)))
        return [{ add: [newItem(owner, change)], park: unparked(items) }, undefined];
      // A change to a prayer that was refused is its correction: it is sent in place of what was refused.
      const [batch, id] = squash(owner, change.prayerId, items, [
        { ...newItem(owner, change), data: change, order: 0, parked: null },
      ]);
      // Of a prayer that the server never had nothing is left.
      if (id === null) return [joined(batch, takenOut(await allOf(owner, photoSubject(change.prayerId)))), undefined];
      return [batch, undefined];
    });

  return {
    newItem,
    newId,
    newPhotoId: uuid,
    writes: {
      ...createPrayerWrites(write, allOf, { store, clock, uuid, newId, newItem }),
      edit: (owner, prayerId, seen, set) => append(owner, { kind: 'edit', prayerId, seen, set: cleanEdit(set) }),
      remove: (owner, prayerId, seen) => append(owner, { kind: 'delete', prayerId, seen }),
      ...createPostWrites(write, allOf, { newItem, ...rows }),
      ...createParkedWrites(write, allOf),
    },
    async reissue(owner, subject) {
      const id = await commitAgain(store, async () => {
        const [batch, id] = reissued(owner, subject, await allOf(owner, subject));
        return [joined(batch, movedPhotos(batch, subject, await allOf(owner, photoSubject(subject)))), id];
      });
      changed(owner);
      return id;
    },
  };
};

const unparked = (items: readonly PendingItem[]) =>
  items.filter(({ parked }) => parked).map(({ id }) => ({ id, parked: null }));

/** All that waits of one prayer or post. */
type ItemsOf = (owner: string, subject: string) => Promise<PendingItem[]>;

/** Commits what `make` gives, and tells of it. */
type Write = <T>(owner: string, make: () => Promise<[Batch, T]>) => Promise<T>;

/** What brings prayers and photos in. */
const createPrayerWrites = (
  write: Write,
  allOf: ItemsOf,
  {
    store,
    clock,
    uuid,
    newId,
    newItem,
  }: Pick<Parts, 'store' | 'clock' | 'uuid'> & Pick<ReturnType<typeof createRows>, 'newId' | 'newItem'>,
): Pick<JournalWrites, 'create' | 'setPhoto' | 'import'> => {
  const withPhoto = (owner: string, prayerId: string, photo: NewPhoto) =>
    photoAdded(owner, prayerId, photo, { photoId: uuid(), now: timestampOf(clock), newItem });

  return {
    create: (owner, input, photo) =>
      write(owner, async () => {
        const id = newId();
        const prayer = prayerOf(input, clock);
        const batch = { add: [newItem(owner, { kind: 'create', prayerId: id, prayer }, id)] };
        return [photo ? joined(batch, withPhoto(owner, id, photo)) : batch, id];
      }),
    setPhoto: (owner, prayerId, photo) =>
      write(owner, async () => {
        const waiting = (await allOf(owner, photoSubject(prayerId))).filter(isPhotoItem);
        if (photo) return [joined(takenOut(waiting), withPhoto(owner, prayerId, photo)), undefined];
        const taken = await photosTaken(store, owner, prayerId, waiting);
        return [joined(takenOut(waiting), { add: taken.map((change) => newItem(owner, change)) }), undefined];
      }),
    async import(owner, prayers) {
      const batches = prayers.map(({ id, prayer, photo }): Batch => {
        const batch = { add: [newItem(owner, { kind: 'create', prayerId: id, prayer, imported: true }, id)] };
        return photo ? joined(batch, withPhoto(owner, id, photo)) : batch;
      });
      await addNew(store, batches);
      // Nothing more to store: it is told of.
      await write(owner, async () => [{}, undefined]);
    },
  };
};

/** What a person does about what was refused. */
const createParkedWrites = (write: Write, allOf: ItemsOf): Pick<JournalWrites, 'retry' | 'discard'> => ({
  retry: (owner, subject) =>
    write(owner, async () => {
      return [{ park: unparked(await allOf(owner, subject)) }, undefined];
    }),
  discard: (owner, subject) =>
    write(owner, async () => {
      const items = await allOf(owner, subject);
      const first = items.findIndex((item) => item.parked || isPostItem(item));
      const given = first < 0 ? [] : items.slice(first);
      const photos = given.some(({ data }) => data.kind === 'create') ? await allOf(owner, photoSubject(subject)) : [];
      return [takenOut([...given, ...photos]), undefined];
    }),
});

const createPostWrites = (
  write: Write,
  allOf: ItemsOf,
  { newPostId, newItem }: Pick<ReturnType<typeof createRows>, 'newPostId' | 'newItem'>,
): Pick<JournalWrites, 'createPost' | 'replacePost'> => ({
  createPost: (owner, post, clientId) =>
    write(owner, async () => {
      const id = clientId ?? newPostId();
      return [{ add: [newItem(owner, { kind: 'post', post }, id)] }, id];
    }),
  replacePost: (owner, clientId, post) =>
    write(owner, async () => {
      const items = (await allOf(owner, clientId)).filter(isPostItem);
      const add = items.map(({ id, data }) => newItem(owner, { ...data, post }, id));
      return [{ ...takenOut(items), add }, undefined];
    }),
});

/** What is committed for the changes of a person. */
const createRows = (clock: Clock, uuid: () => string) => {
  const newId = () => journalId(timestampOf(clock), uuid());
  const newPostId = () => postClientId(timestampOf(clock), uuid());
  const newItem = (owner: string, data: Change, id = newId()): NewItem => ({
    id,
    owner,
    version: 1,
    timestamp: timestampOf(clock),
    data,
  });
  /** One change in place of all that are pending of a prayer, and of one that is not stored yet. */
  const squash = (
    owner: string,
    prayerId: string,
    items: readonly PrayerItem[],
    added: readonly PrayerItem[] = [],
  ): [Batch, string | null] => {
    const change = squashChanges([...items, ...added], prayerId);
    const id = change?.kind === 'create' ? prayerId : newId();
    return [{ ...takenOut(items), add: change ? [newItem(owner, change, id)] : [] }, change && id];
  };
  const reissued = (owner: string, subject: string, waiting: readonly PendingItem[]): [Batch, string | null] => {
    const [post] = waiting.filter(isPostItem);
    if (post) {
      const id = newPostId();
      return [{ ...takenOut([post]), add: [newItem(owner, { ...post.data, hasEarlier: true }, id)] }, id];
    }
    const items = waiting.filter(isPrayerItem);
    const first = items[0]?.data;
    if (first?.kind !== 'create') return squash(owner, subject, items);
    if (!first.imported) return squash(owner, newId(), items);
    // It is on the server, and was changed there since it was exported: both texts are kept, as of two devices.
    const { createdAt: _, updates, ...words } = first.prayer;
    const seen = { revision: 0, words: NO_TEXT, answer: NO_TEXT, texts: NO_TEXT };
    const lead = newItem(owner, {
      kind: 'edit',
      prayerId: subject,
      seen,
      set: { ...words, addUpdates: updates },
    });
    const rest = items.slice(1).map(({ id, data }) => newItem(owner, data, id));
    return [{ ...takenOut(items), add: [lead, ...rest] }, lead.id];
  };
  return { newId, newPostId, newItem, squash, reissued };
};

/** Commits what `make` gives; makes it anew when an id is taken or another tab was quicker. */
export const commitAgain = async <T>(store: PrayerStore, make: () => Promise<[Batch, T]>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    const [batch, value] = await make();
    try {
      await store.commit(batch);
      return value;
    } catch (error) {
      const again = error instanceof DuplicateId || error instanceof ItemGone;
      if (!again || attempt === MAX_ATTEMPTS) throw error;
    }
  }
};

/** Adds them all at once, or in ever smaller parts where some are there already. */
const addNew = async (store: PrayerStore, batches: readonly Batch[]): Promise<void> => {
  for (let at = 0; at < batches.length; at += IMPORT_BATCH) await addPart(store, batches.slice(at, at + IMPORT_BATCH));
};

const addPart = async (store: PrayerStore, batches: readonly Batch[]): Promise<void> => {
  try {
    await store.commit({
      add: batches.flatMap(({ add = [] }) => add),
      cache: batches.flatMap(({ cache = [] }) => cache),
    });
  } catch (error) {
    if (!(error instanceof DuplicateId)) throw error;
    if (batches.length === 1) return;
    await addPart(store, batches.slice(0, batches.length / 2));
    await addPart(store, batches.slice(batches.length / 2));
  }
};

const prayerOf = (input: PrayerInput, clock: Clock): NewPrayer => ({
  title: cleanText(input.title),
  content: cleanText(input.content),
  category: cleanText(input.category ?? '') || DEFAULT_CATEGORY,
  tags: cleanTags(input.tags ?? []),
  createdAt: input.createdAt ?? new Date(clock.now()).toISOString(),
  answeredAt: input.answeredAt ?? null,
  answerStory: input.answerStory ?? null,
  updates: input.updates ?? [],
});

const cleanEdit = (set: PrayerEdit): PrayerEdit => ({
  ...set,
  ...(set.title !== undefined && { title: cleanText(set.title) }),
  ...(set.content !== undefined && { content: cleanText(set.content) }),
  ...(set.tags !== undefined && { tags: cleanTags(set.tags) }),
  ...(set.answerStory && { answerStory: cleanText(set.answerStory) || null }),
  ...(set.addUpdates && { addUpdates: set.addUpdates.map((update) => ({ ...update, text: cleanText(update.text) })) }),
});
