import { LOCAL_OWNER } from '../../journal/local/localOwner.ts';
import type { Batch, NewItem } from '../../journal/store.ts';
import type { PrayerItem, StoredPrayer } from '../../journal/types.ts';
import { editsFor, changeFor, prayersOf, type JournalRows } from './moveRows.ts';

export interface KeptCopy {
  batch: Required<Pick<Batch, 'require' | 'remove' | 'add' | 'put'>>;
  /** The ids that prayers have in the local journal, by those they have in the account's. */
  copied: ReadonlyMap<string, string>;
}

/**
 * An account's journal as a local one, for when its person signs out: copies of what the server has, under ids of their own,
 * since the account's may come back to this device while they are here; what the server does not have moves. A delete that was
 * not sent waits for its owner, and so does a change to a prayer that is not on the device.
 */
export const keepCopyBatch = (
  owner: string,
  account: JournalRows,
  local: readonly StoredPrayer[],
  newId: () => string,
): KeptCopy => {
  const earlier = new Map(local.flatMap(({ id, origin }) => (origin?.owner === owner ? [[origin.id, id]] : [])));
  const copied = new Map<string, string>();
  const moved: PrayerItem[] = [];
  const add: NewItem[] = [];
  const put: StoredPrayer[] = [];
  for (const { id, base, items, prayer } of prayersOf(account)) {
    const [first] = items;
    if (!prayer || !(base ?? first?.data.kind === 'create')) continue;
    const copyId = base ? (earlier.get(id) ?? newId()) : id;
    copied.set(id, copyId);
    // Of what the server has already the beginning waits no longer for more than its answer.
    moved.push(...items.filter(({ data }) => !base || data.kind !== 'create'));
    if (base) put.push(copyOf(base, copyId));
    else if (first) add.push(changeFor(LOCAL_OWNER, copyId, first));
    add.push(...editsFor(LOCAL_OWNER, copyId, items));
  }
  return { batch: { require: moved, remove: moved.map(({ id }) => id), add, put }, copied };
};

const copyOf = (base: StoredPrayer, id: string): StoredPrayer => ({
  ...base,
  id,
  owner: LOCAL_OWNER,
  prayer: { ...base.prayer, id, userId: LOCAL_OWNER },
  origin: { owner: base.owner, id: base.id },
});
