import { get } from 'node:http';
import { newPrayer } from '../core/journal/conflictRules.ts';
import type { Db } from '../server/db/db.ts';
import { openDatabase } from '../server/db/openDatabase.ts';
import { insertPrayer, nextRevision } from '../server/journal/store.ts';
import { sizeOf } from '../server/journal/view.ts';
import { memberCookie } from './http.ts';
import { prayer } from './journal.ts';
import { startProduct, temporaryFolder, type Measured } from './lib/processes.ts';
import { figure, inUnit, milliseconds, timedAsync, type Figure } from './lib/report.ts';

const PRAYERS = 100_000;
const BATCH = 1000;
const MB = 1024 * 1024;

/** As many prayers as a journal may hold, straight into the database: by requests they would take a quarter of an hour. */
const fill = async (db: Db, userId: string): Promise<void> => {
  for (let from = 0; from < PRAYERS; from += BATCH)
    await db.write(function* () {
      for (let n = from; n < from + BATCH; n++) {
        const { id, ...written } = prayer(n);
        const added = newPrayer(id, userId, written, { changeId: id, revision: 0, at: written.createdAt });
        const { revision } = yield* nextRevision(userId, 0, { held: 1, bytes: sizeOf(added) });
        yield* insertPrayer({ ...added, revision }, 'bench');
      }
    });
};

const userOf = async (url: string, cookie: string): Promise<string> => {
  const answer = await fetch(`${url}/api/auth/user`, { headers: { cookie } });
  return ((await answer.json()) as { id: string }).id;
};

/** Takes the whole answer and keeps none of it. Gives its bytes. */
const take = (url: string, cookie: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { cookie } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('error', reject);
      answer.on('end', () => (answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${answer.statusCode}`))));
    }).on('error', reject);
  });

/** The longest that /healthz took meanwhile, in milliseconds, and the most memory that was resident, in bytes. */
const watched = async (server: Measured, work: () => Promise<unknown>) => {
  const peak = { wait: 0, memory: 0 };
  let isDone = false;
  const visit = async () => (await fetch(`${server.url}/healthz`)).text();
  const watch = async () => {
    while (!isDone) {
      peak.wait = Math.max(peak.wait, await timedAsync(visit));
      peak.memory = Math.max(peak.memory, server.memory());
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  // The first request of all makes the connection and is no measure.
  await visit();
  const watching = watch();
  try {
    await work();
  } finally {
    isDone = true;
  }
  await watching;
  return peak;
};

/** "Download my data" of a journal that is full, while the server goes on answering everybody else. */
export const downloads = async (): Promise<Figure[]> => {
  const env = { DATA_DIR: temporaryFolder() };
  const first = await startProduct(env);
  const cookie = await memberCookie(first.url);
  const userId = await userOf(first.url, cookie);
  await first.stop();
  const db = await openDatabase({ DATABASE_URL: undefined, ...env });
  await fill(db, userId);
  await db.close();

  const server = await startProduct(env);
  let bytes = 0;
  const peak = await watched(server, async () => {
    bytes = await take(`${server.url}/api/auth/data`, cookie);
  });
  if (bytes < PRAYERS * 500) throw new Error(`the download had only ${bytes} bytes`);
  await server.stop();
  const name = `${PRAYERS} prayers downloaded:`;
  return [
    figure('11', `${name} /healthz meanwhile, at most`, peak.wait, 100, milliseconds),
    figure('11', `${name} memory of the server, at most`, peak.memory / MB, 200, inUnit('MB')),
  ];
};
