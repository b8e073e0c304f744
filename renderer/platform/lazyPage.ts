import { lazy, type ComponentType } from 'react';
import { reloadOnce } from './reloadOnce.ts';

/** A page that is loaded when it is first visited. After a deploy its old file may be gone: then the tab reloads once. */
export const lazyPage = (load: () => Promise<ComponentType>): ComponentType =>
  lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      if (!reloadOnce()) throw error;
      return new Promise<never>(() => undefined);
    }
  });
