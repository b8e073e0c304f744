import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { sendPending, SYNC_TAG } from './background.ts';
import { isSiteFile, keepSiteFiles, siteFile } from './siteFiles.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

/** Background Sync, which TypeScript does not know: Chromium alone has it. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

const isPage = ({ mode, method, url }: Request): boolean => {
  const { pathname } = new URL(url);
  return mode === 'navigate' && method === 'GET' && !pathname.startsWith('/api/') && !/\.[^/]*$/.test(pathname);
};

/** How long the next build's page is waited for, in milliseconds. */
const PATIENCE = 3000;

/**
 * A page as this worker hands it on, with an attribute that tells its scripts how it came, and without its preloads: the
 * worker has their files at hand, and Chromium would load each of them a second time and warn about it in the console.
 */
const handOn = async (answer: Response, attribute = ''): Promise<Response> => {
  // A redirect is followed by the browser, and can't be read here.
  if (!answer.ok) return answer;
  const html = (await answer.text()).replace(/<link rel="modulepreload"[^>]*>/g, '');
  return new Response(html.replace('<html', `<html ${attribute}`), answer);
};

/** Chromium alone says it; in other browsers any page load of the only tab counts as one. */
const isReload = (request: Request): boolean =>
  !('isReloadNavigation' in request) || request.isReloadNavigation === true;

/**
 * A new build waits until no tab runs the old one. With a single tab that would be never, since a reload keeps it: the
 * reload is answered by the server instead, and that page has the new worker take over (renderer/pwa/register.ts). Not
 * without the server's page: the old one would look for files that the new worker throws away.
 */
const nextPage = async (request: Request): Promise<Response | null> => {
  const { waiting } = self.registration;
  if (!waiting || !isReload(request) || (await self.clients.matchAll({ type: 'window' })).length > 1) return null;
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
  const answer = await Promise.race([fetch(request).catch(() => null), late]);
  return answer?.ok ? handOn(answer, 'data-next-build') : null;
};

const keptPage = async (attribute?: string): Promise<Response | null> => {
  const kept = await matchPrecache('/index.html');
  return kept ? handOn(kept, attribute) : null;
};

/** core/rules/billing/paths.ts, which this worker may not import; a browser test compares. */
const payment = /^\/subscribe\/?$/i;

/**
 * The page that takes payments comes with headers of its own, which a kept page has not: from the server whenever that answers.
 * Without it the kept one, marked as such, says that paying needs a connection (renderer/platform/paymentDocument.ts).
 */
const paymentPage = async (request: Request): Promise<Response> => {
  try {
    return await handOn(await fetch(request));
  } catch (error) {
    const kept = await keptPage('data-kept');
    if (!kept) throw error;
    return kept;
  }
};

const page = async (request: Request): Promise<Response> => {
  if (payment.test(new URL(request.url).pathname)) return paymentPage(request);
  return (await nextPage(request)) ?? (await keptPage()) ?? fetch(request);
};

// Before the one of workbox, which would answer "/" by itself.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOfSite = isSiteFile(request);
  if (!isOfSite && !isPage(request)) return;
  event.stopImmediatePropagation();
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
  event.respondWith(isOfSite ? siteFile({ request, waitUntil }) : page(request));
});

/** The plugin adds it, with the name that the build came with. */
const WEB_MANIFEST = 'manifest.webmanifest';

// The build's own files and the site's look, and nothing else are ever cached: no answer of /api, which may be somebody's own.
cleanupOutdatedCaches();
precacheAndRoute(
  self.__WB_MANIFEST.filter((entry) => (typeof entry === 'string' ? entry : entry.url) !== WEB_MANIFEST),
);

/** Where the browser knows it, what goes to the API does not wake the worker at all. */
interface RoutedInstall extends ExtendableEvent {
  addRoutes?(rule: { condition: { urlPattern: string }; source: 'network' }): Promise<void>;
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepSiteFiles());
  const routed = (event as RoutedInstall).addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' });
  if (routed) event.waitUntil(routed);
});

self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if (data === 'take over') void self.skipWaiting();
});

self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent;
  if (tag === SYNC_TAG) (event as SyncEvent).waitUntil(sendPending());
});
