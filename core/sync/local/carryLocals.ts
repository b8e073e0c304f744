import { cachedKey, type LocalItem } from '../../journal/cachedKeys.ts';
import type { PrayerStore } from '../../journal/store.ts';
import { cachedRow, type CachedContent } from '../../journal/types.ts';

type Rows = Readonly<Record<string, unknown>>;

const rowsIn = (data: unknown): Rows => (typeof data === 'object' && data !== null ? (data as Rows) : {});

/** What a key of drafts, or of when prayers were prayed, becomes once its prayer has another id: `edit:…`, or the id alone. */
const renamed = (key: string, ids: ReadonlyMap<string, string>): string => {
  const [, kind = '', id = ''] = /^([a-z]+:)?(.*)$/s.exec(key) ?? [];
  return kind + (ids.get(id) ?? id);
};

interface Carry {
  from: string;
  to: string;
  /** The prayers that moved: their new ids by those they had. */
  ids: ReadonlyMap<string, string>;
  now: number;
}

/**
 * The rows that take what was typed, when prayers were prayed and what was chosen from one journal to another. What the other
 * has of its own stays; a draft that has no place there stays where it is.
 */
export const carryLocals = async (
  read: PrayerStore,
  write: PrayerStore,
  { from, to, ids, now }: Carry,
): Promise<CachedContent[]> => {
  const dataOf = async (store: PrayerStore, item: LocalItem, owner: string): Promise<unknown> =>
    (await store.cached(cachedKey(item, owner)))?.data ?? null;
  const row = (item: LocalItem, owner: string, data: unknown) => cachedRow(cachedKey(item, owner), owner, now, data);
  const rows: CachedContent[] = [];
  for (const item of ['draft', 'draftPhoto'] as const) {
    const drafts = rowsIn(await dataOf(read, item, from));
    if (Object.keys(drafts).length === 0) continue;
    const there: Record<string, unknown> = { ...rowsIn(await dataOf(write, item, to)) };
    const left: Record<string, unknown> = {};
    for (const [key, draft] of Object.entries(drafts)) {
      const next = renamed(key, ids);
      if (next in there) left[key] = draft;
      else there[next] = draft;
    }
    rows.push(row(item, to, there), row(item, from, Object.keys(left).length > 0 ? left : null));
  }
  const prayed = rowsIn(await dataOf(read, 'prayed', from));
  if (Object.keys(prayed).length > 0) {
    const moved = Object.entries(prayed).map(([id, moment]) => [renamed(id, ids), moment]);
    rows.push(row('prayed', to, { ...Object.fromEntries(moved), ...rowsIn(await dataOf(write, 'prayed', to)) }));
    rows.push(row('prayed', from, null));
  }
  for (const item of ['prayNow', 'reminder'] as const) {
    const chosen = await dataOf(read, item, from);
    if (chosen === null) continue;
    if ((await dataOf(write, item, to)) === null) rows.push(row(item, to, chosen));
    rows.push(row(item, from, null));
  }
  return rows;
};
