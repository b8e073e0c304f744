import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { reloadOnce } from '../../platform/reloadOnce.ts';
import type { SearchOutcome } from './searchFlow.ts';

const loadRun = () => import('./run.ts');

/**
 * Fetches ahead what a search needs, so that the first one is quick and one made offline is answered. `searching`: somebody
 * is about to.
 */
export const preloadSearch = (searching: boolean): void => {
  loadRun()
    .then((run) => run.loadLocal())
    .then((local) => local.buildMatcher(searching))
    .catch(() => undefined);
};

/**
 * Gives the function that runs a search. It answers null for blank text, while another search runs (a double Enter is one
 * search), and when the screen was left meanwhile.
 */
export const useSearch = (): ((text: string) => Promise<SearchOutcome | null>) => {
  const queryClient = useQueryClient();
  const running = useRef(false);
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  return useCallback(
    async (text) => {
      const query = text.trim();
      if (!query || running.current) return null;
      running.current = true;
      try {
        const run = await loadRun().catch(reloadOrThrow);
        const outcome = await run.search(query, queryClient);
        return mounted.current ? outcome : null;
      } finally {
        running.current = false;
      }
    },
    [queryClient],
  );
};

const reloadOrThrow = (error: unknown): Promise<never> => {
  if (reloadOnce(error)) return new Promise<never>(() => undefined);
  throw error;
};
