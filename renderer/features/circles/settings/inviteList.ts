import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { circleKey } from '../circles.ts';

export const invitesKey = (circleId: string) => circleKey(circleId, 'invites');

const PAGE = 50;

/** The invites that still work, newest first. */
export const useInvites = (circleId: string) => {
  const query = useInfiniteQuery({
    queryKey: invitesKey(circleId),
    queryFn: ({ pageParam, signal }) =>
      call('circleInvites', { params: { id: circleId }, query: { limit: PAGE, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => {
      const last = page.length === PAGE ? page.at(-1) : undefined;
      return last && `${last.createdAt},${last.id}`;
    },
    staleTime: 0,
  });
  return { ...query, invites: query.data?.pages.flat() ?? [] };
};
