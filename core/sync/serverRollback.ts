import type { Prayer, PrayerEdit } from '../contract/journal.ts';
import { asWritten } from '../journal/squash.ts';
import { textsOf } from '../journal/conflictRules.ts';
import { toStored } from '../journal/merge.ts';
import type { Batch, NewItem } from '../journal/store.ts';
import {
  NO_TEXT,
  type PhotoChange,
  type PhotoItem,
  type PrayerChange,
  type PrayerItem,
  type Seen,
  type StoredPrayer,
} from '../journal/types.ts';

/** A server that went back to a backup: all that it has of an owner, and the last change that it did not lose. */
interface RolledBackServer {
  prayers: ReadonlyMap<string, Prayer>;
  knownUntil: number;
}

/** A change to give back, under the id it had when it was first made, if it is one change. */
interface GivenBack {
  change: PrayerChange;
  id?: string;
}

/**
 * What to do when the server went back to a backup. What it no longer knows was not deleted by anybody: the devices
 * still have it, and give it back, under the same ids, so that it does not matter how many of them do. What waits to be
 * sent follows, in the order in which it was written.
 */
export const restoreAfterRollback = (
  stored: readonly StoredPrayer[],
  pending: readonly PrayerItem[],
  server: RolledBackServer,
  newItem: (change: PrayerChange, id?: string) => NewItem,
): Batch => {
  const drop: string[] = [];
  const add: NewItem[] = [];
  const local = new Map(stored.map(({ id, prayer }) => [id, prayer]));
  const waiting = new Set(pending.map(({ id }) => id));
  for (const prayerId of new Set([...local.keys(), ...pending.map(({ data }) => data.prayerId)])) {
    const known = local.get(prayerId);
    for (const { change, id } of known ? giveBack(known, server) : []) {
      if (id !== undefined && waiting.has(id)) continue;
      if (change.kind === 'create') drop.push(prayerId);
      add.push(newItem(change, id));
    }
    for (const { id, data } of pending.filter((item) => item.data.prayerId === prayerId)) {
      if (data.kind === 'create') add.push(newItem(data, id));
      // Its revision is one that is no more; the texts it names are given back before it.
      else
        add.push(
          newItem({ ...data, seen: { ...data.seen, revision: Math.min(data.seen.revision, server.knownUntil) } }, id),
        );
    }
  }
  return { drop, remove: [...waiting], add, put: [...server.prayers.values()].map(toStored) };
};

/**
 * The photos that it lost, under the ids they had: where no other waits, and none is there now. A device that has the bytes
 * no more leaves it to another that has.
 */
export const photosToGiveBack = (
  stored: readonly StoredPrayer[],
  waiting: readonly PhotoItem[],
  { prayers, knownUntil }: RolledBackServer,
): PhotoChange[] => {
  const changing = new Set(waiting.map(({ data }) => data.prayerId));
  return stored.flatMap(({ prayer: { id: prayerId, photo, deletedAt, revision } }): PhotoChange[] => {
    const theirs = prayers.get(prayerId);
    const isLost = !theirs || (revision > knownUntil && !theirs.photo);
    if (!photo || deletedAt !== null || changing.has(prayerId) || !isLost) return [];
    return [{ kind: 'photo', prayerId, photoId: photo.id, photo }];
  });
};

/** The changes that bring the server to what this device knows of a prayer; none when the server lost nothing of it. */
const giveBack = (known: Prayer, { prayers, knownUntil }: RolledBackServer): GivenBack[] => {
  const prayerId = known.id;
  const theirs = prayers.get(prayerId);
  if (!theirs) {
    if (known.deletedAt !== null) return [];
    const prayer = { ...asWritten(known), updates: [...known.updates, ...copiesOf(known)] };
    const seen: Seen = { revision: 0, words: prayerId, answer: prayerId, texts: NO_TEXT };
    const created = { wordsId: prayerId, answerId: known.answerId && prayerId };
    return [{ change: { kind: 'create', prayerId, prayer }, id: prayerId }, ...textChanges(known, created, seen)];
  }
  if (known.revision <= knownUntil) return [];
  // What others have written there since was not seen here: it is not replaced, our text stands beside it.
  const isOld = theirs.revision <= knownUntil;
  const seen: Seen = isOld
    ? { revision: theirs.revision, words: theirs.wordsId, answer: theirs.answerId, texts: textsOf(theirs) }
    : { revision: knownUntil, words: NO_TEXT, answer: NO_TEXT, texts: NO_TEXT };
  if (known.deletedAt !== null)
    return theirs.deletedAt === null ? [{ change: { kind: 'delete', prayerId, seen } }] : [];
  const has = new Set([...theirs.updates, ...theirs.conflicts].map(({ id }) => id));
  const set: PrayerEdit = { addUpdates: [...known.updates, ...copiesOf(known)].filter(({ id }) => !has.has(id)) };
  if (isOld) Object.assign(set, { category: known.category, tags: known.tags });
  if (theirs.deletedAt !== null) set.restore = true;
  return [...textChanges(known, theirs, seen), { change: { kind: 'edit', prayerId, seen, set } }];
};

/** The changes that wrote the words and the answer, where the server has others. */
const textChanges = (known: Prayer, theirs: Pick<Prayer, 'wordsId' | 'answerId'>, seen: Seen): GivenBack[] => {
  const sets = new Map<string, PrayerEdit>();
  const { title, content, wordsId, answeredAt, answerStory, answerId } = known;
  if (wordsId !== theirs.wordsId) sets.set(wordsId, { title, content });
  if (answerId !== null && answerId !== theirs.answerId)
    sets.set(answerId, { ...sets.get(answerId), answeredAt, answerStory });
  return [...sets].map(([id, set]) => ({ change: { kind: 'edit', prayerId: known.id, seen, set }, id }));
};

/** A change can't bring a conflict copy along: its text goes under the prayer. */
const copiesOf = ({ conflicts }: Prayer) =>
  conflicts.map(({ id, content, createdAt }) => ({ id, text: content, createdAt }));
