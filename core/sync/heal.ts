import type { Prayer, PrayerEdit } from '../contract/journal.ts';
import { asWritten } from './fold.ts';
import { toStored } from './merge.ts';
import type { Batch, NewItem } from './store.ts';
import type { Change, PendingItem, StoredPrayer } from './types.ts';

/** A server that went back to a backup: all that it has of an owner, and the last change that it did not lose. */
export interface SetBack {
  prayers: ReadonlyMap<string, Prayer>;
  knownUntil: number;
}

/**
 * What to do when the server went back to a backup. What it no longer knows was not deleted by anybody: the devices
 * still have it, and give it back. What waits to be sent follows, in the order in which it was written.
 */
export const healAfterSetback = (
  stored: readonly StoredPrayer[],
  pending: readonly PendingItem[],
  server: SetBack,
  newItem: (change: Change, id?: string) => NewItem,
): Batch => {
  const drop: string[] = [];
  const remove: string[] = [];
  const add: NewItem[] = [];
  const local = new Map(stored.map(({ id, prayer }) => [id, prayer]));
  for (const prayerId of new Set([...local.keys(), ...pending.map(({ data }) => data.prayerId)])) {
    const known = local.get(prayerId);
    const change = known ? giveBack(known, server) : null;
    let last: NewItem | null = null;
    if (change) {
      if (change.kind === 'create') drop.push(prayerId);
      add.push((last = newItem(change, change.kind === 'create' ? prayerId : undefined)));
    }
    for (const { id, data } of pending.filter((item) => item.data.prayerId === prayerId)) {
      remove.push(id);
      // It was written on a revision that is no more: it now follows what is given back.
      if (data.kind === 'create') add.push((last = newItem(data, id)));
      else {
        const revision = Math.min(data.seen.revision, server.knownUntil);
        add.push((last = newItem({ ...data, seen: { revision, after: last?.id ?? data.seen.after } }, id)));
      }
    }
  }
  return { drop, remove, add, put: [...server.prayers.values()].map(toStored) };
};

/** The change that brings the server to what this device knows of a prayer; null when the server lost nothing of it. */
const giveBack = (known: Prayer, { prayers, knownUntil }: SetBack): Change | null => {
  const prayerId = known.id;
  const theirs = prayers.get(prayerId);
  if (!theirs) {
    if (known.deletedAt !== null) return null;
    return {
      kind: 'create',
      prayerId,
      prayer: { ...asWritten(known), updates: [...known.updates, ...copiesOf(known)] },
    };
  }
  if (known.revision <= knownUntil) return null;
  // What others have written since the setback was not seen here.
  const seen = { revision: Math.min(theirs.revision, knownUntil), after: null };
  if (known.deletedAt !== null) return theirs.deletedAt === null ? { kind: 'delete', prayerId, seen } : null;
  const has = new Set([...theirs.updates, ...theirs.conflicts].map(({ id }) => id));
  const { title, content, category, tags, answeredAt, answerStory } = known;
  const set: PrayerEdit = { title, content, category, tags, answeredAt, answerStory };
  set.addUpdates = [...known.updates, ...copiesOf(known)].filter(({ id }) => !has.has(id));
  if (theirs.deletedAt !== null) set.restore = true;
  return { kind: 'edit', prayerId, seen, set };
};

/** A change can't bring a conflict copy along: its text goes under the prayer. */
const copiesOf = ({ conflicts }: Prayer) =>
  conflicts.map(({ id, content, createdAt }) => ({ id, text: content, createdAt }));
