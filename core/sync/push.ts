import type { Prayer } from '../contract/journal.ts';
import { timestampOf } from './backoff.ts';
import { tryRequest, interpretResponse, requestOf, type ItemOutcome, type SentItem } from './protocol.ts';
import { mergeIncoming } from '../journal/merge.ts';
import { outdatedPhotos } from './photos/photoRows.ts';
import { advanceCursor, readCursor } from './cursor.ts';
import type { CycleEnd, SyncContext } from './context.ts';
import { isPhotoItem, subjectOf, type Parked, type PendingItem } from '../journal/types.ts';

const MAX_CONCURRENCY = 32;

/**
 * Sends what waits until nothing more can be sent now. `careful`: the server did not answer well just before, so one item
 * goes first to see.
 */
export const push = async (
  context: SyncContext,
  owner: string,
  isSignedIn: () => boolean,
  careful: boolean,
): Promise<CycleEnd> => {
  const { store, retryState, concurrency } = context;
  const maxSize = Math.max(MAX_CONCURRENCY, concurrency);
  let size = careful ? 1 : concurrency;
  for (;;) {
    let queue = sendable((await store.pending(owner)).filter(isSentItem), retryState.isItemDue);
    if (queue.length === 0) return 'done';
    while (queue.length > 0) {
      // The person signed out meanwhile: what is theirs is not sent under the session of the next.
      if (!isSignedIn()) return 'later';
      const [window, rest] = takeWindow(queue, size);
      const results = await sendAll(context, owner, window);
      const end = await applyResults(context, owner, results);
      if (end) return end;
      const unsent = new Set(
        results.filter(({ outcome }) => outcome.kind !== 'done').map(({ item }) => subjectOf(item)),
      );
      queue = rest.filter((item) => !unsent.has(subjectOf(item)));
      // What goes well goes in ever larger numbers, as far as the slowest line carries them within the time limit.
      size = unsent.size > 0 || size < concurrency ? concurrency : Math.min(size * 2, maxSize);
    }
  }
};

const isSentItem = (item: PendingItem): item is SentItem => !isPhotoItem(item);

interface ItemResult {
  item: SentItem;
  outcome: ItemOutcome;
}

const sendAll = async (context: SyncContext, owner: string, window: readonly SentItem[]): Promise<ItemResult[]> => {
  const { transport, sending, changed } = context;
  for (const { id } of window) sending.add(id);
  changed(owner);
  const send = async (item: SentItem): Promise<ItemResult> => {
    const response = await tryRequest(transport, requestOf(item));
    return { item, outcome: interpretResponse(item, response) };
  };
  return Promise.all(window.map(send));
};

/** Stores what the responses mean. Gives an end when the queue must stop. */
const applyResults = async (context: SyncContext, owner: string, results: ItemResult[]): Promise<CycleEnd | null> => {
  const { store, outbox, retryState, sending, changed, clock } = context;
  const remove: string[] = [];
  const prayers: Prayer[] = [];
  const revisions: number[] = [];
  const park: { id: string; parked: Parked }[] = [];
  let end: CycleEnd | null = null;
  for (const { item, outcome } of results) {
    if (outcome.kind === 'done') {
      remove.push(item.id);
      if (outcome.saved) {
        prayers.push(outcome.saved.prayer);
        revisions.push(outcome.saved.revision, outcome.saved.prayer.revision);
      }
      retryState.itemSucceeded(item.id);
    } else if (outcome.kind === 'refused') {
      const { code, reason } = outcome;
      park.push({ id: item.id, parked: { code, reason, at: timestampOf(clock) } });
    } else if (outcome.kind === 'item_failed') retryState.delayItem(item.id);
    else if (outcome.kind === 'item_later') retryState.delayItem(item.id, outcome.retryAfter);
  }
  try {
    const ids = prayers.map(({ id }) => id);
    const stored = await store.find(owner, ids);
    const cursor = await readCursor(store, owner);
    const seen = Math.max(cursor.seen, ...revisions);
    const advance = seen > cursor.seen ? advanceCursor(clock, owner, cursor, { ...cursor, seen }) : {};
    const put = mergeIncoming(stored, prayers);
    if (remove.length + park.length > 0)
      await store.commit({ remove, put, park, dropCached: outdatedPhotos(stored, put), ...advance });
    for (const { item, outcome } of results) {
      if (outcome.kind !== 'id_taken') continue;
      const fresh = await outbox.reissue(owner, subjectOf(item));
      // Should every id be refused, that would be the server's fault, and no reason to hurry.
      if (fresh) retryState.delayItem(fresh);
    }
  } finally {
    for (const { item } of results) sending.delete(item.id);
    changed(owner);
  }
  const reached = remove.length + park.length > 0 || results.some(({ outcome }) => outcome.kind === 'item_later');
  if (reached) retryState.sessionValid(owner);
  for (const { outcome } of results) {
    if (outcome.kind === 'signed_out') return retryState.sessionEnded(owner);
    if (outcome.kind === 'retry_later') end ??= retryState.delayQueue(owner, outcome.retryAfter);
  }
  if (!end && !reached && results.every(({ outcome }) => outcome.kind === 'item_failed'))
    end = retryState.delayQueue(owner);
  if (!end && reached) retryState.queueSucceeded(owner);
  return end;
};

/** What may be sent now, in order: of each prayer or post everything up to the first that is parked or waits for its next try. */
const sendable = (items: readonly SentItem[], isDue: (id: string) => boolean): SentItem[] => {
  const blocked = new Set<string>();
  return items.filter((item) => {
    if (item.parked || !isDue(item.id)) blocked.add(subjectOf(item));
    return !blocked.has(subjectOf(item));
  });
};

/** The first items of as many different prayers, and the rest. */
const takeWindow = (queue: readonly SentItem[], size: number): [SentItem[], SentItem[]] => {
  const taken = new Set<string>();
  const window: SentItem[] = [];
  const rest: SentItem[] = [];
  for (const item of queue) {
    if (window.length < size && !taken.has(subjectOf(item))) window.push(item);
    else rest.push(item);
    taken.add(subjectOf(item));
  }
  return [window, rest];
};
