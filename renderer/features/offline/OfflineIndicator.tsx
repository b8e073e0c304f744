import { Suspense, lazy, useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '../../ui/whenIdle.ts';
import { connectivity } from './connectivity.ts';

const load = () => import('./OfflineBadge.tsx');

// Not lazyPart: a badge that can't be loaded is no reason to load the page again.
const OfflineBadge = lazy(() =>
  load().then(
    (module) => ({ default: module.OfflineBadge }),
    () => ({ default: () => null }),
  ),
);

const worthTelling = () => {
  const { online, wasOffline, pending, justSynced } = connectivity.read();
  return !online || wasOffline || pending > 0 || justSynced;
};

/** The badge at the top right, loaded while there is still a network to load it from. */
export const OfflineIndicator = () => {
  const shown = useSyncExternalStore(connectivity.subscribe, worthTelling);
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  return (
    shown && (
      <Suspense>
        <OfflineBadge />
      </Suspense>
    )
  );
};
