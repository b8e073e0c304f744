import { DesktopEvents } from '../features/desktop/DesktopEvents.tsx';
import { platform } from '../platform/current.ts';
import { ServiceWorkerUpdates } from '../pwa/ServiceWorkerUpdates.tsx';

/** What looks after the installed form of the app: the service worker in browsers, the main process on a desktop. */
export const Installation = platform.kind === 'desktop' ? DesktopEvents : ServiceWorkerUpdates;
