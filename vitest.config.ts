import { defineConfig } from 'vitest/config';

const notTests = ['**/node_modules/**', 'dist/**', 'build/**'];

const server = (engine: 'sqlite' | 'pg', globalSetup: string[]) => ({
  test: {
    name: `server-${engine}`,
    include: ['server/**/*.test.ts'],
    exclude: notTests,
    env: { NODE_ENV: 'test', LAMPSTAND_TEST_DB: engine },
    globalSetup,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

/**
 * `unit` is what needs no server. The server's tests run twice, the same files: on SQLite, and on a PostgreSQL that is started
 * once for all of them (address in LAMPSTAND_TEST_PG_URL; each test file makes a database of its own).
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
      server('pg', ['.ci/runner/vitest-postgres.ts']),
    ],
  },
});
