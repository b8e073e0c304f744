import { storeConformance } from '../core/sync/testing/conformance.ts';
import { item, stored } from '../core/sync/testing/conformanceRows.ts';
import { dropCopy, writeCopy } from '../renderer/platform/journal/databaseCopy.ts';
import { connect } from '../renderer/platform/journal/database.ts';
import { createIdbStore } from '../renderer/platform/journal/idbStore.ts';

// Built into one script and run inside a real browser by e2e/web/journal/store.spec.ts.

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
      open().write(async (db) => {
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

/** What a journal holds after its database was made anew, or a page died between the deleting and the making. */
export const renewed = async (dies: boolean): Promise<string> => {
  const name = `renewed-${dies}`;
  const connection = connect(name);
  const store = createIdbStore(connection);
  const words = async () => JSON.stringify([await store.pending('ann'), await store.prayers('ann')]);
  await store.commit({ add: [item('waits')], put: [stored('old')] });
  const before = await words();
  if (dies) {
    const rows = await connection.read(async (db) => ({
      pendingPrayers: await db.getAll('pendingPrayers'),
      userPrayers: await db.getAll('userPrayers'),
      cachedContent: await db.getAll('cachedContent'),
    }));
    await writeCopy(name, rows);
    await connection.close();
    await new Promise((resolve) => (indexedDB.deleteDatabase(name).onsuccess = resolve));
  } else await store.scrub?.();
  if ((await words()) !== before) return `it held ${before}, and holds ${await words()}`;
  await connection.tidy();
  const left = (await indexedDB.databases()).map((database) => database.name);
  await dropCopy(name);
  return left.includes(`${name}-copy`) ? 'the copy was left behind' : 'all of it';
};

/** The stores and indexes of the database. */
export const shape = async (): Promise<string> => {
  const connection = connect('shape');
  return connection.read(async (db) => {
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
