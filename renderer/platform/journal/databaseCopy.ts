import { deleteDB, openDB, type IDBPDatabase } from 'idb';

export const stores = ['pendingPrayers', 'userPrayers', 'cachedContent'] as const;

/** Every row of the journal's database as it is stored, whoever owns it and whatever it looks like. */
export type DatabaseRows = Record<(typeof stores)[number], readonly unknown[]>;

const copyOf = (name: string): string => `${name}-copy`;
const STORE = 'rows';
/** Rows in one message to the browser. */
const ROWS_PER_PART = 500;

interface Part {
  store: (typeof stores)[number];
  rows: readonly unknown[];
}

/** A newer build, or a tab that renews a database, wants it for itself: nobody must stand in its way. */
export const givingWay = (closed: () => void = () => undefined) => ({
  blocking(_now: number, _wanted: number | null, event: IDBVersionChangeEvent) {
    (event.target as IDBDatabase).close();
    closed();
  },
  terminated: closed,
});

/** Opens a database; null, and none is made, where there is none. */
export const openExisting = async <Schema = unknown>(
  name: string,
  version: number,
  closed?: () => void,
): Promise<IDBPDatabase<Schema> | null> => {
  let missing = false;
  const opening = openDB<Schema>(name, version, {
    ...givingWay(closed),
    upgrade(_db, _before, _version, tx) {
      missing = true;
      tx.done.catch(() => undefined);
      tx.abort();
    },
  });
  return opening.catch((error: unknown) => {
    if (missing) return null;
    throw error;
  });
};

/** Writes a copy of a database's rows beside it. It is there whole once this settles, or not at all. */
export const writeCopy = async (name: string, rows: DatabaseRows): Promise<void> => {
  await deleteDB(copyOf(name));
  const db = await openDB(copyOf(name), 1, {
    upgrade: (db) => void db.createObjectStore(STORE, { autoIncrement: true }),
    ...givingWay(),
  });
  try {
    const tx = db.transaction(STORE, 'readwrite', { durability: 'strict' });
    const adding = stores.flatMap((store) =>
      partsOf(rows[store]).map((part) => tx.store.add({ store, rows: part } satisfies Part)),
    );
    await Promise.all([...adding, tx.done]);
  } finally {
    db.close();
  }
};

/** The rows of the copy; null when there is none. */
export const readCopy = async (name: string): Promise<DatabaseRows | null> => {
  const db = await openExisting(copyOf(name), 1);
  if (!db) return null;
  try {
    const parts = (await db.getAll(STORE)) as Part[];
    if (parts.length === 0) return null;
    const rowsOf = (store: Part['store']) => parts.filter((part) => part.store === store).flatMap(({ rows }) => rows);
    return Object.fromEntries(stores.map((store) => [store, rowsOf(store)] as const)) as unknown as DatabaseRows;
  } finally {
    db.close();
  }
};

export const dropCopy = (name: string): Promise<void> => deleteDB(copyOf(name));

/** Whether a copy was left behind by a page that died; false where the browser can't say. */
export const hasCopy = async (name: string): Promise<boolean> =>
  ((await indexedDB.databases?.()) ?? []).some((database) => database.name === copyOf(name));

const partsOf = (rows: readonly unknown[]): (readonly unknown[])[] => {
  const parts: (readonly unknown[])[] = [];
  for (let at = 0; at < rows.length; at += ROWS_PER_PART) parts.push(rows.slice(at, at + ROWS_PER_PART));
  return parts;
};
