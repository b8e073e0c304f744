import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Notice } from '../../../core/contract/moderation.ts';
import { routes } from '../../../core/contract/routes.ts';
import { call } from '../../api/client.ts';
import { useAccount } from '../accounts/index.ts';
import { useLive } from '../live/index.ts';

const noticesKey = [routes.notices.path];

/** How old the count may be when another page is opened, in milliseconds: only the community's pages hear of new ones live. */
const COUNT_AGE = 60_000;

const useLatest = (staleTime: number) => {
  const { user } = useAccount();
  return useQuery({
    queryKey: [...noticesKey, user?.id],
    queryFn: ({ signal }) => call('notices', { query: {}, signal }),
    enabled: user !== null,
    staleTime,
  });
};

export const isUnread = ({ readAt }: Notice): boolean => readAt === null;

/** The latest notices for the person who is signed in. */
export const useNotices = () => {
  const queryClient = useQueryClient();
  const query = useLatest(Infinity);
  const refresh = () => queryClient.invalidateQueries({ queryKey: noticesKey });
  useLive('notice', () => void refresh());
  useLive('refresh', () => void refresh());
  return {
    ...query,
    notices: query.data ?? [],
    unread: query.data?.filter(isUnread) ?? [],
    async markRead() {
      await call('markNoticesRead', {});
      await refresh();
    },
  };
};

/** How many of the latest notices the person has not seen, for what stands on every page. */
export const useUnreadCount = (): number => {
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const { data } = useLatest(COUNT_AGE);
  useEffect(() => {
    void queryClient.refetchQueries({ queryKey: noticesKey, stale: true, type: 'active' }, { cancelRefetch: false });
  }, [pathname, queryClient]);
  return data?.filter(isUnread).length ?? 0;
};
