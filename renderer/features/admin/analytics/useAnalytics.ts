import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { routes } from '../../../../core/contract/routes.ts';
import { call } from '../../../api/client.ts';

const PAGE = 20;

/** What the panels ask for. Others search and register meanwhile: opening the tab asks anew, then Refresh does. */
export const useActivity = () =>
  useQuery({
    queryKey: [routes.activity.path],
    queryFn: ({ signal }) => call('activity', { signal }),
    staleTime: 0,
  });

export const useSearchTrend = () =>
  useQuery({
    queryKey: [routes.searchTrend.path],
    queryFn: async ({ signal }) =>
      (await call('searchTrend', { signal })).map(({ uniqueUsers, ...day }) => ({ ...day, part: uniqueUsers })),
    staleTime: 0,
  });

export const useRegistrationTrend = () =>
  useQuery({
    queryKey: [routes.registrationTrend.path],
    queryFn: async ({ signal }) =>
      (await call('registrationTrend', { signal })).map(({ premiumCount, ...day }) => ({ ...day, part: premiumCount })),
    staleTime: 0,
  });

/** Newest first. A page begins behind the last entry of the one before it, as `pageAfter` of core/contract/paging.ts says. */
export const useRecentFeedback = () =>
  useInfiniteQuery({
    queryKey: [routes.recentFeedback.path],
    queryFn: ({ pageParam, signal }) => call('recentFeedback', { query: { limit: PAGE, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => {
      const last = page.length === PAGE ? page.at(-1) : undefined;
      return last && `${last.createdAt},${last.id}`;
    },
    staleTime: 0,
  });
