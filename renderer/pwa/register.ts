import { useSyncExternalStore } from 'react';
import { createListeners } from '../../core/events/listeners.ts';
import { platform } from '../platform/current.ts';

/** How often an open tab asks for a new build, beside the browser's own asking at each page load. */
const CHECK_INTERVAL = 60 * 60_000;

let waiting: ServiceWorker | null = null;
let accepted = false;
const listeners = createListeners();

const set = (next: ServiceWorker | null) => {
  waiting = next;
  listeners.notify();
};

/** Whether a new build waits to be taken. */
export const useUpdate = (): boolean => useSyncExternalStore(listeners.subscribe, () => waiting !== null);

export const applyUpdate = (): void => {
  accepted = true;
  waiting?.postMessage('take over');
};

export const dismissUpdate = (): void => set(null);

/** Registers /sw.js. The first one takes over with the next page load; a later one when the person says so. */
export const registerServiceWorker = async (): Promise<void> => {
  if (platform.kind !== 'web' || !('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });

  const offerWhenInstalled = (worker: ServiceWorker | null) => {
    // Without a controller it is the first one, and there is nothing to be replaced.
    if (worker?.state === 'installed' && serviceWorker.controller) set(worker);
  };
  // A reload brought the new build's page already (renderer/pwa/worker/sw.ts): nobody has to be asked.
  if (document.documentElement.hasAttribute('data-next-build')) registration.waiting?.postMessage('take over');
  else offerWhenInstalled(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => offerWhenInstalled(worker));
  });
  // Only the tab whose person asked for it: another may be in the midst of a sentence.
  serviceWorker.addEventListener('controllerchange', () => {
    set(null);
    if (!accepted) return;
    accepted = false;
    window.location.reload();
  });
  setInterval(() => {
    if (navigator.onLine) registration.update().catch(() => undefined);
  }, CHECK_INTERVAL);
};
