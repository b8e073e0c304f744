import { useQuery, useQueryClient } from '@tanstack/react-query';
import { routes } from '../../../core/contract/routes.ts';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';

const familyKey = [routes.family.path] as const;

/** The seats of somebody's own family plan; null without one. */
export const useFamily = (userId: string) =>
  useQuery({
    queryKey: [...familyKey, userId],
    queryFn: async ({ signal }) => {
      try {
        return await call('family', { signal });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'forbidden') return null;
        throw error;
      }
    },
    // Others take seats and leave them.
    staleTime: 0,
  });

/** Has the seats asked for again. */
export const useRefreshFamily = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: familyKey });
};

/** Where somebody lands who has followed an invitation, without its token. */
export const familyPath = '/family';
