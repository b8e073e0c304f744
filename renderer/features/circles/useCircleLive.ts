import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Circle } from '../../../core/contract/circles.ts';
import { useLive } from '../live/index.ts';
import { circleKey, circlesKey, isMember } from './circles.ts';

/** Asks again, quietly, for what others have changed: of one circle, or of the lists. */
export const useCircleLive = (id?: string): void => {
  const queryClient = useQueryClient();
  const refresh = () =>
    void (id === undefined ? queryClient.invalidateQueries({ queryKey: circlesKey }) : refreshCircle(queryClient, id));
  useLive('circle', (event) => {
    if (id === undefined || event.circleId === id || event.id === id) refresh();
  });
  useLive('refresh', refresh);
};

/** The circle first: of one that was deleted, or that the person was removed from, each part would answer 404. */
const refreshCircle = async (queryClient: QueryClient, id: string): Promise<void> => {
  const queryKey = circleKey(id);
  await queryClient.invalidateQueries({ queryKey, exact: true });
  const { data: circle, status } = queryClient.getQueryState<Circle>(queryKey) ?? {};
  if (status !== 'success' || !circle || !isMember(circle)) return;
  await queryClient.invalidateQueries({ queryKey, predicate: (query) => query.queryKey.length > queryKey.length });
};
