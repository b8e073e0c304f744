import { startPostgres } from '../.ci/runner/postgres.ts';
import { query } from '../server/db/db.ts';
import { openDatabase } from '../server/db/openDatabase.ts';
import {
  circleIdOf,
  insertBlocks,
  insertCommunity,
  memberIdOf,
  postIdOf,
} from '../server/testing/bulk/insertCommunity.ts';
import { insertUsers } from '../server/testing/bulk/insertUsers.ts';
import { memberCookie } from './http.ts';
import { load } from './lib/load.ts';
import { startProduct, temporaryFolder } from './lib/processes.ts';
import { figure, milliseconds, percentile, type Figure } from './lib/report.ts';

const SIZES = { people: 100_000, circles: 1_000, posts: 1_000_000 };
const BLOCKED = 1_000;
/** So many that what the database does beside (its own clean-up after a million new rows) is not the hundredth call. */
const ROUNDS = 1_000;
/** Searches for circles are limited to 60 a minute, with those before measuring. */
const SEARCHES = 25;
/** Calls of each page that are not measured: the first ones after a start connect, plan and compile, once for everybody. */
const WARM_UP = 5;
/** A page of the community may take so long, in milliseconds, at 99 of 100 calls. */
const LIMIT = 15;

const circle = `/api/communities/${circleIdOf(1)}`;
/** In the middle of everything: as far down as anybody scrolls. */
const deep = (number: number) =>
  encodeURIComponent(`${new Date(1_700_000_000_000 + number * 1000).toISOString()},${postIdOf(number)}`);

const pages: readonly [name: string, path: string][] = [
  ['the feed', '/api/posts'],
  ['the feed, half a million posts down', `/api/posts?before=${deep(500_000)}`],
  ['one’s own posts', '/api/posts?scope=mine'],
  ['a circle’s posts', `${circle}/posts`],
  ['a circle’s posts, deep down', `${circle}/posts?before=${deep(500_001)}`],
  ['a post', `/api/posts/${postIdOf(500_000)}`],
  ['a circle', circle],
  ['a circle’s members', `${circle}/members`],
  ['a circle’s members, deep down', `${circle}/members?before=${memberIdOf(50_000)}`],
  ['one’s circles', '/api/communities?scope=mine'],
  ['circles to discover', '/api/communities?scope=discover'],
  ['a search for circles', '/api/communities?scope=discover&q=number+77'],
  ['a search that finds none', '/api/communities?scope=discover&q=zerubbabel'],
  ['notices', '/api/notices'],
];

/**
 * The pages of SoulFeed and circles at a million posts and 100,000 people, for one who blocks a thousand of them, on a server
 * that has answered each page a few times.
 */
export const community = async (): Promise<Figure[]> => {
  const postgres = await startPostgres();
  try {
    return [...(await measure('SQLite', undefined)), ...(await measure('PostgreSQL', postgres.url))];
  } finally {
    await postgres.stop();
  }
};

const measure = async (name: string, url: string | undefined): Promise<Figure[]> => {
  const folder = temporaryFolder();
  const database = { DATABASE_URL: url, DATA_DIR: folder };
  const db = await openDatabase(database);
  await insertUsers(db, SIZES.people);
  await insertCommunity(db, SIZES);
  await db.close();
  const key = '0123456789abcdef'.repeat(4);
  const settings: Record<string, string> = {
    SUBSCRIPTION_REQUIRED: 'false',
    ...(url ? { DATABASE_URL: url, SESSION_SECRET: key, ADMIN_SECRET: key } : { DATA_DIR: folder }),
  };
  const first = await startProduct(settings);
  const cookie = await memberCookie(first.url);
  await first.stop();
  await join(database);
  const server = await startProduct(settings);
  const figures: Figure[] = [];
  for (const [page, path] of pages) {
    const rounds = path.includes('q=') ? SEARCHES : ROUNDS;
    const call = () => ({ method: 'GET', path, headers: { cookie } }) as const;
    await load(server, WARM_UP, 1, call);
    const { times } = await load(server, rounds, 1, call);
    const [p50, p99] = [0.5, 0.99].map((share) => milliseconds(percentile(times, share)));
    console.log(`${name} ${page}: p50 ${p50}, p99 ${p99}`);
    figures.push(figure('P17', `${page} (p99), ${name}`, percentile(times, 0.99), LIMIT, milliseconds));
  }
  await server.stop();
  return figures;
};

/** The one who asks is in the big circle, and blocks a thousand of its members. */
const join = async (database: { DATABASE_URL: string | undefined; DATA_DIR: string }): Promise<void> => {
  const db = await openDatabase(database);
  const [reader] = await db.read(() =>
    query<{ id: string }>("SELECT id FROM users WHERE email_key = 'bench@example.org'"),
  );
  const id = reader?.id ?? '';
  await db.write(() =>
    query(
      `INSERT INTO circle_members (circle_id, user_id, role, position, state, joined_at) VALUES (?, ?, 'member', 2, 'member', 1)`,
      circleIdOf(1),
      id,
    ),
  );
  await insertBlocks(db, id, 1_000, BLOCKED);
  await db.close();
};
