import { useInfiniteQuery, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Circle } from '../../../core/contract/circles.ts';
import { routes } from '../../../core/contract/routes.ts';
import { call } from '../../api/client.ts';

export const circlesKey = [routes.circles.path] as const;
/** What is known of one circle: the circle itself, and below it its events, members and so on. */
export const circleKey = (id: string, ...part: string[]) => [...circlesKey, id, ...part];

export type Scope = 'mine' | 'discover';

const PAGE = 24;

/** The person's circles, or those they could join, newest first, a page at a time. */
export const useCircles = (scope: Scope, q = '') => {
  const query = useInfiniteQuery({
    queryKey: [...circlesKey, scope, q],
    queryFn: ({ pageParam, signal }) =>
      call('circles', { query: { scope, q: q || undefined, limit: PAGE, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    // As `pageAfter` of core/contract/paging.ts, whose schemas stay out of the browser.
    getNextPageParam: (page) => {
      const last = page.length === PAGE ? page.at(-1) : undefined;
      return last && `${last.createdAt},${last.id}`;
    },
    // Others join and leave: what stood here at the last visit is old.
    staleTime: 0,
    placeholderData: (before) => before,
  });
  return { ...query, circles: query.data?.pages.flat() ?? [] };
};

export const useCircle = (id: string) =>
  useQuery({
    queryKey: circleKey(id),
    queryFn: ({ signal }) => call('readCircle', { params: { id }, signal }),
    staleTime: 0,
  });

/** Has everything about circles asked for again; with an answer at hand that one stands at once. */
export const refreshCircles = async (queryClient: QueryClient, circle?: Circle): Promise<void> => {
  if (circle) queryClient.setQueryData(circleKey(circle.id), circle);
  await queryClient.invalidateQueries({ queryKey: circlesKey });
};

/** Has the lists asked for again, but nothing of a circle that the person is no longer in: each part of it would answer 404. */
export const refreshCirclesWithout = async (queryClient: QueryClient, id: string): Promise<void> => {
  await queryClient.invalidateQueries({ queryKey: circleKey(id), refetchType: 'none' });
  await queryClient.invalidateQueries({ queryKey: circlesKey, predicate: ({ queryKey }) => queryKey[1] !== id });
};

export const useRefreshCircles = () => {
  const queryClient = useQueryClient();
  return (circle?: Circle) => refreshCircles(queryClient, circle);
};

export const circlePath = (id: string): string => `/communities/${id}`;

export const isCircleAdmin = ({ role }: Circle): boolean => role === 'owner' || role === 'admin';
export const isMember = ({ role, isActive }: Circle): boolean => role !== 'none' && isActive;

export const membersLabel = (count: number): string => (count === 1 ? '1 member' : `${count.toLocaleString()} members`);
