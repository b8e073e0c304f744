import { photoKey } from '../../journal/cachedKeys.ts';
import { mergeIncoming } from '../../journal/merge.ts';
import { CachedGone, ItemGone, type Batch, type PrayerStore } from '../../journal/store.ts';
import { isPhotoItem, type PendingItem, type PhotoBytes, type PhotoItem } from '../../journal/types.ts';
import { timestampOf, type Clock } from '../backoff.ts';
import { advanceCursor, readCursor } from '../cursor.ts';
import type { Mutex } from '../cycle.ts';
import { tryRequest, type Transport } from '../protocol.ts';
import { createRetryState } from '../retryState.ts';
import { hasPhotoRow, keepPhoto, outdatedPhotos, readPhotoBytes } from './photoRows.ts';
import { interpretPhotoResponse, photoChangeRequest, type PhotoOutcome } from './photoProtocol.ts';

export interface PhotoParts {
  store: PrayerStore;
  transport: Transport;
  clock: Clock;
  random: () => number;
  changed: (owner: string) => void;
  /** Alone among all tabs: not the cycles' own, since no words wait for a photo. */
  photoMutex: Mutex;
  /** Runs work after whoever holds the cycles' mutex. */
  whenFree: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Sends photos, one after the other, beside the cycles that send words. `sending`: ids of the items on their way. */
export const createPhotoSender = (parts: PhotoParts, sending: Set<string>) => {
  const { store, transport, changed } = parts;
  const retryState = createRetryState(parts.clock, parts.random);

  const send = async (owner: string, item: PhotoItem): Promise<'next' | 'end'> => {
    const { photoId, photo } = item.data;
    const bytes = photo && (await readPhotoBytes(store, owner, photoId));
    if (photo && !bytes) {
      // Locked meanwhile.
      if (await hasPhotoRow(store, owner, photoId)) return 'end';
      await store.commit({ require: [item], remove: [item.id] });
      return 'next';
    }
    sending.add(item.id);
    changed(owner);
    try {
      const response = await tryRequest(transport, photoChangeRequest(item, bytes));
      const outcome = interpretPhotoResponse(item, response);
      if (outcome.kind === 'retry_later') retryState.delayQueue(owner, outcome.retryAfter);
      else if (outcome.kind === 'item_later') retryState.delayItem(item.id, outcome.retryAfter);
      else if (outcome.kind !== 'signed_out')
        await parts.whenFree(async () => store.commit(await settled(parts, item, bytes, outcome)));
      return outcome.kind === 'retry_later' || outcome.kind === 'signed_out' ? 'end' : 'next';
    } finally {
      sending.delete(item.id);
      changed(owner);
    }
  };

  const sendAll = async (owner: string, isSignedIn: () => boolean): Promise<void> => {
    while (isSignedIn() && retryState.isQueueDue(owner)) {
      const item = nextDue(await store.pending(owner), retryState.isItemDue);
      if (!item) return retryState.queueSucceeded(owner);
      try {
        if ((await send(owner, item)) === 'end') return;
      } catch (error) {
        // Another one took its place while it was on its way.
        if (!(error instanceof ItemGone) && !(error instanceof CachedGone)) throw error;
      }
    }
  };

  return {
    retryNow: retryState.retryNow,
    /** Sends what may be sent now. Never rejects. */
    async run(owner: string, isSignedIn: () => boolean): Promise<void> {
      try {
        await parts.photoMutex(() => sendAll(owner, isSignedIn));
      } catch {
        // The store failed us, or is locked. What waits is still there, and the server knows what it has.
        retryState.delayQueue(owner);
      }
    },
  };
};

/** What may go now: of each prayer its first photo's change, once the server has the prayer. */
const nextDue = (pending: readonly PendingItem[], isDue: (id: string) => boolean): PhotoItem | null => {
  const blocked = new Set(pending.flatMap(({ data }) => (data.kind === 'create' ? [data.prayerId] : [])));
  for (const item of pending.filter(isPhotoItem)) {
    const { prayerId } = item.data;
    if (!blocked.has(prayerId) && !item.parked && isDue(item.id)) return item;
    blocked.add(prayerId);
  }
  return null;
};

/** What is stored of an answer that settles a photo, or refuses it. */
const settled = async (
  { store, clock }: PhotoParts,
  item: PhotoItem,
  bytes: PhotoBytes | null,
  outcome: Extract<PhotoOutcome, { kind: 'done' | 'gone' | 'refused' }>,
): Promise<Batch> => {
  const { id, owner, data } = item;
  const now = timestampOf(clock);
  if (outcome.kind === 'refused') {
    const { code, reason } = outcome;
    return { require: [item], park: [{ id, parked: { code, reason, at: now } }] };
  }
  const settle = { require: [item], remove: [id] };
  if (outcome.kind === 'gone') return { ...settle, dropCached: [photoKey('unsentPhoto', owner, data.photoId)] };
  const { prayer, revision } = outcome.saved;
  const stored = await store.find(owner, [prayer.id]);
  const put = mergeIncoming(stored, [prayer]);
  const outdated = outdatedPhotos(stored, put);
  const cursor = await readCursor(store, owner);
  const seen = Math.max(cursor.seen, revision, prayer.revision);
  const { cache = [], ...advance } = seen > cursor.seen ? advanceCursor(clock, owner, cursor, { ...cursor, seen }) : {};
  const kept = bytes && (await keepPhoto(store, owner, data.photoId, now, bytes));
  return {
    ...settle,
    ...advance,
    put,
    cache: [...cache, ...(kept?.cache ?? [])],
    dropCached: [...outdated, ...(kept?.dropCached ?? [])],
  };
};
