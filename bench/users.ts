import { startPostgres } from '../.ci/runner/postgres.ts';
import { query } from '../server/db/db.ts';
import { openDatabase } from '../server/db/openDatabase.ts';
import { insertUsers } from '../server/testing/bulk/insertUsers.ts';
import { memberCookie } from './http.ts';
import { load } from './lib/load.ts';
import { startProduct, temporaryFolder } from './lib/processes.ts';
import { figure, milliseconds, percentile, type Figure } from './lib/report.ts';

const PEOPLE = 100_000;
const ROUNDS = 60;
const TAIL_LIMIT = 50;
const DELAY_LIMIT = 20;
/** The first page; rare, common, short and absent texts; and a text whose letters all have but nobody in this order. */
const searches = [
  '',
  '?q=many99999%40',
  '?q=many',
  '?q=example.org',
  '?q=zq',
  '?q=9',
  '?q=zerubbabel',
  '?q=many+of+one',
];

/** The admin's list of accounts and the search in it, at 100,000 people (docs/proof.md P14). */
export const users = async (): Promise<Figure[]> => {
  const postgres = await startPostgres();
  try {
    return [...(await measure('SQLite', undefined)), ...(await measure('PostgreSQL', postgres.url))];
  } finally {
    await postgres.stop();
  }
};

const measure = async (name: string, url: string | undefined): Promise<Figure[]> => {
  const folder = temporaryFolder();
  const db = await openDatabase({ DATABASE_URL: url, DATA_DIR: folder });
  await insertUsers(db, PEOPLE);
  await db.close();
  const settings: Record<string, string> = url
    ? { DATABASE_URL: url, SESSION_SECRET: '0123456789abcdef'.repeat(4), ADMIN_SECRET: '0123456789abcdef'.repeat(4) }
    : { DATA_DIR: folder };
  const first = await startProduct(settings);
  const cookie = await memberCookie(first.url);
  await first.stop();
  const again = await openDatabase({ DATABASE_URL: url, DATA_DIR: folder });
  await again.write(() => query("UPDATE users SET role = 'admin' WHERE email_key = 'bench@example.org'"));
  await again.close();
  const server = await startProduct(settings);
  const call = (path: string) => () => ({
    method: 'GET' as const,
    path: `/api/admin/users${path}`,
    headers: { cookie },
  });
  const times: number[] = [];
  const delay = await server.loopDelay(async () => {
    for (const search of searches) {
      const taken = (await load(server, ROUNDS, 1, call(search))).times;
      const [p50, p99] = [0.5, 0.99].map((share) => milliseconds(percentile(taken, share)));
      console.log(`${name} ${search || 'first page'}: p50 ${p50}, p99 ${p99}`);
      times.push(...taken);
    }
  });
  const tail = percentile(times, 0.99);
  await server.stop();
  return [
    figure('P14', `admin's user search (p99), ${name}`, tail, TAIL_LIMIT, milliseconds),
    figure('P14', `event loop delay (p99) meanwhile, ${name}`, delay, DELAY_LIMIT, milliseconds),
  ];
};
