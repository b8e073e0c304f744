import { useDeferredModule } from '../useDeferredModule.ts';

const load = () => import('./Toaster.tsx');

/** Draws toasts, with code that the first screen does without: one asked for before it has come waits for it. */
export const LazyToaster = () => {
  const parts = useDeferredModule(load);
  return parts && <parts.Toaster />;
};
