import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/**
 * Parts that the first screen can do without, when they have come: once the page has settled, or at once. Not React's
 * own `lazy`: these stand outside every error boundary, and one that can't be loaded comes with the connection.
 */
export const useDeferredModule = <Module extends object>(
  load: () => Promise<Module>,
  immediate = false,
): Module | null => {
  const [module, setModule] = useState<Module | null>(null);
  useEffect(() => {
    if (module) return;
    const start = () => void load().then(setModule, () => undefined);
    const stop = immediate ? start() : whenIdle(start);
    window.addEventListener('online', start);
    return () => {
      stop?.();
      window.removeEventListener('online', start);
    };
  }, [load, immediate, module]);
  return module;
};
