import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Library } from '../../core/contract/library.ts';
import { createMatcher } from '../../core/matching/matcher.ts';
import { roles, type Role } from '../../core/rules/roles.ts';
import { createPasswords } from '../accounts/passwords/passwords.ts';
import { createApp } from '../app.ts';
import { BACKLOG, connectionTimes } from '../http/connections.ts';
import type { AppDependencies } from '../dependencies.ts';
import { folderFiles } from '../images/files/folder.ts';
import { readBrand } from '../mail/emailLayout.ts';
import type { Mail } from '../mail/service.ts';
import { createJobs, join as joinLampstand, type Member, type Newcomer } from './people.ts';
import type { Db } from '../db/db.ts';
import { paths } from '../paths.ts';
import { openScripture } from '../scripture/store.ts';
import { openSentenceMatcher } from '../wisdom/matching/sentenceMatcher.ts';
import { TestClient } from './client.ts';
import { createTestDatabase } from './database.ts';

/** The least that argon2 accepts. Tests of what hashing costs pass the real one. */
const LOWEST_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

// Nobody changes these: every server of a worker shares them.
const library = JSON.parse(readFileSync(paths.library, 'utf8')) as Library;
const matcher = createMatcher(library.matching, library);
const passwords = createPasswords(paths.commonPasswords, { cost: LOWEST_COST });
/** Its thread takes longer to start than most tests to run, and ends with the worker. */
const sentenceMatcher = openSentenceMatcher({
  library,
  encoderFolder: paths.encoder,
  log: pino({ level: 'silent' }),
  now: Date.now,
});

export const ADMIN_SECRET = 'the key of the house';

export interface TestServer {
  url: string;
  db: Db;
  library: Library;
  /** The server's clock, in milliseconds; move it as you like. */
  clock: { now: number };
  /** What the server logged, one JSON line each. */
  logged: string[];
  /** What the router answers, as "METHOD /path". */
  routes: string[];
  /** Mails that were handed over, oldest first. */
  mails: Mail[];
  /** Runs everything that goes on beside the requests, now: sends mails, sweeps. */
  settle(): Promise<void>;
  /** A visitor who has registered and is signed in by a real session. */
  member(fields?: Partial<Newcomer> & { headers?: Record<string, string> }): Promise<Member>;
  /** A new visitor; `account` signs it in as "id:role". */
  visitor(options?: { account?: `${string}:${Role}`; headers?: Record<string, string> }): TestClient;
  close(): Promise<void>;
}

/** The real app on a real port with its own database, or with one that is passed and stays its owner's to close. */
export const startServer = async (overrides: Partial<AppDependencies> = {}): Promise<TestServer> => {
  const database = overrides.db ? null : await createTestDatabase();
  const db = overrides.db ?? (await database?.open());
  if (!db) throw new Error('no database');
  // A thread that reads the file takes longer to start than the whole of `settle`: what tests it passes a database.
  if (database) db.file = null;
  const scriptureStore = openScripture(paths.scripture);
  const clock = { now: Date.UTC(2026, 10, 20, 12) };
  const logged: string[] = [];
  const mails: Mail[] = [];
  const stopping = new AbortController();
  const imageFolder = await mkdtemp(join(tmpdir(), 'lampstand-images-'));
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  const now = () => clock.now;
  const jobs = createJobs(now);
  // Whose database is passed, may have no channel that ever connects.
  const channelsConnected = database && watchChannels(db);
  const app = await createApp({
    db,
    library,
    scriptureStore,
    matcher,
    sentenceMatcher,
    log,
    secret: 'a secret for tests that nobody else knows',
    passwords,
    limits: { premiumDailySearches: 6 },
    trendsMinPeople: 5,
    billingReconcileSeconds: 600,
    publicOrigin: null,
    trustProxy: true,
    rendererFolder: null,
    checkReplies: true,
    defaults: readBrand(paths.brand),
    locked: {},
    mail: { transport: { send: async (mail) => void mails.push(mail) }, reachesPeople: true },
    imageFiles: folderFiles(imageFolder),
    imagesInBucket: false,
    linkOrigin: () => 'https://lampstand.test',
    adminSecretHash: createHash('sha256').update(ADMIN_SECRET).digest('base64url'),
    google: null,
    jobs,
    readLastBackup: async () => null,
    authenticate: async (ctx) => accountOf(ctx.get('X-Test-Account')),
    now,
    isDraining: () => false,
    stopping: stopping.signal,
    ...overrides,
  });
  const handle = app.callback();
  const server = createServer(connectionTimes, (request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1', backlog: BACKLOG }, resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await channelsConnected?.();
  return {
    url,
    db,
    library,
    clock,
    logged,
    mails,
    routes: routesOf(app.middleware),
    settle: () => jobs.run(),
    member: ({ headers, ...fields } = {}) => joinLampstand(new TestClient(url, headers), db, fields),
    visitor: ({ account, headers } = {}) =>
      new TestClient(url, { ...headers, ...(account ? { 'X-Test-Account': account } : {}) }),
    close: async () => {
      stopping.abort();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      scriptureStore.close();
      await rm(imageFolder, { recursive: true });
      if (!database) return;
      await db.close();
      await database.remove();
    },
  };
};

/**
 * A channel says once it is connected that something may have been missed until then: said in the midst of a test, it would have
 * everybody ask again.
 */
const watchChannels = (db: Db): (() => Promise<unknown>) => {
  const connected: Promise<void>[] = [];
  const { openChannel } = db;
  if (openChannel)
    // In the very object: others know it by that.
    db.openChannel = (name, listener) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      connected.push(promise);
      const missed = () => {
        listener.missed();
        resolve();
      };
      return openChannel(name, { received: listener.received, missed });
    };
  return () => Promise.all(connected);
};

const accountOf = (header: string) => {
  const [id, role] = header.split(':');
  const known = roles.find((each) => each === role);
  return id && known
    ? { id, role: known, tier: null, verified: true, suspendedUntil: null, pastoral: false, grants: [] }
    : null;
};

/** @koa/router leaves itself on the middleware it makes. */
const routesOf = (middleware: readonly object[]): string[] =>
  middleware.flatMap((each) => {
    const { router } = each as { router?: { stack: { methods: string[]; path: string }[] } };
    return (router?.stack ?? []).flatMap(({ methods, path }) => methods.map((method) => `${method} ${path}`));
  });
