import { NO_TEXT, type Change, type PrayerItem, type StoredPrayer } from '../../journal/types.ts';
import type { NewPrayer } from '../../contract/journal.ts';
import type { Batch, NewItem } from '../../journal/store.ts';
import { editsFor, prayersOf, wholePrayer, type JournalRows, type PrayerRows } from './moveRows.ts';

/** A row for a change, under a new id or the given one. */
type MakeItem = (owner: string, change: Change, id?: string) => NewItem;

interface Account {
  owner: string;
  /** Of its prayers, those that are on this device. */
  has: ReadonlySet<string>;
}

/** What is done for one prayer of the local journal. */
interface Move {
  add: readonly NewItem[];
  put: readonly StoredPrayer[];
  /** Its id in the account's journal. */
  id: string;
}

export interface TakenAlong {
  batch: Required<Pick<Batch, 'require' | 'remove' | 'drop' | 'add' | 'put'>>;
  /** The ids that prayers have in the account's journal, by those they had here. */
  moved: ReadonlyMap<string, string>;
}

/**
 * Moves the local journal, of it `only` these prayers, into an account's: in one commit, so that each is in the one or in
 * the other whatever dies in its midst. What was deleted here goes, and nothing else is deleted for it.
 */
export const takeAlongBatch = (
  local: JournalRows,
  account: Account,
  newItem: MakeItem,
  only: ReadonlySet<string>,
): TakenAlong => {
  const chosen = prayersOf(local).filter(({ id }) => only.has(id));
  const items = chosen.flatMap((each) => each.items);
  const moves = chosen.flatMap((each): [string, Move][] => {
    const move = moveOf(each, account, newItem);
    return move ? [[each.id, move]] : [];
  });
  const bases = chosen.flatMap(({ base }) => (base ? [base.id] : []));
  return {
    batch: {
      require: items,
      remove: items.map(({ id }) => id),
      drop: bases,
      add: moves.flatMap(([, { add }]) => add),
      put: moves.flatMap(([, { put }]) => put),
    },
    moved: new Map(moves.map(([before, { id }]) => [before, id])),
  };
};

const moveOf = ({ id, base, items, prayer }: PrayerRows, account: Account, newItem: MakeItem): Move | null => {
  if (!prayer) return null;
  const { owner, has } = account;
  if (base?.origin?.owner === owner) return moveBack(base, items, account);
  const written = wholePrayer(prayer);
  const [first, ...later] = items;
  const begins = first?.data.kind === 'create' ? first.data : null;
  // Of another account, or without its beginning: as it is now, it is a new prayer.
  if (base || !begins) {
    const made = has.has(id)
      ? beside(id, written, owner, newItem)
      : newItem(owner, { kind: 'create', prayerId: id, prayer: written }, id);
    return { id, put: [], add: [made] };
  }
  // What was read from a file may be another text under the same id.
  if (has.has(id) && begins.imported) return { id, put: [], add: [beside(id, written, owner, newItem)] };
  const rest = editsFor(owner, id, later);
  // It was on the server before this device heard so.
  if (has.has(id)) return { id, put: [], add: rest };
  const { imported: _, ...create } = begins;
  return { id, put: [], add: [newItem(owner, create, id), ...rest] };
};

/** A copy goes back to the account that it is of: what was not changed adds nothing, the rest follows what its writer saw. */
const moveBack = (base: StoredPrayer, items: readonly PrayerItem[], { owner, has }: Account): Move => {
  const { origin, ...row } = base;
  const id = origin?.id ?? base.id;
  const back = { ...row, id, owner, prayer: { ...base.prayer, id, userId: owner } };
  return { id, put: has.has(id) ? [] : [back], add: editsFor(owner, id, items) };
};

/** The account has a prayer with this id: texts that are the same are there once, others stand beside each other. */
const beside = (
  prayerId: string,
  { createdAt: _, updates, ...words }: NewPrayer,
  owner: string,
  newItem: MakeItem,
): NewItem => {
  const seen = { revision: 0, words: NO_TEXT, answer: NO_TEXT, texts: NO_TEXT };
  return newItem(owner, { kind: 'edit', prayerId, seen, set: { ...words, addUpdates: updates } });
};
