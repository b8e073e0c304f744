import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../.ci/runner/postgres.ts';
import type { Library } from '../core/contract/library.ts';
import { query } from '../server/db/db.ts';
import { openDatabase } from '../server/db/openDatabase.ts';
import { paths } from '../server/paths.ts';
import { insertActivity } from '../server/testing/bulk/insertActivity.ts';
import { insertUsers } from '../server/testing/bulk/insertUsers.ts';
import { memberCookie } from './http.ts';
import { load, network, send } from './lib/load.ts';
import { startProduct, temporaryFolder, type Measured } from './lib/processes.ts';
import { figure, milliseconds, percentile, type Figure } from './lib/report.ts';

const SIZES = { people: 100_000, searches: 1_000_000, feedback: 100_000 };
/** Over how long a time people joined, in milliseconds: 400 days. */
const JOINED = 400 * 24 * 60 * 60 * 1000;
const ROUNDS = 100;
const WARM_UP = 5;
const TAIL_LIMIT = 50;
const DELAY_LIMIT = 20;
/** Between two searches that go on beside, in milliseconds: twenty a second. */
const PACE = 50;
/** The lists are made once a minute: measuring goes on until they were. */
const MINUTE = 65_000;
/** How much memory an export of everything may take beside what the server has, in megabytes. */
const EXPORT_LIMIT = 50;

/** The first page; rare, common, short and absent texts; one whose letters all have but nobody in this order; and roles. */
const accounts = [
  '',
  ...['?q=many99999%40', '?q=many', '?q=example.org', '?q=zq', '?q=9', '?q=zerubbabel', '?q=many+of+one'],
  ...['?role=premium', '?role=registered', '?role=blocked', '?role=admin&q=many', '?role=premium&q=one+of+many'],
  ...['?role=premium&q=zq', '?role=registered&q=9999'],
].map((search) => `/api/admin/users${search}`);
const others = [
  ...['/api/admin/trends/activity', '/api/admin/trends/searches', '/api/admin/trends/users', '/api/feedback'],
  ...['/api/admin/export/searches.csv', '/api/admin/export/registrations.csv', '/api/admin/export/topics.csv'],
  ...['/api/admin/settings', '/api/admin/system', '/api/about', '/api/admin/about/history', '/api/site'],
  ...['/api/weekly-top-searches', '/api/trending-topics'],
];

/**
 * What an admin calls, at a million searches, 100,000 people and 100,000 pieces of feedback, while twenty searches a second go on
 * (docs/proof.md P14).
 */
export const admin = async (): Promise<Figure[]> => {
  const postgres = await startPostgres();
  try {
    return [...(await measure('SQLite', undefined)), ...(await measure('PostgreSQL', postgres.url))];
  } finally {
    await postgres.stop();
  }
};

const measure = async (name: string, url: string | undefined): Promise<Figure[]> => {
  const { server, cookie } = await startFilled(url);
  const beside = searchBeside(server);
  const times: number[] = [];
  const delay = await server.loopDelay(async () => {
    const started = performance.now();
    for (const path of [...accounts, ...others]) {
      const call = () => ({ method: 'GET', path, headers: { cookie } }) as const;
      await load(server, WARM_UP, 1, call);
      const taken = (await load(server, ROUNDS, 1, call)).times;
      const [p50, p99] = [0.5, 0.99].map((share) => milliseconds(percentile(taken, share)));
      console.log(`${name} ${path}: p50 ${p50}, p99 ${p99}`);
      times.push(percentile(taken, 0.99));
    }
    await wait(Math.max(0, MINUTE - (performance.now() - started)));
  });
  console.log(`${name}: the event loop was held ${milliseconds(await server.longestDelay())} once`);
  const grown = await exportAll(server, cookie);
  await beside.stop();
  await server.stop();
  return [
    figure('P14', `slowest admin call (p99), ${name}`, Math.max(...times), TAIL_LIMIT, milliseconds),
    figure('P14', `event loop delay (p99) meanwhile, ${name}`, delay, DELAY_LIMIT, milliseconds),
    figure(
      'P14',
      `memory of an export of all feedback, ${name}`,
      grown,
      EXPORT_LIMIT,
      (value) => `${Math.round(value)} MB`,
    ),
  ];
};

/** A server with everything in its database, and an admin's cookie. */
const startFilled = async (url: string | undefined): Promise<{ server: Measured; cookie: string }> => {
  const database = { DATABASE_URL: url, DATA_DIR: temporaryFolder() };
  const library = JSON.parse(readFileSync(paths.library, 'utf8')) as Library;
  const challenges = library.notes.slice(0, 20).map(({ id }) => id);
  const db = await openDatabase(database);
  const until = Date.now();
  await insertUsers(db, SIZES.people, { until, apart: Math.floor(JOINED / SIZES.people) });
  await insertActivity(db, { ...SIZES, challenges, until });
  await db.close();
  const key = '0123456789abcdef'.repeat(4);
  const settings: Record<string, string> = url
    ? { DATABASE_URL: url, SESSION_SECRET: key, ADMIN_SECRET: key }
    : { DATA_DIR: database.DATA_DIR };
  const first = await startProduct(settings);
  const cookie = await memberCookie(first.url);
  await first.stop();
  const again = await openDatabase(database);
  await again.write(() => query("UPDATE users SET role = 'admin' WHERE email_key = 'bench@example.org'"));
  await again.close();
  return { server: await startProduct(settings), cookie };
};

/** New visitors' searches at an even pace, until it is stopped; an answer that is no success is an error then. */
const searchBeside = (server: Measured) => {
  const agent = new Agent({ keepAlive: true });
  let made = 0;
  const answers: Promise<number>[] = [];
  const timer = setInterval(() => {
    made += 1;
    const body = JSON.stringify({
      userId: null,
      query: `a new trouble ${made}`,
      normalizedQuery: '',
      isLifeNote: false,
    });
    const headers = { 'x-forwarded-for': network(made) };
    answers.push(send(server, { method: 'POST', path: '/api/search', headers, body }, agent));
  }, PACE);
  return {
    async stop() {
      clearInterval(timer);
      const failed = (await Promise.all(answers)).filter((status) => status !== 200);
      if (failed.length > 0) throw new Error(`${failed.length} searches beside were not recorded`);
      agent.destroy();
    },
  };
};

/** By how many megabytes the server grows while all feedback is exported. */
const exportAll = async (server: Measured, cookie: string): Promise<number> => {
  const before = server.memory();
  let highest = before;
  const watch = setInterval(() => (highest = Math.max(highest, server.memory())), 20);
  const started = performance.now();
  const answer = await fetch(`${server.url}/api/admin/export/feedback.csv`, { headers: { cookie } });
  let bytes = 0;
  for await (const chunk of answer.body ?? []) bytes += (chunk as Uint8Array).byteLength;
  clearInterval(watch);
  console.log(`feedback.csv: ${bytes} bytes in ${milliseconds(performance.now() - started)}`);
  return (highest - before) / 1e6;
};
