import type { Prayer } from '../contract/journal.ts';
import { ask, judge, requestOf, type Verdict } from './exchange.ts';
import { mergeIncoming } from '../journal/merge.ts';
import { advanceCursor, readCursor } from './cursor.ts';
import type { CycleEnd, Machine } from './machine.ts';
import type { Parked, PendingItem } from '../journal/types.ts';

const MOST = 32;

/**
 * Sends what waits until nothing more can be sent now. `careful`: the server did not answer well just before, so one item
 * goes first to see.
 */
export const push = async (
  machine: Machine,
  owner: string,
  stillTheirs: () => boolean,
  careful: boolean,
): Promise<CycleEnd> => {
  const { store, retryState: waits, together } = machine;
  let size = careful ? 1 : together;
  for (;;) {
    let queue = sendable(await store.pending(owner), waits.isItemDue);
    if (queue.length === 0) return 'done';
    while (queue.length > 0) {
      // The person signed out meanwhile: what is theirs is not sent under the session of the next.
      if (!stillTheirs()) return 'later';
      const [window, rest] = takeWindow(queue, size);
      const answers = await sendAll(machine, owner, window);
      const end = await settle(machine, owner, answers);
      if (end) return end;
      const held = new Set(
        answers.filter(({ verdict }) => verdict.kind !== 'done').map(({ item }) => item.data.prayerId),
      );
      queue = rest.filter(({ data }) => !held.has(data.prayerId));
      // What goes well goes in ever larger numbers, as far as the slowest line carries them within the time limit.
      size = held.size > 0 || size < together ? together : Math.min(size * 2, Math.max(MOST, together));
    }
  }
};

interface Answered {
  item: PendingItem;
  verdict: Verdict;
}

const sendAll = async (machine: Machine, owner: string, window: readonly PendingItem[]): Promise<Answered[]> => {
  const { transport, sending, changed } = machine;
  for (const { id } of window) sending.add(id);
  changed(owner);
  return Promise.all(
    window.map(async (item) => ({ item, verdict: judge(item, await ask(transport, requestOf(item))) })),
  );
};

/** Keeps what the answers mean. Gives an end when the queue must stop. */
const settle = async (machine: Machine, owner: string, answers: readonly Answered[]): Promise<CycleEnd | null> => {
  const { store, outbox, retryState: waits, sending, changed, clock } = machine;
  const remove: string[] = [];
  const prayers: Prayer[] = [];
  const revisions: number[] = [];
  const park: { id: string; parked: Parked }[] = [];
  let end: CycleEnd | null = null;
  for (const { item, verdict } of answers) {
    if (verdict.kind === 'done') {
      remove.push(item.id);
      prayers.push(verdict.saved.prayer);
      revisions.push(verdict.saved.revision, verdict.saved.prayer.revision);
      waits.itemIsOver(item.id);
    } else if (verdict.kind === 'refused') {
      const { code, reason } = verdict;
      park.push({ id: item.id, parked: { code, reason, at: Math.max(0, Math.trunc(clock.now())) } });
    } else if (verdict.kind === 'odd') waits.item(item.id);
  }
  try {
    const stored = await store.find(
      owner,
      prayers.map(({ id }) => id),
    );
    const place = await readCursor(store, owner);
    const seen = Math.max(place.seen, ...revisions);
    const moved = seen > place.seen ? advanceCursor(clock, owner, place, { ...place, seen }) : {};
    if (remove.length + park.length > 0)
      await store.commit({ remove, put: mergeIncoming(stored, prayers), park, ...moved });
    for (const { item, verdict } of answers) {
      if (verdict.kind !== 'taken') continue;
      const fresh = await outbox.reissue(owner, item.data.prayerId);
      // Should every id be refused, that would be the server's fault, and no reason to hurry.
      if (fresh) waits.item(fresh);
    }
  } finally {
    for (const { item } of answers) sending.delete(item.id);
    changed(owner);
  }
  const reached = remove.length + park.length > 0;
  if (reached) waits.sessionHolds(owner);
  for (const { verdict } of answers) {
    if (verdict.kind === 'signed_out') return waits.session(owner);
    if (verdict.kind === 'wait') end ??= waits.queue(owner, verdict.retryAfter);
  }
  if (!end && !reached && answers.every(({ verdict }) => verdict.kind === 'odd')) end = waits.queue(owner);
  if (!end && reached) waits.queueIsOver(owner);
  return end;
};

/** What may be sent now, in order: of each prayer everything up to the first that is parked or waits. */
export const sendable = (items: readonly PendingItem[], isDue: (id: string) => boolean): PendingItem[] => {
  const blocked = new Set<string>();
  return items.filter(({ id, parked, data }) => {
    if (parked || !isDue(id)) blocked.add(data.prayerId);
    return !blocked.has(data.prayerId);
  });
};

/** The first items of as many different prayers, and the rest. */
const takeWindow = (queue: readonly PendingItem[], size: number): [PendingItem[], PendingItem[]] => {
  const taken = new Set<string>();
  const window: PendingItem[] = [];
  const rest: PendingItem[] = [];
  for (const item of queue) {
    if (window.length < size && !taken.has(item.data.prayerId)) window.push(item);
    else rest.push(item);
    taken.add(item.data.prayerId);
  }
  return [window, rest];
};
