import { useEffect } from 'react';
import { deferredPart } from '../ui/useDeferredModule.ts';
import { whenIdle } from '../ui/whenIdle.ts';
import { registerServiceWorker, useUpdate } from './register.ts';

const UpdatePrompt = deferredPart(() => import('./UpdatePrompt.tsx').then((module) => module.UpdatePrompt));

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
  return update && <UpdatePrompt />;
};
