import { lazy, Suspense, useEffect } from 'react';
import { whenIdle } from '../ui/whenIdle.ts';
import { registerServiceWorker, useUpdate } from './register.ts';

const UpdatePrompt = lazy(() =>
  import('./UpdatePrompt.tsx').then(
    (module) => ({ default: module.UpdatePrompt }),
    () => ({ default: () => null }),
  ),
);

/** Registers the service worker once the page has settled, and tells quietly of a new build. */
export const ServiceWorkerUpdates = () => {
  const update = useUpdate();
  useEffect(
    () =>
      whenIdle(() => {
        registerServiceWorker().catch((error: unknown) => {
          console.warn('The service worker could not be registered', error instanceof Error ? error.name : '');
        });
      }),
    [],
  );
  return (
    update && (
      <Suspense>
        <UpdatePrompt />
      </Suspense>
    )
  );
};
