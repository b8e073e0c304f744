import type { Prayer } from '../contract/journal.ts';
import { ask, judgePage, pageRequest } from './exchange.ts';
import { restoreAfterRollback } from './serverRollback.ts';
import { mergeIncoming } from '../journal/merge.ts';
import { advanceCursor, cursorRow, readCursor } from './cursor.ts';
import { CachedGone } from '../journal/store.ts';
import type { CycleEnd, Machine } from './machine.ts';

/**
 * Takes in what changed on the server since the last time, page by page; the place is kept with each page. The next page
 * is on its way while one is kept. Screens read the whole journal when they are told of a change: they are told at the
 * first page, each time the prayers have doubled, and at the end, since once a page is too often for a long journal.
 */
export const pull = async (machine: Machine, owner: string): Promise<CycleEnd> => {
  const { store, transport, retryState: waits, changed, clock } = machine;
  let place = await readCursor(store, owner);
  let asked = ask(transport, pageRequest(owner, place));
  let taken = 0;
  let told = 0;
  const tell = () => {
    if (taken === told) return;
    told = taken;
    changed(owner);
  };
  try {
    for (;;) {
      const verdict = judgePage(owner, place.cursor, await asked);
      if (verdict.kind === 'signed_out') return waits.session(owner);
      if (verdict.kind === 'wait') return waits.queue(owner, verdict.retryAfter);
      waits.sessionHolds(owner);
      const { page } = verdict;
      if (page.knownUntil < place.seen) return await restore(machine, owner, page.knownUntil);
      if (page.next !== place.cursor) {
        const before = place;
        const ids = page.changes.map(({ id }) => id);
        place = { cursor: page.next, seen: Math.max(place.seen, page.next) };
        if (page.more) asked = ask(transport, pageRequest(owner, place));
        const put = mergeIncoming(await store.find(owner, ids), page.changes);
        await store.commit({ put, ...advanceCursor(clock, owner, before, place) });
        taken += ids.length;
        if (taken >= 2 * told) tell();
      }
      if (!page.more) return 'done';
    }
  } catch (error) {
    if (error instanceof CachedGone) return waits.queue(owner);
    throw error;
  } finally {
    tell();
  }
};

/** The server went back to a backup: all of it is read anew, and it is given what it lost. */
const restore = async (machine: Machine, owner: string, knownUntil: number): Promise<CycleEnd> => {
  const { store, transport, retryState: waits, outbox, changed, clock } = machine;
  const onServer = new Map<string, Prayer>();
  for (let cursor = 0; ;) {
    const verdict = judgePage(owner, cursor, await ask(transport, pageRequest(owner, { cursor, seen: cursor })));
    if (verdict.kind === 'signed_out') return waits.session(owner);
    if (verdict.kind === 'wait') return waits.queue(owner, verdict.retryAfter);
    for (const prayer of verdict.page.changes) onServer.set(prayer.id, prayer);
    cursor = verdict.page.next;
    if (verdict.page.more) continue;
    const pending = await store.pending(owner);
    const stored = await store.prayers(owner);
    const server = { prayers: onServer, knownUntil };
    const batch = restoreAfterRollback(stored, pending, server, (change, id) => outbox.item(owner, change, id));
    // What another tab adds meanwhile stands behind; what it settled makes us begin again at the next cycle.
    await store.commit({ ...batch, require: pending, cache: [cursorRow(clock, owner, { cursor, seen: cursor })] });
    changed(owner);
    return 'done';
  }
};
