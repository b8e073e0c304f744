import { startPostgres } from './postgres.ts';

/** Vitest calls this for each project on PostgreSQL, which share one; their workers inherit the variable. */
export const setup = async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env['LAMPSTAND_TEST_PG_URL']) return undefined;
  const { url, stop } = await startPostgres();
  process.env['LAMPSTAND_TEST_PG_URL'] = url;
  return stop;
};
