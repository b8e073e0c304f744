import { isInIosApp } from '../features/billing/ios/isInIosApp.ts';
import { DesktopEvents } from '../features/desktop/DesktopEvents.tsx';
import { SiteSync } from '../features/site/SiteSync.tsx';
import { platform } from '../platform/current.ts';
import { ServiceWorkerUpdates } from '../pwa/ServiceWorkerUpdates.tsx';
import { useDeferredModule } from '../ui/useDeferredModule.ts';

/** How often the server is asked for its name and look, in milliseconds. */
const TEN_MINUTES = 10 * 60_000;

/**
 * What an open page looks after once it stands: the server's name and look, and the installed form of the app, which is the
 * service worker in browsers and the main process on a desktop.
 */
export const Installation = () => (
  <>
    <SiteSync every={TEN_MINUTES} />
    {platform.kind === 'desktop' ? <DesktopEvents /> : <ServiceWorkerUpdates />}
    {isInIosApp() && <IosShell />}
  </>
);

const loadSideNav = () => import('./SideNav.tsx');

/** What the desktop app adds to the header. */
export const DesktopNav = () => {
  const side = useDeferredModule(loadSideNav, true);
  return side && <side.SideNav />;
};

const loadPurchases = () => import('../features/billing/ios/IosPurchases.tsx');

const IosShell = () => {
  const purchases = useDeferredModule(loadPurchases, true);
  return purchases && <purchases.IosPurchases />;
};
