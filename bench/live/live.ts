import { createHash, randomBytes } from 'node:crypto';
import { Agent, get, type IncomingMessage } from 'node:http';
import { query, type RowOf } from '../../server/db/db.ts';
import { openDatabase } from '../../server/db/openDatabase.ts';
import { insertUsers } from '../../server/testing/bulk/insertUsers.ts';
import { send } from '../lib/load.ts';
import { startProduct, temporaryFolder } from '../lib/processes.ts';
import { figure, milliseconds, type Figure } from '../lib/report.ts';

const PEOPLE = 1_000;
/** Browsers of each. */
const EACH = 5;
const POSTS = 5;
/** All listeners have heard of a post after so many milliseconds. */
const LIMIT = 2_000;
/** While all are told, others wait for the event loop no longer than so many milliseconds (p99). */
const DELAY_LIMIT = 50;

/** Five thousand listeners of one process hear of a post (docs/proof.md P18). */
export const live = async (): Promise<Figure[]> => {
  const folder = temporaryFolder();
  const cookies = await insertPeople(folder);
  const server = await startProduct({ DATA_DIR: folder, SUBSCRIPTION_REQUIRED: 'false' });
  const agent = new Agent({ keepAlive: false, maxSockets: Infinity });
  const streams: IncomingMessage[] = [];
  for (let opened = 0; opened < PEOPLE; opened += 100) {
    const some = cookies.slice(opened, opened + 100).flatMap((cookie) => Array<string>(EACH).fill(cookie));
    streams.push(...(await Promise.all(some.map((cookie) => open(`${server.url}/api/live`, cookie, agent)))));
  }
  const [author = ''] = cookies;
  const times: number[] = [];
  const delay = await server.loopDelay(async () => {
    for (let count = 0; count < POSTS; count++) {
      const all = Promise.all(streams.map(hearPost));
      const began = performance.now();
      const body = JSON.stringify({ content: `Give thanks ${count}.`, postType: 'general', audience: 'everyone' });
      const call = { method: 'POST', path: '/api/posts', headers: { cookie: cookies[count] ?? author }, body } as const;
      const status = await send(server, call, agent);
      if (status !== 200) throw new Error(`posting answered ${status}`);
      await all;
      times.push(performance.now() - began);
    }
  });
  const memory = server.memory() / 1_000_000;
  console.log(`live: ${streams.length} listeners, the server holds ${memory.toFixed(0)} MB`);
  for (const stream of streams) stream.destroy();
  await server.stop();
  const name = `${streams.length} listeners`;
  return [
    figure('P18', `${name} have heard of a post (the slowest of ${POSTS})`, Math.max(...times), LIMIT, milliseconds),
    figure('P18', `event loop delay (p99) while ${name} are told`, delay, DELAY_LIMIT, milliseconds),
  ];
};

const open = (address: string, cookie: string, agent: Agent): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(address, { agent, headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`listening answered ${answer.statusCode}`));
      // The first bytes are there.
      answer.once('data', () => resolve(answer));
      answer.on('error', () => undefined);
    }).on('error', reject);
  });

const hearPost = (stream: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    const read = (part: Buffer) => {
      if (!part.includes('event: post')) return;
      stream.off('data', read);
      resolve();
    };
    stream.on('data', read);
  });

/** Confirmed accounts with a session each; gives their cookies. */
const insertPeople = async (folder: string): Promise<string[]> => {
  const db = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder });
  await insertUsers(db, PEOPLE);
  await db.write(() => query('UPDATE users SET verified_at = 1'));
  const people = await db.read(() => query<RowOf<'users', 'id'>>('SELECT id FROM users'));
  const cookies = await db.write(function* () {
    const made: string[] = [];
    const now = Date.now();
    for (const { id } of people) {
      const token = randomBytes(32).toString('base64url');
      yield* query(
        'INSERT INTO sessions (token_hash, user_id, created_at, expires_at) VALUES (?, ?, ?, ?)',
        createHash('sha256').update(token).digest('base64url'),
        id,
        now,
        now + 24 * 60 * 60_000,
      );
      made.push(`lampstand_session=${token}`);
    }
    return made;
  });
  await db.close();
  return cookies;
};
