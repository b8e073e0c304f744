import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { circleKey } from '../circles.ts';

const PAGE = 50;

/** The members of a circle, and for who looks after it those who wait to be let in. */
export const useMembers = (circleId: string) => {
  const query = useInfiniteQuery({
    queryKey: circleKey(circleId, 'members'),
    queryFn: ({ pageParam, signal }) =>
      call('circleMembers', { params: { id: circleId }, query: { limit: PAGE, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length === PAGE ? page.at(-1)?.userId : undefined),
    staleTime: 0,
  });
  const all = query.data?.pages.flat() ?? [];
  return {
    ...query,
    members: all.filter(({ pending }) => !pending),
    waiting: all.filter(({ pending }) => pending),
  };
};
