import { lazy, type ComponentType } from 'react';
import { reloadOnce } from './reloadOnce.ts';

/**
 * A page or part that is loaded when it is first shown. After a deploy its old file may be gone: then the tab loads the
 * new build, once. Without the network, or the second time, the error goes to the boundary around it.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      if (!reloadOnce()) throw error;
      return new Promise<never>(() => undefined);
    }
  });
