import { startPostgres } from './postgres.ts';

/** Vitest calls this once, before the first test of the project server-pg; its workers inherit the variable. */
export const setup = async (): Promise<() => Promise<void>> => {
  const { url, stop } = await startPostgres();
  process.env['LAMPSTAND_TEST_PG_URL'] = url;
  return stop;
};
