import Router from '@koa/router';
import Koa from 'koa';
import type { Logger } from 'pino';
import type { Brand } from '../core/contract/content.ts';
import type { Library } from '../core/contract/library.ts';
import { createMatcher } from '../core/matching/matcher.ts';
import type { GateSettings } from '../core/rules/abilities.ts';
import type { LimitSettings } from '../core/rules/limits.ts';
import { createPasswords } from './accounts/passwords.ts';
import { createPersonalData } from './accounts/personalData.ts';
import { accountRoutes } from './accounts/routes.ts';
import { createAccounts } from './accounts/service.ts';
import { createProvider, type ProviderSettings } from './accounts/provider.ts';
import { createSessions } from './accounts/sessions.ts';
import { adminRoutes } from './admin/routes.ts';
import { createAdmin } from './admin/service.ts';
import { createSetUp } from './admin/setup.ts';
import type { Db } from './db/db.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { createFeedbackService, eraseFeedback, exportFeedback, feedbackRates } from './feedback/service.ts';
import type { State } from './http/context.ts';
import { refuseCrossSite } from './http/crossSite.ts';
import { serveFiles } from './http/files.ts';
import { securityHeaders } from './http/headers.ts';
import { health } from './http/health.ts';
import type { Authenticate } from './limits/person.ts';
import { whoIsAsking } from './limits/whoIsAsking.ts';
import { pipeline } from './http/pipeline.ts';
import { createApi } from './http/serve.ts';
import type { Scheduler } from './jobs.ts';
import { journalRoutes } from './journal/routes.ts';
import { createJournalService, eraseJournal, exportJournal } from './journal/service.ts';
import { createThrottle } from './limits/throttle.ts';
import { createMail, type Transport } from './mail/service.ts';
import { noteRoutes } from './notes/routes.ts';
import { createNotesService, eraseNotes, exportNotes } from './notes/service.ts';
import { readManifest } from './pages/hints.ts';
import { createPages } from './pages/service.ts';
import { paths } from './paths.ts';
import { createEsv } from './scripture/esv.ts';
import type { EsvSettings } from './scripture/esvApi.ts';
import { scriptureRoutes } from './scripture/routes.ts';
import { createScripture } from './scripture/service.ts';
import type { ScriptureStore } from './scripture/store.ts';
import { searchRoutes } from './search/routes.ts';
import { createSearchService, eraseSearches, exportSearches } from './search/service.ts';
import { createTrends } from './search/trends.ts';
import { topicRoutes } from './topics/routes.ts';
import { createComposer } from './wisdom/compose.ts';
import { createGuide, guidanceRates } from './wisdom/guide.ts';
import type { ModelSettings } from './wisdom/model.ts';
import { wisdomRoutes } from './wisdom/routes.ts';
import { createWisdomService } from './wisdom/service.ts';

/** Everything the app is made of. Tests pass their own clock, database and sign-in. */
export interface Parts {
  db: Db;
  library: Library;
  scripture: ScriptureStore;
  /** The ESV API, for passages that are not bundled; without it they are quoted from WEB. */
  esv?: EsvSettings | null;
  /** The model that generates guidance; without it every answer is curated (decision 21). */
  ai?: ModelSettings | null;
  log: Logger;
  /** Signs cookies and keys hashes. */
  secret: string;
  limits: LimitSettings;
  trendsMinPeople: number;
  /** The origin of PUBLIC_URL, when set. */
  publicOrigin: string | null;
  trustProxy: boolean;
  /** The built renderer; null in tests of the API alone. */
  rendererFolder: string | null;
  /** Parse every reply against the contract. */
  checkReplies: boolean;
  /** A further way to be signed in, tried before the session: tests use it. */
  authenticate?: Authenticate;
  gate: GateSettings;
  brand: Brand;
  /** Hands mails over; `reachesPeople` is false for the outbox folder. */
  mail: { transport: Transport; reachesPeople: boolean };
  /** The origin that links lead to. */
  linkOrigin: () => string;
  /** Of ADMIN_SECRET, or of the one made at first start. */
  adminSecretHash: string;
  /** Sign-in with Google or another OpenID provider; null when it is not configured. */
  google: ProviderSettings | null;
  jobs: Scheduler;
  /** Milliseconds since the epoch. */
  now: () => number;
  isDraining: () => boolean;
}

export const createApp = async (parts: Parts): Promise<Koa<State>> => {
  const { db, library, now } = parts;
  const app = new Koa<State>({ proxy: parts.trustProxy });
  // The pipeline answers and logs every error; what reaches Koa itself is a broken connection.
  app.on('error', (error: NodeJS.ErrnoException) => parts.log.debug({ code: error.code }, 'connection error'));

  app.use(securityHeaders());
  app.use(pipeline(parts.log, parts.isDraining));
  app.use(health(db, parts.isDraining));
  if (parts.rendererFolder) {
    const manifest = readManifest(parts.rendererFolder);
    const pages = createPages({ library, brand: parts.brand, origin: parts.publicOrigin, manifest });
    app.use(await serveFiles(parts.rendererFolder, pages));
  }
  app.use(refuseCrossSite(parts.publicOrigin));
  const sessions = createSessions(db, now, parts.publicOrigin?.startsWith('https:') ?? false);
  const { authenticate: also } = parts;
  const authenticate: Authenticate = also
    ? async (ctx) => (await also(ctx)) ?? sessions.authenticate(ctx)
    : sessions.authenticate;
  app.use(whoIsAsking(authenticate, parts.secret, now));

  const personalData = createPersonalData();
  const mail = createMail({ db, ...parts.mail, brand: parts.brand, log: parts.log, now });
  const outbox = parts.jobs.every('outbox', 10_000, () => mail.drain());
  const accounts = createAccounts(
    {
      ...parts,
      sessions,
      personalData,
      passwords: createPasswords(paths.commonPasswords),
      mailConfigured: parts.mail.reachesPeople,
      wakeMail: outbox.soon,
    },
    mail,
    parts.google && createProvider(parts.google),
  );
  parts.jobs.every('sweep accounts', 60 * 60_000, () => accounts.sweep());

  const matcher = createMatcher(library.matching);
  const titles = new Set(
    [...library.notes.map((note) => note.challenge), ...library.topics.map((topic) => topic.title)].map((title) =>
      title.toLowerCase(),
    ),
  );
  const search = createSearchService({ db, limits: parts.limits, secret: parts.secret, now, titles });
  const trends = createTrends({ db, library, matcher, minPeople: parts.trendsMinPeople, now });
  const throttle = createThrottle({ db, now });

  const readEsv = createEsv({
    settings: parts.esv ?? null,
    bundled: () => parts.scripture.excerpts(),
    now,
    log: parts.log,
  });
  const scripture = createScripture({ store: parts.scripture, readEsv, brand: parts.brand });
  const guide = parts.ai
    ? createGuide({
        ...parts,
        settings: parts.ai,
        scripture,
        contentVersion: library.version,
        admit: (person) => throttle.admit('guidance', person, guidanceRates),
      })
    : null;
  const wisdom = createWisdomService({
    search,
    composer: createComposer({ library, matcher, scripture }),
    scripture,
    guide,
  });

  const notes = createNotesService({ db, now });
  const feedback = createFeedbackService({
    db,
    now,
    admit: (person) => throttle.admit('feedback', person, feedbackRates),
  });
  parts.jobs.every('sweep throttles', 60 * 60_000, () => throttle.sweep());

  const router = new Router<State>();
  const api = createApi(router, parts.checkReplies);
  searchRoutes(api, search, trends);
  wisdomRoutes(api, wisdom);
  scriptureRoutes(api, scripture);
  topicRoutes(api, library);
  noteRoutes(api, notes);
  feedbackRoutes(api, feedback, parts.gate);
  journalRoutes(api, createJournalService({ db, now }));
  accountRoutes(api, accounts, { gate: parts.gate, google: parts.google !== null, mail: parts.mail.reachesPeople });
  personalData.register({ name: 'searches', export: exportSearches, erase: eraseSearches });
  personalData.register({ name: 'savedNotes', export: exportNotes, erase: eraseNotes });
  personalData.register({ name: 'feedback', export: exportFeedback, erase: eraseFeedback });
  personalData.register({ name: 'journal', export: exportJournal, erase: eraseJournal });
  const admin = createAdmin({ db, log: parts.log, now, personalData });
  const setUp = createSetUp({
    db,
    log: parts.log,
    now,
    secretHash: parts.adminSecretHash,
    issuer: parts.google?.issuer ?? null,
  });
  adminRoutes(api, admin, setUp, parts.gate);
  app.use(router.allowedMethods());
  app.use(api.routes);
  return app;
};
