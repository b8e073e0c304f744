import type { NewPrayer, PrayerEdit } from '../contract/journal.ts';
import { cleanTags, cleanText, DEFAULT_CATEGORY } from '../rules/prayerText.ts';
import type { Clock } from './backoff.ts';
import { squashChanges } from '../journal/squash.ts';
import { DuplicateId, ItemGone, type Batch, type NewItem, type PrayerStore } from '../journal/store.ts';
import { NO_TEXT, type Change, type PendingItem, type Seen } from '../journal/types.ts';

/** A prayer as a person gives it. */
export type Draft = Pick<NewPrayer, 'title' | 'content'> & Partial<NewPrayer>;

/** What a person does to their journal. Each promise settles once it is durable on this device. */
export interface JournalWrites {
  /** The id of the new prayer. Rejects with StorageFull: then it is not saved, and must not be shown as saved. */
  create(owner: string, draft: Draft): Promise<string>;
  /** `seen` is that of the JournalEntry the person had before them when they began to write. */
  edit(owner: string, prayerId: string, seen: Seen, set: PrayerEdit): Promise<void>;
  remove(owner: string, prayerId: string, seen: Seen): Promise<void>;
  /** Takes in prayers under the ids they had. Those that are there already, or deleted, stay as they are. */
  import(owner: string, prayers: readonly { id: string; prayer: NewPrayer }[]): Promise<void>;
  /** Sends a parked prayer again as it is. */
  retry(owner: string, prayerId: string): Promise<void>;
  /** Gives up what is parked of a prayer. Only ever on the person's word. */
  discard(owner: string, prayerId: string): Promise<void>;
}

/** Where what a person does to their journal is stored first, until the server has it. */
export interface Outbox extends JournalWrites {
  /** For a change whose id is taken: its prayer’s pending changes go under new ids. The id of the first of them. */
  reissue(owner: string, prayerId: string): Promise<string | null>;
  /** A row for a change of this owner's, under a new id or the given one. */
  newItem(owner: string, change: Change, id?: string): NewItem;
}

interface Parts {
  store: PrayerStore;
  clock: Clock;
  /** A random UUID, lower-case. */
  uuid: () => string;
  /** The journal of this owner is another now. */
  changed: (owner: string) => void;
}

const MAX_ATTEMPTS = 8;
/** Prayers imported with one commit. */
const IMPORT_BATCH = 256;

export const createOutbox = ({ store, clock, uuid, changed }: Parts): Outbox => {
  const newId = () => `pending_${Math.max(0, Math.trunc(clock.now()))}_${uuid()}`;
  const newItem = (owner: string, data: Change, id = newId()): NewItem => ({
    id,
    owner,
    version: 1,
    timestamp: Math.max(0, Math.trunc(clock.now())),
    data,
  });

  /** Commits what `make` gives; makes it anew when an id is taken or another tab was quicker. */
  const commit = async <T>(owner: string, make: () => Promise<[Batch, T]>): Promise<T> => {
    for (let attempt = 1; ; attempt++) {
      const [batch, value] = await make();
      try {
        await store.commit(batch);
        changed(owner);
        return value;
      } catch (error) {
        const again = error instanceof DuplicateId || error instanceof ItemGone;
        if (!again || attempt === MAX_ATTEMPTS) throw error;
      }
    }
  };

  const pendingOf = async (owner: string, prayerId: string) =>
    (await store.pending(owner)).filter(({ data }) => data.prayerId === prayerId);

  /** One change in place of all that are pending of a prayer. */
  const folded = (owner: string, items: readonly PendingItem[], prayerId: string): [Batch, string | null] => {
    const ids = items.map(({ id }) => id);
    const change = squashChanges(items, prayerId);
    const id = change?.kind === 'create' ? prayerId : newId();
    return [{ require: items, remove: ids, add: change ? [newItem(owner, change, id)] : [] }, change && id];
  };

  const append = (owner: string, change: Change) =>
    commit(owner, async () => {
      const items = await pendingOf(owner, change.prayerId);
      const item = newItem(owner, change);
      if (!items.some(({ parked }) => parked)) return [{ add: [item] }, undefined];
      // A change to a prayer that was refused is its correction: it is sent in place of what was refused.
      const [batch] = folded(owner, [...items, { ...item, order: 0, parked: null }], change.prayerId);
      const ids = items.map(({ id }) => id);
      return [{ ...batch, require: items, remove: ids }, undefined];
    });

  return {
    newItem,
    create: (owner, { title, content, category, tags = [], createdAt, updates = [], ...rest }) =>
      commit(owner, async () => {
        const id = newId();
        const prayer: NewPrayer = {
          title: cleanText(title),
          content: cleanText(content),
          category: cleanText(category ?? '') || DEFAULT_CATEGORY,
          tags: cleanTags(tags),
          createdAt: createdAt ?? new Date(clock.now()).toISOString(),
          answeredAt: rest.answeredAt ?? null,
          answerStory: rest.answerStory ?? null,
          updates,
        };
        return [{ add: [newItem(owner, { kind: 'create', prayerId: id, prayer }, id)] }, id];
      }),
    async import(owner, prayers) {
      const items = prayers.map(({ id, prayer }) =>
        newItem(owner, { kind: 'create', prayerId: id, prayer, imported: true }, id),
      );
      // All at once, or in ever smaller parts where some are there already.
      const add = async (part: readonly NewItem[]): Promise<void> => {
        try {
          await store.commit({ add: part });
        } catch (error) {
          if (!(error instanceof DuplicateId)) throw error;
          if (part.length === 1) return;
          await add(part.slice(0, part.length / 2));
          await add(part.slice(part.length / 2));
        }
      };
      for (let at = 0; at < items.length; at += IMPORT_BATCH) await add(items.slice(at, at + IMPORT_BATCH));
      changed(owner);
    },
    edit: (owner, prayerId, seen, set) => append(owner, { kind: 'edit', prayerId, seen, set: cleanEdit(set) }),
    remove: (owner, prayerId, seen) => append(owner, { kind: 'delete', prayerId, seen }),
    retry: (owner, prayerId) =>
      commit(owner, async () => {
        const items = await pendingOf(owner, prayerId);
        return [{ park: items.filter(({ parked }) => parked).map(({ id }) => ({ id, parked: null })) }, undefined];
      }),
    discard: (owner, prayerId) =>
      commit(owner, async () => {
        const items = await pendingOf(owner, prayerId);
        const first = items.findIndex(({ parked }) => parked);
        const given = first < 0 ? [] : items.slice(first);
        return [{ require: given, remove: given.map(({ id }) => id) }, undefined];
      }),
    reissue: (owner, prayerId) =>
      commit(owner, async () => {
        const items = await pendingOf(owner, prayerId);
        const first = items[0]?.data;
        if (first?.kind === 'create' && first.imported) {
          // It is on the server, and was changed there since it was exported: both texts are kept, as of two devices.
          const set = asEdit(first.prayer);
          const ids = items.map(({ id }) => id);
          const seen = { revision: 0, words: NO_TEXT, answer: NO_TEXT, texts: NO_TEXT };
          const lead = newItem(owner, { kind: 'edit', prayerId, seen, set });
          const rest = items.slice(1).map(({ id, data }) => newItem(owner, data, id));
          return [{ require: items, remove: ids, add: [lead, ...rest] }, lead.id];
        }
        return folded(owner, items, first?.kind === 'create' ? newId() : prayerId);
      }),
  };
};

const asEdit = ({ createdAt: _, updates, ...written }: NewPrayer): PrayerEdit => ({ ...written, addUpdates: updates });

const cleanEdit = (set: PrayerEdit): PrayerEdit => ({
  ...set,
  ...(set.title !== undefined && { title: cleanText(set.title) }),
  ...(set.content !== undefined && { content: cleanText(set.content) }),
  ...(set.tags !== undefined && { tags: cleanTags(set.tags) }),
  ...(set.answerStory && { answerStory: cleanText(set.answerStory) || null }),
  ...(set.addUpdates && { addUpdates: set.addUpdates.map((update) => ({ ...update, text: cleanText(update.text) })) }),
});
