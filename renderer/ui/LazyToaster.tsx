import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasts } from './toast.ts';

const Toaster = lazy(() => import('./Toaster.tsx').then((module) => ({ default: module.Toaster })));

/** Loads what draws toasts when there is one to draw. */
export const LazyToaster = () => {
  const some = useSyncExternalStore(toasts.subscribe, () => toasts.read().length > 0);
  return some ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
};
