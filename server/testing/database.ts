import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import createKnex from 'knex';
import type { Db } from '../db/db.ts';
import { openDatabase } from '../db/openDatabase.ts';

export interface TestDatabase {
  settings: { DATABASE_URL: string | undefined; DATA_DIR: string };
  open(): Promise<Db>;
  remove(): Promise<void>;
}

/** The engine of the vitest project that is running: the same tests run once on each. */
export const engine = process.env['LAMPSTAND_TEST_DB'] === 'pg' ? 'postgres' : 'sqlite';

/** A fresh database of its own for one test file. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const folder = await mkdtemp(join(tmpdir(), 'lampstand-test-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  if (engine === 'sqlite') {
    const settings = { DATABASE_URL: undefined, DATA_DIR: folder };
    return { settings, open: () => openDatabase(settings), remove: removeFolder };
  }
  const server = process.env['LAMPSTAND_TEST_PG_URL'];
  if (!server) throw new Error('LAMPSTAND_TEST_PG_URL is missing: run the server-pg project through vitest.config.ts');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = createKnex({ client: 'pg', connection: server });
  await admin.raw(`CREATE DATABASE ${name}`);
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
