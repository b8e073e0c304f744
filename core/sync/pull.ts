import type { Prayer } from '../contract/journal.ts';
import { mergeIncoming } from '../journal/merge.ts';
import { CachedGone } from '../journal/store.ts';
import { isPhotoItem, isPrayerItem } from '../journal/types.ts';
import { outdatedPhotos } from './photos/photoRows.ts';
import type { CycleEnd, SyncContext } from './context.ts';
import { advanceCursor, cursorRow, readCursor } from './cursor.ts';
import { tryRequest, interpretPage, pageRequest } from './protocol.ts';
import { photosToGiveBack, restoreAfterRollback } from './serverRollback.ts';

/**
 * Takes in what changed on the server since the last time, page by page; the cursor is stored with each page. The next page
 * is on its way while one is stored. Screens read the whole journal when they are told of a change: they are told at the
 * first page, each time the prayers have doubled, and at the end, since once a page is too often for a long journal.
 */
export const pull = async (context: SyncContext, owner: string): Promise<CycleEnd> => {
  const { store, transport, retryState, changed, clock } = context;
  let cursor = await readCursor(store, owner);
  let nextPage = tryRequest(transport, pageRequest(owner, cursor));
  let received = 0;
  let notified = 0;
  const notify = () => {
    if (received === notified) return;
    notified = received;
    changed(owner);
  };
  try {
    for (;;) {
      const outcome = interpretPage(owner, cursor.cursor, await nextPage);
      if (outcome.kind === 'signed_out') return retryState.sessionEnded(owner);
      if (outcome.kind === 'retry_later') return retryState.delayQueue(owner, outcome.retryAfter);
      retryState.sessionValid(owner);
      const { page } = outcome;
      if (page.knownUntil < cursor.seen) return await restore(context, owner, page.knownUntil);
      if (page.next !== cursor.cursor) {
        const before = cursor;
        const ids = page.changes.map(({ id }) => id);
        cursor = { cursor: page.next, seen: Math.max(cursor.seen, page.next), isStored: true };
        if (page.more) nextPage = tryRequest(transport, pageRequest(owner, cursor));
        const stored = await store.find(owner, ids);
        const put = mergeIncoming(stored, page.changes);
        const dropCached = outdatedPhotos(stored, put);
        await store.commit({ put, dropCached, ...advanceCursor(clock, owner, before, cursor) });
        received += ids.length;
        if (received >= 2 * notified) notify();
      }
      if (!page.more) return 'done';
    }
  } catch (error) {
    if (error instanceof CachedGone) return retryState.delayQueue(owner);
    throw error;
  } finally {
    notify();
  }
};

/** The server went back to a backup: all of it is read anew, and it is given what it lost. */
const restore = async (context: SyncContext, owner: string, knownUntil: number): Promise<CycleEnd> => {
  const { store, transport, retryState, outbox, changed, clock } = context;
  const onServer = new Map<string, Prayer>();
  for (let cursor = 0; ;) {
    const outcome = interpretPage(
      owner,
      cursor,
      await tryRequest(transport, pageRequest(owner, { cursor, seen: cursor })),
    );
    if (outcome.kind === 'signed_out') return retryState.sessionEnded(owner);
    if (outcome.kind === 'retry_later') return retryState.delayQueue(owner, outcome.retryAfter);
    for (const prayer of outcome.page.changes) onServer.set(prayer.id, prayer);
    cursor = outcome.page.next;
    if (outcome.page.more) continue;
    // Posts are nothing that it could have lost to us: others have seen them there, or not.
    const waiting = await store.pending(owner);
    const pending = waiting.filter(isPrayerItem);
    const stored = await store.prayers(owner);
    const server = { prayers: onServer, knownUntil };
    const batch = restoreAfterRollback(stored, pending, server, (change, id) => outbox.newItem(owner, change, id));
    // What another tab adds meanwhile comes behind; what it settled makes us begin again at the next cycle.
    const photos = photosToGiveBack(stored, waiting.filter(isPhotoItem), server);
    const add = [...(batch.add ?? []), ...photos.map((change) => outbox.newItem(owner, change))];
    await store.commit({ ...batch, add, require: pending, cache: [cursorRow(clock, owner, { cursor, seen: cursor })] });
    changed(owner);
    return 'done';
  }
};
