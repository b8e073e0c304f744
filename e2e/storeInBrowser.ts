import { storeConformance } from '../core/sync/conformance.ts';
import { connect } from '../renderer/platform/journal/database.ts';
import { createIdbStore } from '../renderer/platform/journal/idbStore.ts';

// Built into one script and run inside a real browser by e2e/web/store.spec.ts.

let places = 0;

const newPlace = async () => {
  const name = `conformance-${places++}`;
  const connections: ReturnType<typeof connect>[] = [];
  const open = () => {
    const connection = connect(name);
    connections.push(connection);
    return connection;
  };
  return {
    open: async () => createIdbStore(open()),
    plant: (store: 'pendingPrayers' | 'userPrayers' | 'cachedContent', row: Record<string, unknown>) =>
      open().use(async (db) => {
        await db.put(store, row as never);
      }),
    async remove() {
      for (const connection of connections) await connection.close();
      indexedDB.deleteDatabase(name);
    },
  };
};

/** What is wrong, case by case; null where nothing is. */
export const run = async (): Promise<Record<string, string | null>> => {
  const found: Record<string, string | null> = {};
  for (const { name, run: runCase } of storeConformance)
    found[name] = await runCase(newPlace).then(
      () => null,
      (error: unknown) => String(error),
    );
  return found;
};

/** Whether an old tab lets go of the database when a newer build wants to change it, and works on when it is asked to. */
export const stepsAside = async (): Promise<boolean> => {
  const store = createIdbStore(connect('aside'));
  await store.pending('ann');
  const opened = await new Promise<boolean>((resolve) => {
    const newer = indexedDB.open('aside', 2);
    newer.onsuccess = () => {
      newer.result.close();
      resolve(true);
    };
    newer.onblocked = () => resolve(false);
  });
  return opened;
};

/** The stores and indexes of the database. */
export const shape = async (): Promise<string> => {
  const connection = connect('shape');
  return connection.use(async (db) => {
    const tx = db.transaction(['pendingPrayers', 'cachedContent', 'userPrayers']);
    return JSON.stringify([
      db.version,
      ['pendingPrayers', 'cachedContent', 'userPrayers'].map((name) => {
        const store = tx.objectStore(name as 'cachedContent');
        return [name, store.keyPath, [...store.indexNames]];
      }),
    ]);
  });
};
