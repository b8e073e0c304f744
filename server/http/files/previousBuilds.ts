import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { first, query, type Db, type Queries, type RowOf } from '../../db/db.ts';

/** A hashed file of another build, as it was served. */
export type StoredAsset = RowOf<'assets', 'encoding' | 'bytes', { encoding: 'br' | '' }>;

/** A deploy must not break the tabs of the last week (docs/proof.md R15); who was away for two gets one reload. */
const RETENTION = 14 * 24 * 60 * 60 * 1000;
const BATCH = 16;

const isName = (name: string): boolean => /^[\w.-]{1,200}$/.test(name);

/**
 * The hashed files of all builds of the last days, in the database: there every server finds them, those of the next build
 * too while a deploy goes from server to server.
 */
export const createPreviousBuilds = (db: Db, folder: string, now: () => number) => {
  let listed: Promise<string[]> | undefined;
  /** A build does not change while it is served. The encoder's 8 MB a build are left out: a tab does without them. */
  const names = () =>
    (listed ??= readdir(folder).then((all) =>
      all.filter((name) => isName(name) && !/^\.(br|gz|bin)$/.test(extname(name))),
    ));

  const read = async (name: string): Promise<StoredAsset & { name: string }> => {
    const packed = await readFile(join(folder, `${name}.br`)).catch(() => null);
    if (packed) return { name, encoding: 'br', bytes: packed };
    return { name, encoding: '', bytes: await readFile(join(folder, name)) };
  };

  return {
    /** By its name below /assets/. */
    async find(name: string): Promise<StoredAsset | null> {
      if (!isName(name)) return null;
      return (await db.read(() => findAsset(name))) ?? null;
    },
    /** Keeps this build's files, and lets go of those that no server has had for long. */
    async keep(): Promise<void> {
      const own = await names();
      const known = new Set(await db.read(() => knownAssets()));
      const missing = own.filter((name) => !known.has(name));
      for (let at = 0; at < missing.length; at += BATCH) {
        const files = await Promise.all(missing.slice(at, at + BATCH).map(read));
        const moment = now();
        await db.write(() => insertAssets(files, moment));
      }
      const moment = now();
      await db.write(() => settleAssets(own, moment));
    },
  };
};

const findAsset = (name: string): Queries<StoredAsset | undefined> =>
  first(query<StoredAsset>('SELECT encoding, bytes FROM assets WHERE name = ?', name));

function* knownAssets(): Queries<string[]> {
  return (yield* query<RowOf<'assets', 'name'>>('SELECT name FROM assets')).map(({ name }) => name);
}

function* insertAssets(files: readonly (StoredAsset & { name: string })[], moment: number): Queries<void> {
  for (const { name, encoding, bytes } of files)
    yield* query(
      'INSERT INTO assets (name, encoding, bytes, seen_at) VALUES (?, ?, ?, ?) ON CONFLICT (name) DO NOTHING',
      name,
      encoding,
      bytes,
      moment,
    );
}

function* settleAssets(own: readonly string[], moment: number): Queries<void> {
  for (const name of own) yield* query('UPDATE assets SET seen_at = ? WHERE name = ?', moment, name);
  yield* query('DELETE FROM assets WHERE seen_at < ?', moment - RETENTION);
}
