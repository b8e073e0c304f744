import { deleteDB, openDB } from 'idb';

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

/** Writes a copy of a database's rows beside it. It is there whole once this settles, or not at all. */
export const writeCopy = async (name: string, rows: DatabaseRows): Promise<void> => {
  await deleteDB(copyOf(name));
  const db = await openDB(copyOf(name), 1, {
    upgrade: (db) => void db.createObjectStore(STORE, { autoIncrement: true }),
    blocking: (_now, _wanted, event) => (event.target as IDBDatabase).close(),
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
  let missing = false;
  const opening = openDB(copyOf(name), 1, {
    upgrade(_db, _before, _version, tx) {
      missing = true;
      tx.done.catch(() => undefined);
      tx.abort();
    },
    blocking: (_now, _wanted, event) => (event.target as IDBDatabase).close(),
  });
  const db = await opening.catch((error: unknown) => {
    if (missing) return null;
    throw error;
  });
  if (!db) return null;
  try {
    const parts = (await db.getAll(STORE)) as Part[];
    const rowsOf = (store: Part['store']) => parts.filter((part) => part.store === store).flatMap(({ rows }) => rows);
    if (parts.length === 0) return null;
    return {
      pendingPrayers: rowsOf('pendingPrayers'),
      userPrayers: rowsOf('userPrayers'),
      cachedContent: rowsOf('cachedContent'),
    };
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
