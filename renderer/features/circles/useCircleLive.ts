import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../live/index.ts';
import { circleKey, circlesKey } from './circles.ts';

/** Asks again, quietly, for what others have changed: of one circle, or of the lists. */
export const useCircleLive = (id?: string): void => {
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: id === undefined ? circlesKey : circleKey(id) });
  useLive('circle', (event) => {
    if (id === undefined || event.circleId === id || event.id === id) refresh();
  });
  useLive('refresh', refresh);
};
