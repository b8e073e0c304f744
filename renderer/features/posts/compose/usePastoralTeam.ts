import { useQuery } from '@tanstack/react-query';
import { routes } from '../../../../core/contract/routes.ts';
import { request } from '../../../api/request.ts';

/** How many are on the pastoral team; null while that is not known. Said beside every list of posts. */
export const usePastoralTeam = (): number | null => {
  const { data } = useQuery({
    queryKey: [routes.posts.path, 'pastoral team'],
    queryFn: async ({ signal }) => {
      const { headers } = await request('GET', `${routes.posts.path}?limit=1`, { signal });
      const people = headers.get('X-Pastoral-Team');
      return people === null ? null : Number(people);
    },
    staleTime: 60_000,
  });
  return data ?? null;
};
