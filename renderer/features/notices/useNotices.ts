import { useQuery, useQueryClient } from '@tanstack/react-query';
import { routes } from '../../../core/contract/routes.ts';
import { call } from '../../api/client.ts';

const noticesKey = [routes.notices.path];

/** The latest notices for the person who is signed in. */
export const useNotices = () => {
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: noticesKey,
    queryFn: ({ signal }) => call('notices', { query: {}, signal }),
  });
  return {
    ...query,
    notices: query.data ?? [],
    unread: query.data?.filter(({ readAt }) => readAt === null) ?? [],
    refresh: () => queryClient.invalidateQueries({ queryKey: noticesKey }),
    async markRead() {
      await call('markNoticesRead', {});
      await queryClient.invalidateQueries({ queryKey: noticesKey });
    },
  };
};
