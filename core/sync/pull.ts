import type { Prayer } from '../contract/journal.ts';
import { ask, judgePage, pageRequest } from './exchange.ts';
import { healAfterSetback } from './heal.ts';
import { mergeIncoming } from './merge.ts';
import type { CycleEnd, Machine } from './runner.ts';
import type { CachedContent } from './types.ts';

const cursorKey = (owner: string): string => `changes:${owner}`;

/** Takes in what changed on the server since the last time, page by page; the place is kept with each page. */
export const pull = async (machine: Machine, owner: string): Promise<CycleEnd> => {
  const { store, transport, waits, changed } = machine;
  const cached = await store.cached(cursorKey(owner));
  let cursor = typeof cached?.data === 'number' ? cached.data : 0;
  for (;;) {
    const verdict = judgePage(owner, cursor, await ask(transport, pageRequest(owner, cursor)));
    if (verdict.kind === 'signed_out') return waits.session(owner);
    if (verdict.kind === 'wait') return waits.queue(owner, verdict.retryAfter);
    waits.sessionHolds(owner);
    const { page } = verdict;
    if (page.head < cursor) return heal(machine, owner);
    if (page.next !== cursor) {
      const ids = page.changes.map(({ id }) => id);
      const put = mergeIncoming(await store.find(owner, ids), page.changes);
      await store.commit({ put, cache: [cursorRow(machine, owner, page.next)] });
      changed(owner);
      cursor = page.next;
    }
    if (!page.more) return 'done';
  }
};

/** The server is older than what we have from it: all of it is read anew and given what it lacks. */
const heal = async (machine: Machine, owner: string): Promise<CycleEnd> => {
  const { store, transport, waits, outbox, changed } = machine;
  const onServer = new Map<string, Prayer>();
  for (let cursor = 0; ; ) {
    const verdict = judgePage(owner, cursor, await ask(transport, pageRequest(owner, cursor)));
    if (verdict.kind === 'signed_out') return waits.session(owner);
    if (verdict.kind === 'wait') return waits.queue(owner, verdict.retryAfter);
    for (const prayer of verdict.page.changes) onServer.set(prayer.id, prayer);
    cursor = verdict.page.next;
    if (verdict.page.more) continue;
    const [stored, pending] = [await store.prayers(owner), await store.pending(owner)];
    const batch = healAfterSetback(stored, pending, onServer, (change, id) => outbox.item(owner, change, id));
    // What another tab adds meanwhile stands behind; what it settled makes us begin again at the next cycle.
    const require = pending.map(({ id }) => id);
    await store.commit({ ...batch, require, cache: [cursorRow(machine, owner, cursor)] });
    changed(owner);
    return 'done';
  }
};

const cursorRow = ({ clock }: Machine, owner: string, cursor: number): CachedContent => ({
  key: cursorKey(owner),
  owner,
  version: 1,
  timestamp: Math.max(0, Math.trunc(clock.now())),
  data: cursor,
});
