export {};

declare const self: ServiceWorkerGlobalScope;

/**
 * The kill switch. All of it while it is installed: to take over it would have to wait for the worker that it ends, and a
 * broken one may never let go. Open tabs go on from the network, and the next page load knows no worker any more.
 */
const dropCaches = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
};

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(dropCaches());
  // Not waited for: it begins when the installation is over.
  void self.registration.unregister();
});
