import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';
import type Koa from 'koa';
import type { Logger } from 'pino';
import type { Library } from '../core/contract/library.ts';
import { createMatcher } from '../core/matching/matcher.ts';
import { prepareAdminSecret } from './admin/setup.ts';
import { createPasswords } from './accounts/passwords/passwords.ts';
import { createApp } from './app.ts';
import { scheduleBackups } from './backup/daily.ts';
import { readLastBackup } from './backup/service.ts';
import { finishRestore } from './backup/switchFiles.ts';
import type { Db } from './db/db.ts';
import { openDatabase } from './db/openDatabase.ts';
import {
  aiOf,
  appleOf,
  backupFolderOf,
  bucketOf,
  EnvError,
  esvOf,
  googleOf,
  lockedSettingsOf,
  readEnv,
  stripeOf,
  type Env,
} from './env.ts';
import type { AppDependencies } from './dependencies.ts';
import { createLog } from './log.ts';
import { createScheduler, type Scheduler } from './jobs.ts';
import type { State } from './http/context.ts';
import { networkPrefix } from './http/identity/personKeys.ts';
import { bucketFiles } from './images/files/bucket.ts';
import { folderFiles } from './images/files/folder.ts';
import { folderTransport } from './mail/folder.ts';
import { readBrand } from './mail/emailLayout.ts';
import { smtpTransport } from './mail/smtp.ts';
import { paths } from './paths.ts';
import { openScripture } from './scripture/store.ts';
import { verifyScripture } from './scripture/verify.ts';
import { readSecret } from './secret.ts';
import { BACKLOG, boundConnections, connectionTimes, NETWORK_CONNECTIONS } from './http/connections.ts';
import { createStop } from './stop.ts';
import { openSentenceMatcher } from './wisdom/matching/sentenceMatcher.ts';

/** `onListening` is told the address. */
const listen = (server: Server, app: Koa<State>, env: Env, onListening: (url: string) => void): void => {
  const handle = app.callback();
  server.on('request', (request, response) => void handle(request, response));
  if (!env.TRUST_PROXY) boundConnections(server, NETWORK_CONNECTIONS, networkPrefix);
  server.listen({ port: env.PORT, host: env.HOST, backlog: BACKLOG }, () => {
    const { port } = server.address() as AddressInfo;
    onListening(`http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${port}`);
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${env.PORT} is in use. Stop what uses it, or set PORT to another one.`
        : error.message,
    );
    process.exit(1);
  });
};

/** At a signal to stop, lets what is in flight finish and ends the process. */
const stopAtSignals = (
  server: Server,
  stopping: AbortController,
  jobs: Scheduler,
  closeDatabase: () => Promise<void>,
): void => {
  const stop = createStop({
    endStreams: () => stopping.abort(),
    closeServer: (done) => {
      server.close(done);
      server.closeIdleConnections();
    },
    closeAllConnections: () => server.closeAllConnections(),
    stopJobs: () => jobs.stop(),
    closeDatabase,
    exit: (code) => process.exit(code),
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(constants.signals[signal]));
};

const imagesOf = (env: Env): Pick<AppDependencies, 'imageFiles' | 'imagesInBucket'> => {
  const bucket = bucketOf(env);
  return {
    imageFiles: bucket ? bucketFiles(bucket) : folderFiles(join(env.DATA_DIR, 'images')),
    imagesInBucket: bucket !== null,
  };
};

/** What the server uses beside its database. Throws EnvError for half of what one needs. */
const servicesOf = (env: Env) => ({
  esv: esvOf(env),
  ai: aiOf(env),
  google: googleOf(env),
  stripe: stripeOf(env),
  apple: appleOf(env),
  locked: lockedSettingsOf(env),
  ...imagesOf(env),
});

const mailOf = (env: Env, log: Logger): AppDependencies['mail'] => ({
  transport: env.SMTP_URL ? smtpTransport(env.SMTP_URL) : folderTransport(join(env.DATA_DIR, 'outbox'), log),
  reachesPeople: env.SMTP_URL !== undefined,
  ...(env.MAIL_FROM !== undefined && { from: env.MAIL_FROM }),
});

/** Metrics cost nothing where nobody asks for them: what makes them is loaded with their port alone. */
const openMetrics = async ({ METRICS_PORT: port, DATA_DIR: dataFolder }: Env, db: Db, jobs: Scheduler) => {
  if (port === undefined) return null;
  const { createMetrics } = await import('./metrics/metrics.ts');
  const metrics = createMetrics({ db, dataFolder, now: Date.now, readLastBackup: () => readLastBackup(dataFolder) });
  jobs.onTurn(metrics.observeTurn);
  await metrics.listen(port).catch(() => {
    throw new EnvError(`METRICS_PORT: port ${port} is in use.`);
  });
  return metrics;
};

/** What a person who starts the server reads; others wait for the first line. */
const sayStarted = (env: Env, url: string, madeSecret: string | null): void => {
  const folder = resolve(env.DATA_DIR);
  const secret = madeSecret
    ? `this secret, shown only now: ${madeSecret}`
    : env.ADMIN_SECRET
      ? 'the ADMIN_SECRET that is set.'
      : 'the secret that the first start showed.';
  console.log(`Lampstand is at ${url}`);
  console.log(`Data: ${env.DATABASE_URL ? `PostgreSQL, and ${folder}` : folder}`);
  console.log(`First admin: register, sign in and open ${env.PUBLIC_URL ?? url}/admin-setup with ${secret}`);
};

const main = async (): Promise<void> => {
  // Whatever is written from here on, nobody else on this machine reads.
  process.umask(0o077);
  const env = readEnv(process.env);
  const log = createLog(env.LOG_LEVEL);
  const services = servicesOf(env);
  if (!env.DATABASE_URL) finishRestore(env.DATA_DIR);
  const secret = readSecret(env);
  const library = JSON.parse(readFileSync(paths.library, 'utf8')) as Library;
  const db = await openDatabase(env);
  verifyScripture(paths.scripture);
  const scriptureStore = openScripture(paths.scripture);
  const sentenceMatcher = openSentenceMatcher({ library, encoderFolder: paths.encoder, log, now: Date.now });
  const jobs = createScheduler(log);
  const metrics = await openMetrics(env, db, jobs);
  const server = createServer(connectionTimes);
  const stopping = new AbortController();
  scheduleBackups(jobs, backupFolderOf(env), env.DATA_DIR, stopping.signal);
  const publicOrigin = env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : null;
  let listeningAt = '';
  const adminSecret = await prepareAdminSecret(db, env.ADMIN_SECRET);
  const app = await createApp({
    db,
    library,
    scriptureStore,
    matcher: createMatcher(library.matching, library),
    sentenceMatcher,
    ...services,
    log,
    secret,
    passwords: createPasswords(paths.commonPasswords),
    limits: { premiumDailySearches: env.PREMIUM_DAILY_SEARCHES },
    billingReconcileSeconds: env.BILLING_RECONCILE_SECONDS,
    trendsMinPeople: env.TRENDS_MIN_PEOPLE,
    publicOrigin,
    trustProxy: env.TRUST_PROXY,
    rendererFolder: paths.renderer,
    checkReplies: env.NODE_ENV !== 'production',
    defaults: readBrand(paths.brand),
    mail: mailOf(env, log),
    linkOrigin: () => publicOrigin ?? listeningAt,
    adminSecretHash: adminSecret.hash,
    jobs,
    readLastBackup: () => readLastBackup(env.DATA_DIR),
    now: Date.now,
    observeRequest: metrics?.observeRequest,
    isDraining: () => !server.listening,
    stopping: stopping.signal,
  });

  listen(server, app, env, (url) => {
    listeningAt = url;
    sayStarted(env, url, adminSecret.made);
  });
  stopAtSignals(server, stopping, jobs, async () => {
    scriptureStore.close();
    await sentenceMatcher.close();
    await db.close();
  });
};

try {
  await main();
} catch (error) {
  // A person reads this: one clear sentence for what they can mend, the whole error for what they can't.
  const known =
    error instanceof EnvError ||
    (error instanceof Error &&
      ['BackupError', 'DataFolderInUse', 'SchemaTooNew', 'WrongScriptureFile'].includes(error.name));
  console.error(known ? error.message : error);
  process.exit(1);
}
