import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { routes } from '../../../../core/contract/routes.ts';
import { call } from '../../../api/client.ts';

const PAGE = 20;

/** As `pageAfter` of core/contract/paging.ts, whose schemas stay out of the browser. */
const after = (last: { createdAt: string; id: string } | undefined) => last && `${last.createdAt},${last.id}`;

/** What stands after a full page; undefined behind the last. */
const lastOfFull = <T>(page: readonly T[]): T | undefined => (page.length === PAGE ? page.at(-1) : undefined);

export const useCounters = () =>
  useQuery({
    queryKey: [routes.moderationCounters.path],
    queryFn: ({ signal }) => call('moderationCounters', { signal }),
    staleTime: 0,
  });

export const useCases = (state: 'open' | 'closed') =>
  useInfiniteQuery({
    queryKey: [routes.moderationCases.path, state],
    queryFn: ({ pageParam, signal }) =>
      call('moderationCases', { query: { state, limit: PAGE, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => lastOfFull(page)?.id,
    staleTime: 0,
  });

export const useAppeals = () =>
  useInfiniteQuery({
    queryKey: [routes.moderationAppeals.path],
    queryFn: ({ pageParam, signal }) =>
      call('moderationAppeals', { query: { limit: PAGE, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => after(lastOfFull(page)),
    staleTime: 0,
  });

export const useAudit = () =>
  useInfiniteQuery({
    queryKey: [routes.moderationAudit.path],
    queryFn: ({ pageParam, signal }) => call('moderationAudit', { query: { limit: PAGE, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => {
      const last = lastOfFull(page);
      return last && after({ createdAt: last.at, id: last.id });
    },
    staleTime: 0,
  });

/** Has everything on the desk asked for again: after a decision, or when somebody else was faster. */
export const useRefreshDesk = () => {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const desk = routes.moderationCounters.path.replace(/counters$/, '');
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(desk) });
  }, [queryClient]);
};
