import { useSyncExternalStore } from 'react';
import { toasts } from './toast.ts';
import { useLater } from './useLater.ts';

const load = () => import('./Toaster.tsx');

/** Draws toasts, with code that the first screen does without. */
export const LazyToaster = () => {
  const some = useSyncExternalStore(toasts.subscribe, () => toasts.read().length > 0);
  const parts = useLater(load, some);
  return some && parts ? <parts.Toaster /> : null;
};
