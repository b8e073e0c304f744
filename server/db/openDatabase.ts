import type { Env } from '../env.ts';
import type { Db } from './db.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { assertDurable, openSqlite } from './sqlite.ts';

/** Opens the configured database and brings its schema up to date. */
export const openDatabase = async (env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Db> => {
  const db = env.DATABASE_URL ? await openPostgres(env.DATABASE_URL) : await openSqlite(env.DATA_DIR);
  try {
    await migrate(db);
    if (db.engine === 'sqlite') await assertDurable(db);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
};
