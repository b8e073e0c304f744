import { defineConfig } from 'vitest/config';
import onPostgres from './server/testing/postgres/files.json' with { type: 'json' };

const notTests = ['**/node_modules/**', 'dist/**', 'build/**'];
const postgres = '.ci/runner/vitest-postgres.ts';

/** While the tests are chosen that run on PostgreSQL (server/testing/postgres/chooseTests.ts). */
const isRecording = process.env['LAMPSTAND_RECORD_STATEMENTS'] !== undefined;

/** Large counts, and every test on both databases. */
const isEverything = isRecording || process.env['LAMPSTAND_LONG'] === '1';

/** These replace modules, which other tests in the same worker would have loaded already. */
const mocking = ['server/mail/renamed.test.ts', 'server/journal/commitOrder.test.ts'];

const server = (engine: 'sqlite' | 'pg', globalSetup: string[]) => ({
  test: {
    name: `server-${engine}`,
    include: engine === 'sqlite' || isEverything ? ['server/**/*.test.ts'] : onPostgres,
    exclude: [...notTests, ...mocking],
    env: { NODE_ENV: 'test', LAMPSTAND_TEST_DB: engine },
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
          name: 'unit',
          include: ['{core,content,renderer,electron,.ci}/**/*.test.{ts,tsx}'],
          exclude: notTests,
          pool: 'threads',
          // Against hanging: how long a property takes says more of the machine than of us.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      server('sqlite', []),
      server('pg', [postgres]),
      { test: { ...mocked.test, name: 'server-mocked', include: mocking, exclude: notTests, isolate: true } },
    ],
  },
});
