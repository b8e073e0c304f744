import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import createKnex from 'knex';
import type { TestProject } from 'vitest/node';
import type { Db } from '../db/db.ts';
import { openDatabase } from '../db/openDatabase.ts';

export interface TestDatabase {
  settings: { DATABASE_URL: string | undefined; DATA_DIR: string };
  open(): Promise<Db>;
  remove(): Promise<void>;
}

type Engine = 'sqlite' | 'postgres';

/** The engine of the vitest project that is running: the same tests run once on each. */
export const engine: Engine = process.env['LAMPSTAND_TEST_DB'] === 'pg' ? 'postgres' : 'sqlite';

/** The PostgreSQL database that others are copied from. */
const TEMPLATE = 'migrated';
const FILE = 'lampstand.sqlite';

/** A database of its own for one test file, with today's schema: a copy of the one that `setup` made. */
export const createTestDatabase = (): Promise<TestDatabase> => create(engine, true);

/** A database without a table, for tests of migrations and of a first start. */
export const createEmptyDatabase = (of: Engine = engine): Promise<TestDatabase> => create(of, false);

/**
 * Vitest calls this for each project, before its first test: makes the database that others are copied from, once for each
 * engine. Workers inherit what it sets. Gives what removes it.
 */
export const setup = async ({ config }: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const of = config.env['LAMPSTAND_TEST_DB'] === 'pg' ? 'postgres' : 'sqlite';
  const variable = of === 'sqlite' ? 'LAMPSTAND_TEST_TEMPLATE' : 'LAMPSTAND_TEST_PG_TEMPLATE';
  if (process.env[variable]) return undefined;
  const { settings, open, remove } = await create(of, false, TEMPLATE);
  const db = await open();
  await db.close();
  process.env[variable] = of === 'sqlite' ? settings.DATA_DIR : TEMPLATE;
  return remove;
};

const create = async (
  of: Engine,
  isMigrated: boolean,
  name = `test_${randomUUID().replaceAll('-', '')}`,
): Promise<TestDatabase> => {
  const folder = await mkdtemp(join(tmpdir(), 'lampstand-test-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  if (of === 'sqlite') {
    if (isMigrated) await copyFile(join(setByRunner('LAMPSTAND_TEST_TEMPLATE'), FILE), join(folder, FILE));
    const settings = { DATABASE_URL: undefined, DATA_DIR: folder };
    return { settings, open: () => openDatabase(settings), remove: removeFolder };
  }
  const server = setByRunner('LAMPSTAND_TEST_PG_URL');
  const admin = createKnex({ client: 'pg', connection: server });
  // Copying files costs a third of writing each page to the log.
  await admin.raw(`CREATE DATABASE ${name} ${isMigrated ? `TEMPLATE ${TEMPLATE}` : ''} STRATEGY file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const settings = { DATABASE_URL: url.href, DATA_DIR: folder };
  return {
    settings,
    open: () => openDatabase(settings),
    remove: async () => {
      await admin.raw(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await admin.destroy();
      await removeFolder();
    },
  };
};

const setByRunner = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run the tests through vitest.config.ts`);
  return value;
};
