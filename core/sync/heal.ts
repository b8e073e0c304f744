import type { Prayer, PrayerEdit } from '../contract/journal.ts';
import { asWritten } from './fold.ts';
import { toStored } from './merge.ts';
import type { Batch, NewItem } from './store.ts';
import type { Change, PendingItem, StoredPrayer } from './types.ts';

/**
 * What to do when the server went back to a backup. A prayer that it no longer knows was not deleted by anybody: the
 * devices still have it, and give it back. `onServer` is all that the server has of the owner.
 */
export const healAfterSetback = (
  stored: readonly StoredPrayer[],
  pending: readonly PendingItem[],
  onServer: ReadonlyMap<string, Prayer>,
  newItem: (change: Change, id?: string) => NewItem,
): Batch => {
  const drop: string[] = [];
  const remove: string[] = [];
  const add: NewItem[] = [];
  const local = new Map(stored.map(({ id, prayer }) => [id, prayer]));
  for (const prayerId of new Set([...local.keys(), ...pending.map(({ data }) => data.prayerId)])) {
    const known = local.get(prayerId);
    const theirs = onServer.get(prayerId);
    const lead = known ? giveBack(known, theirs) : null;
    if (lead?.kind === 'create') drop.push(prayerId);
    const leading = lead && newItem(lead, lead.kind === 'create' ? prayerId : undefined);
    if (leading) add.push(leading);
    // What waits was written on revisions that are no more: it now follows what is given back.
    let after = leading?.id ?? null;
    for (const item of pending.filter(({ data }) => data.prayerId === prayerId)) {
      const { data } = item;
      remove.push(item.id);
      const revision = theirs?.revision ?? 0;
      const seen = data.kind === 'create' ? null : { revision: Math.min(data.seen.revision, revision), after: after ?? data.seen.after };
      add.push(newItem(data.kind === 'create' || !seen ? data : { ...data, seen }, item.id));
      after = item.id;
    }
  }
  return { drop, remove, add, put: [...onServer.values()].map(toStored) };
};

/** The change that brings the server to what this device knows of a prayer; null when it knows nothing more. */
const giveBack = (known: Prayer, theirs: Prayer | undefined): Change | null => {
  const prayerId = known.id;
  if (!theirs) {
    if (known.deletedAt !== null) return null;
    const copies = known.conflicts.map(({ id, content, createdAt }) => ({ id, text: content, createdAt }));
    return { kind: 'create', prayerId, prayer: { ...asWritten(known), updates: [...known.updates, ...copies] } };
  }
  if (theirs.revision >= known.revision) return null;
  const seen = { revision: theirs.revision, after: null };
  if (known.deletedAt !== null) return theirs.deletedAt === null ? { kind: 'delete', prayerId, seen } : null;
  const has = new Set(theirs.updates.map(({ id }) => id));
  const { title, content, category, tags, answeredAt, answerStory } = known;
  const set: PrayerEdit = { title, content, category, tags, answeredAt, answerStory };
  set.addUpdates = known.updates.filter(({ id }) => !has.has(id));
  if (theirs.deletedAt !== null) set.restore = true;
  return { kind: 'edit', prayerId, seen, set };
};
