import { DesktopKeeper } from '../features/desktop/DesktopKeeper.tsx';
import { platform } from '../platform/current.ts';
import { ServiceWorkerKeeper } from '../pwa/ServiceWorkerKeeper.tsx';

/** What looks after the installed form of the app: the service worker in browsers, the main process on a desktop. */
export const Installation = platform.kind === 'desktop' ? DesktopKeeper : ServiceWorkerKeeper;
