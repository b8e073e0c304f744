import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Router from '@koa/router';
import Keygrip from 'keygrip';
import Koa from 'koa';
import type { Service } from '../core/contract/settings.ts';
import { createSessions } from './accounts/sessions/sessions.ts';
import { fittingStripe, openStripe } from './billing/service.ts';
import { withLease } from './db/lease.ts';
import { addFeatures } from './features.ts';
import type { State } from './http/context.ts';
import { refuseCrossSite } from './http/crossSite.ts';
import { serveFiles } from './http/files/files.ts';
import { securityHeaders } from './http/headers.ts';
import { health } from './http/health.ts';
import { isHttps } from './http/https.ts';
import { createPreviousBuilds } from './http/files/previousBuilds.ts';
import { pipeline } from './http/pipeline.ts';
import { createApi } from './http/serve.ts';
import { createFindKiosk } from './kiosk/service.ts';
import type { Authenticate } from './http/identity/person.ts';
import { createDaySalts } from './http/identity/daySalts.ts';
import { identify } from './http/identity/identify.ts';
import { readManifest } from './pages/preloadLinks.ts';
import { serveSiteFiles } from './pages/serveSiteFiles.ts';
import { servePreviewImages } from './pages/servePreviewImages.ts';
import { readSentPages } from './pages/sentPages.ts';
import { createPages } from './pages/service.ts';
import { createSettings, type Settings } from './settings/service.ts';
import type { AppDependencies } from './dependencies.ts';
import { paths } from './paths.ts';

const HOUR = 60 * 60_000;
/** How often a process asks whether another one has changed the settings, in milliseconds. */
const FOLLOW = 2000;

export const createApp = async (given: AppDependencies): Promise<Koa<State>> => {
  const deps = { ...given, stripe: await fittingStripe(given) };
  const { db, log, secret, publicOrigin, isDraining, now } = deps;
  const settings = await createSettings({
    ...deps,
    services: servicesOf(deps),
    appleProduct: deps.apple?.productId ?? null,
  });
  deps.jobs.every('read settings', FOLLOW, settings.refresh);
  // A proxy appends the address it sees; what stands before that in X-Forwarded-For is whatever the client wrote there.
  const app = new Koa<State>({ proxy: deps.trustProxy, maxIpsCount: 1 });
  // Of cookies that are signed (server/accounts/google/signedCookie.ts).
  app.keys = new Keygrip([secret], 'sha256');
  // The pipeline answers and logs every error; what reaches Koa itself is a broken connection.
  app.on('error', (error: NodeJS.ErrnoException) => log.debug({ code: error.code }, 'connection error'));
  const isSecure = isHttps(publicOrigin);

  app.use(securityHeaders(isSecure));
  app.use(pipeline(log, isDraining, deps.observeRequest));
  app.use(health(db, isDraining, publicOrigin));
  if (deps.rendererFolder) await addRenderer(app, deps.rendererFolder, deps, settings);
  app.use(refuseCrossSite(publicOrigin));
  const sessions = createSessions(db, now, isSecure);
  const { authenticate: also } = deps;
  const authenticate: Authenticate = also
    ? async (ctx) => (await also(ctx)) ?? sessions.authenticate(ctx)
    : sessions.authenticate;
  const salts = createDaySalts(db, now);
  deps.jobs.every('prepare salts', HOUR, () => salts.prepare()).soon();
  deps.jobs.every('sweep salts', HOUR, () =>
    withLease(db, { job: 'sweep salts', milliseconds: HOUR, now }, salts.sweep),
  );
  app.use(identify({ authenticate, findKiosk: createFindKiosk(db, now), salts, secret, isSecure, now }));

  const router = new Router<State>();
  const api = createApi(router, deps.checkReplies);
  const stripe = deps.stripe ? { client: await openStripe(deps.stripe), settings: deps.stripe } : null;
  const personalData = addFeatures(
    api,
    { ...deps, stripe, settings, brand: settings.brand, gate: settings.gate, prayerAddress: settings.prayerAddress },
    sessions,
  );
  // Nobody whom a restored backup brought back is there for even one request (server/backup/restore.ts).
  for (let batch = 1; batch > 0;) batch = await db.write(() => personalData.eraseLate());
  app.use(api.routes);
  app.use(router.allowedMethods());
  return app;
};

/** The built pages and files, and what is made for each site of them: its icons, its cards in chats. */
const addRenderer = async (
  app: Koa<State>,
  folder: string,
  { db, library, jobs, now, publicOrigin, stripe }: AppDependencies,
  settings: Settings,
) => {
  const pages = createPages({
    library,
    settings,
    origin: publicOrigin,
    manifest: readManifest(folder),
    sent: readSentPages(folder),
    readStyle: (address) => readFileSync(join(folder, address), 'utf8'),
  });
  const kept = createPreviousBuilds(db, join(folder, 'assets'), now);
  jobs.every('keep assets', HOUR, () => kept.keep()).soon();
  app.use(serveSiteFiles(settings, folder));
  app.use(await serveFiles(folder, pages, kept.find, Boolean(stripe)));
  app.use(servePreviewImages(library, settings, paths.cardFont));
};

/** Outside services, as /privacy names them. */
const servicesOf = ({ ai, apple, esv, google, mail, stripe, imagesInBucket }: AppDependencies): Service[] => [
  ...(ai ? (['ai'] as const) : []),
  ...(apple ? (['apple'] as const) : []),
  ...(esv ? (['esv'] as const) : []),
  ...(google ? (['google'] as const) : []),
  ...(mail.reachesPeople ? (['mail'] as const) : []),
  ...(stripe ? (['stripe'] as const) : []),
  ...(imagesInBucket ? (['s3'] as const) : []),
];
