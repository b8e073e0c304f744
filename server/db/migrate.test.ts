import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { afterAll, describe, expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { createEmptyDatabase, engine } from '../testing/database.ts';
import type { Db } from './db.ts';
import { migrate, migrations, SchemaTooNew } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

// Killed at any statement of any migration, from any released schema, the next start ends where all do (docs/proof.md R5).

const long = process.env['LAMPSTAND_LONG'] === '1';
/** Kills on PostgreSQL, where each takes a process and a database of its own. */
const SOME = 3;

const schemaOf = async (knex: Knex, kind: Db['engine']): Promise<string> => {
  if (kind === 'sqlite')
    return JSON.stringify([
      await knex.raw('SELECT type, name, sql FROM sqlite_schema ORDER BY name'),
      await knex('schema_versions').count('* as count'),
    ]);
  const columns = await knex.raw<{ rows: unknown[] }>(
    `SELECT table_name, column_name, data_type, is_nullable, column_default, character_maximum_length
     FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2`,
  );
  const indexes = await knex.raw<{ rows: unknown[] }>(
    `SELECT tablename, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1, 2`,
  );
  return JSON.stringify([columns.rows, indexes.rows, await knex('schema_versions').count('* as count')]);
};

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'lampstand-schema-'));
  folders.push(folder);
  return folder;
};

const names = ['lampstand.sqlite', 'lampstand.sqlite-wal'];
const bytesOf = (folder: string): Buffer =>
  Buffer.concat(
    names.map((name) => join(folder, name)).map((file) => (existsSync(file) ? readFileSync(file) : Buffer.of())),
  );
const copy = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true });
  for (const name of names) if (existsSync(join(from, name))) copyFileSync(join(from, name), join(to, name));
};

describe.runIf(engine === 'sqlite')('migrations on SQLite', () => {
  it(
    'end with the same schema at the next start, given a kill before any statement',
    { timeout: 240_000 },
    async () => {
      const ends = new Set<string>();
      for (let version = 0; version < migrations.length; version += long ? 1 : 9) {
        const folder = newFolder();
        const db = await openSqlite(folder);
        await migrate(db, migrations.slice(0, version));
        // What stands on the disk before each statement is what a process killed there would leave; most leave the same.
        const left: string[] = [];
        let last: Buffer | null = null;
        db.knex.on('query', () => {
          const bytes = bytesOf(folder);
          if (last?.equals(bytes)) return;
          last = bytes;
          const to = join(folder, `left-${left.length}`);
          copy(folder, to);
          left.push(to);
        });
        await migrate(db);
        ends.add(await schemaOf(db.knex, 'sqlite'));
        await db.close();
        expect(left.length).toBeGreaterThan(0);
        for (const state of left) {
          const again = await openSqlite(state);
          await migrate(again);
          ends.add(await schemaOf(again.knex, 'sqlite'));
          await again.close();
        }
      }
      expect(ends.size).toBe(1);
    },
  );

  it('refuse the schema of a later version and write nothing', async () => {
    const folder = newFolder();
    const db = await openSqlite(folder);
    await migrate(db);
    await db.knex('schema_versions').insert({ version: migrations.length + 1, applied_at: 1 });
    await db.close();
    const before = readFileSync(join(folder, 'lampstand.sqlite'));
    const again = await openSqlite(folder);
    await expect(migrate(again)).rejects.toThrow(SchemaTooNew);
    await again.close();
    expect(readFileSync(join(folder, 'lampstand.sqlite')).equals(before)).toBe(true);
  });
});

/** Migrates in a process of its own, which is killed before its statement of this number; or ends, and says how many there were. */
const migrateInProcess = (url: string, killBefore: number): { killed: boolean; statements: number } => {
  const script = `
    import { openPostgres } from './server/db/postgres.ts';
    import { migrate } from './server/db/migrate.ts';
    const db = await openPostgres(${JSON.stringify(url)});
    let statements = 0;
    db.knex.on('query', () => {
      if (++statements === ${killBefore}) process.kill(process.pid, 'SIGKILL');
    });
    await migrate(db);
    await db.close();
    console.log(statements);`;
  const { signal, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: paths.root,
    encoding: 'utf8',
  });
  if (signal !== 'SIGKILL' && !stdout.trim()) throw new Error(stderr);
  return { killed: signal === 'SIGKILL', statements: Number(stdout.trim()) };
};

describe.runIf(engine === 'postgres')('migrations on PostgreSQL', () => {
  const inDatabase = async <T>(version: number, work: (db: Db, url: string) => Promise<T>): Promise<T> => {
    const database = await createEmptyDatabase();
    const url = database.settings.DATABASE_URL ?? '';
    const db = await openPostgres(url);
    try {
      await migrate(db, migrations.slice(0, version));
      return await work(db, url);
    } finally {
      await db.close();
      await database.remove();
    }
  };

  it(
    'end with the same schema at the next start, given a kill before any statement',
    { timeout: 600_000 },
    async () => {
      const ends = new Set<string>();
      for (let version = 0; version < migrations.length; version += long ? 1 : 14) {
        const statements = await inDatabase(version, async (db, url) => {
          const ended = migrateInProcess(url, 0).statements;
          ends.add(await schemaOf(db.knex, 'postgres'));
          return ended;
        });
        const step = long ? 1 : Math.max(1, Math.floor(statements / SOME));
        for (
          let killBefore = 1 + (version % step);
          killBefore <= statements;
          killBefore += version === 0 || long ? step : statements
        )
          // oxfmt-ignore
          await inDatabase(version, async (db, url) => {
          expect(migrateInProcess(url, killBefore).killed).toBe(true);
          await migrate(db);
          ends.add(await schemaOf(db.knex, 'postgres'));
        });
      }
      expect(ends.size).toBe(1);
    },
  );

  it('refuse the schema of a later version and write nothing', () =>
    inDatabase(migrations.length, async (db) => {
      await db.knex('schema_versions').insert({ version: migrations.length + 1, applied_at: 1 });
      const before = await schemaOf(db.knex, 'postgres');
      await expect(migrate(db)).rejects.toThrow(SchemaTooNew);
      expect(await schemaOf(db.knex, 'postgres')).toBe(before);
    }));
});
