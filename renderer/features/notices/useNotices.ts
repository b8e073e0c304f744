import { useQuery, useQueryClient } from '@tanstack/react-query';
import { routes } from '../../../core/contract/routes.ts';
import { call } from '../../api/client.ts';
import { useLive } from '../live/index.ts';

const noticesKey = [routes.notices.path];

/** The latest notices for the person who is signed in. */
export const useNotices = () => {
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: noticesKey,
    queryFn: ({ signal }) => call('notices', { query: {}, signal }),
  });
  const refresh = () => queryClient.invalidateQueries({ queryKey: noticesKey });
  useLive('notice', () => void refresh());
  useLive('refresh', () => void refresh());
  return {
    ...query,
    notices: query.data ?? [],
    unread: query.data?.filter(({ readAt }) => readAt === null) ?? [],
    async markRead() {
      await call('markNoticesRead', {});
      await refresh();
    },
  };
};
