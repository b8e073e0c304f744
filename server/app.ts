import Router from '@koa/router';
import Koa from 'koa';
import type { Logger } from 'pino';
import type { Library } from '../core/contract/library.ts';
import { createMatcher } from '../core/matching/matcher.ts';
import type { LimitSettings } from '../core/rules/limits.ts';
import type { Db } from './db/db.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { createFeedbackService, feedbackRates } from './feedback/service.ts';
import type { State } from './http/context.ts';
import { refuseCrossSite } from './http/crossSite.ts';
import { serveFiles } from './http/files.ts';
import { securityHeaders } from './http/headers.ts';
import { health } from './http/health.ts';
import { whoIsAsking, type Authenticate } from './http/person.ts';
import { pipeline } from './http/pipeline.ts';
import { createApi } from './http/serve.ts';
import { createThrottle } from './limits/throttle.ts';
import { noteRoutes } from './notes/routes.ts';
import { createNotesService } from './notes/service.ts';
import type { ScriptureStore } from './scripture/store.ts';
import { searchRoutes } from './search/routes.ts';
import { createSearchService } from './search/service.ts';
import { createTrends } from './search/trends.ts';
import { topicRoutes } from './topics/routes.ts';
import { createComposer } from './wisdom/compose.ts';
import { wisdomRoutes } from './wisdom/routes.ts';
import { createWisdomService } from './wisdom/service.ts';

/** Everything the app is made of. Tests pass their own clock, database and sign-in. */
export interface Parts {
  db: Db;
  library: Library;
  scripture: ScriptureStore;
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
  authenticate: Authenticate;
  /** Milliseconds since the epoch. */
  now: () => number;
  isDraining: () => boolean;
}

export const createApp = async (parts: Parts): Promise<Koa<State>> => {
  const { db, library, scripture, now } = parts;
  const app = new Koa<State>({ proxy: parts.trustProxy });
  // The pipeline answers and logs every error; what reaches Koa itself is a broken connection.
  app.on('error', (error: NodeJS.ErrnoException) => parts.log.debug({ code: error.code }, 'connection error'));

  app.use(securityHeaders());
  app.use(pipeline(parts.log, parts.isDraining));
  app.use(health(db, parts.isDraining));
  if (parts.rendererFolder) app.use(await serveFiles(parts.rendererFolder));
  app.use(refuseCrossSite(parts.publicOrigin));
  app.use(whoIsAsking(parts.authenticate, parts.secret, now));

  const matcher = createMatcher(library.matching);
  const titles = new Set([...library.notes.map((note) => note.challenge), ...library.topics.map((topic) => topic.title)].map((title) => title.toLowerCase()));
  const search = createSearchService({ db, limits: parts.limits, secret: parts.secret, now, titles });
  const trends = createTrends({ db, library, matcher, minPeople: parts.trendsMinPeople, now });
  const wisdom = createWisdomService(search, createComposer({ library, matcher, scripture }));

  const throttle = createThrottle({ db, now });
  const notes = createNotesService({ db, now });
  const feedback = createFeedbackService({ db, now, admit: (person) => throttle('feedback', person, feedbackRates) });

  const router = new Router<State>();
  const api = createApi(router, parts.checkReplies);
  searchRoutes(api, search, trends);
  wisdomRoutes(api, wisdom);
  topicRoutes(api, library);
  noteRoutes(api, notes);
  feedbackRoutes(api, feedback);
  app.use(router.allowedMethods());
  app.use(router.routes());
  return app;
};
