import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { createTestDatabase, engine, type TestDatabase } from '../testing/database.ts';
import { createDescriber, type Describer } from '../testing/statements/describeStatement.ts';
import { findStatements, type FoundStatement } from '../testing/statements/findStatements.ts';
import type { Db } from './db.ts';
import { sqliteOnly } from './schema/describe.ts';

/** The seed adds rows to any table in bulk; its own tests run that. */
const bulkInsert = /^server\/seed\/insert\.ts/;

let database: TestDatabase;
let db: Db;
let describer: Describer;
let found: FoundStatement[];

beforeAll(async () => {
  database = await createTestDatabase();
  db = await database.open();
  describer = await createDescriber(database);
  found = (await findStatements()).filter(({ at, sql }) => sql !== null || !bulkInsert.test(at));
});

afterAll(async () => {
  await describer.close();
  await db.close();
  await database.remove();
});

/** What is wrong with a statement on this engine; null when it runs and gives the columns of its declared row. */
const faultOf = async ({ sql, row }: FoundStatement): Promise<string | null> => {
  if (sql === null) return 'the compiler does not know this SQL (docs/database.md)';
  if (engine === 'postgres' && sqliteOnly.test(sql)) return null;
  try {
    const columns = await describer.describe(sql);
    const given = Object.fromEntries(columns.map(({ name, type }) => [name, type ?? row[name]]));
    if (Object.keys(row).length === 0 || isDeepStrictEqual(given, row)) return null;
    return `gives ${JSON.stringify(given)}, is declared as ${JSON.stringify(row)}`;
  } catch (error) {
    return String(error);
  }
};

it('every statement of the server runs on this engine and gives the columns of its declared row', async () => {
  const faults: string[] = [];
  for (const statement of found) {
    const fault = await faultOf(statement);
    if (fault) faults.push(`${statement.at}: ${fault}`);
  }
  expect(faults).toEqual([]);
  expect(found.length).toBeGreaterThan(100);
});

it('no statement passes query by', () => {
  const files = globSync('server/**/*.ts', { cwd: paths.root }).filter((file) => !file.startsWith('server/testing/'));
  const yielding = files.filter((file) => /yield\s*\{/.test(readFileSync(join(paths.root, file), 'utf8')));
  expect(yielding).toEqual([join('server', 'db', 'db.ts')]);
});
