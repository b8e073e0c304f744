import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { sendWhatWaits, SYNC_TAG } from './background.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

/** Background Sync, which TypeScript does not know: Chromium alone has it. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

const isPage = ({ mode, method, url }: Request): boolean => {
  const { pathname } = new URL(url);
  return mode === 'navigate' && method === 'GET' && !pathname.startsWith('/api/') && !/\.[^/]*$/.test(pathname);
};

let handedOver = false;

/**
 * A new build waits until no tab runs the old one. With a single tab that would be never, since a reload keeps it: on its
 * next page load the new worker takes over instead, and the load is made again. Once, so that nothing can go round.
 */
const handOver = async (): Promise<boolean> => {
  const { waiting } = self.registration;
  if (!waiting || handedOver || (await self.clients.matchAll({ type: 'window' })).length > 1) return false;
  handedOver = true;
  waiting.postMessage('take over');
  return true;
};

const page = async (request: Request): Promise<Response> => {
  if (await handOver()) return new Response('', { headers: { Refresh: '0', 'Content-Type': 'text/html' } });
  return (await matchPrecache('/index.html')) ?? fetch(request);
};

// Before the one of workbox, which would answer "/" by itself.
self.addEventListener('fetch', (event) => {
  if (!isPage(event.request)) return;
  event.stopImmediatePropagation();
  event.respondWith(page(event.request));
});

// The build's own files and nothing else are ever cached: no answer of /api, which may be somebody's own.
cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);

/** Where the browser knows it, what goes to the API does not wake the worker at all. */
interface RoutedInstall extends ExtendableEvent {
  addRoutes?(rule: { condition: { urlPattern: string }; source: 'network' }): Promise<void>;
}

self.addEventListener('install', (event) => {
  const routed = (event as RoutedInstall).addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' });
  if (routed) event.waitUntil(routed);
});

self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if (data === 'take over') void self.skipWaiting();
});

self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent;
  if (tag === SYNC_TAG) (event as SyncEvent).waitUntil(sendWhatWaits());
});
