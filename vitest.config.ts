import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import onPostgres from './server/testing/postgres/files.json' with { type: 'json' };

const notTests = ['**/node_modules/**', 'dist/**', 'build/**'];
const postgres = '.ci/runner/vitest-postgres.ts';

/** While the tests are chosen that run on PostgreSQL (server/testing/postgres/chooseTests.ts). */
const isRecording = process.env['LAMPSTAND_RECORD_STATEMENTS'] !== undefined;

/** Large counts, and every test on both databases. */
const isEverything = isRecording || process.env['LAMPSTAND_LONG'] === '1';

/** These replace modules, which other tests in the same worker would have loaded already. */
const mocking = {
  unit: ['electron/main/pageRecovery/recover.test.ts', 'renderer/features/accounts/session/account.test.ts'],
  server: ['server/mail/renamed.test.ts', 'server/journal/commitOrder.test.ts'],
};

/** Compiling our modules is most of what a process takes to start: all that tests start share it. */
const compiled = { NODE_COMPILE_CACHE: join(tmpdir(), 'lampstand-compiled') };

const unit = {
  pool: 'threads' as const,
  env: compiled,
  // Against hanging: how long a property takes says more of the machine than of us.
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

const server = (engine: 'sqlite' | 'pg', globalSetup: string[]) => ({
  test: {
    name: `server-${engine}`,
    include: engine === 'sqlite' || isEverything ? ['server/**/*.test.ts'] : onPostgres,
    exclude: [...notTests, ...mocking.server],
    env: { ...compiled, NODE_ENV: 'test', LAMPSTAND_TEST_DB: engine },
    globalSetup: [...globalSetup, 'server/testing/database.ts'],
    setupFiles: isRecording && engine === 'pg' ? ['server/testing/postgres/recordStatements.ts'] : [],
    // The server's modules take longer to load than most files take to run.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

const mocked = server('pg', [postgres]);

/**
 * `unit` is what needs no server. The server's tests run on SQLite; those that reach statements no other does, or are about
 * PostgreSQL, run there too (server/testing/postgres/files.json, from `npm run test:choose`). It is started once for all of
 * them (address in LAMPSTAND_TEST_PG_URL); each test file makes a database of its own.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    // Against waiting for ever; a machine at work elsewhere may well need seconds.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: ['{core,content,renderer,electron,.ci}/**/*.test.{ts,tsx}'],
          exclude: [...notTests, ...mocking.unit],
          isolate: false,
        },
      },
      { test: { ...unit, name: 'unit-mocked', include: mocking.unit, exclude: notTests } },
      server('sqlite', []),
      server('pg', [postgres]),
      {
        test: { ...mocked.test, name: 'server-mocked', include: mocking.server, exclude: notTests, isolate: true },
      },
    ],
  },
});
