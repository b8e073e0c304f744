import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Kiosk } from '../../../../core/contract/kiosk.ts';
import { routes } from '../../../../core/contract/routes.ts';
import { call } from '../../../api/client.ts';

const queryKey = [routes.kiosks.path];
/** How soon the list hears that a device was paired, and at other times that one was seen, in milliseconds. */
const WHILE_PAIRING = 2_000;
const USUAL = 30_000;

/** The kiosk as it is once its code was used; undefined before. */
const pairedSince = (before: Kiosk | null, now: readonly Kiosk[] | undefined): Kiosk | undefined =>
  before ? now?.find(({ id, pairedAt }) => id === before.id && pairedAt !== before.pairedAt) : undefined;

/** The list. `waitingFor` is the kiosk whose code is on the screen. */
export const useKiosks = (waitingFor: Kiosk | null) => {
  const queryClient = useQueryClient();
  const { data, error, isPending, dataUpdatedAt, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('kiosks', { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (waitingFor && !pairedSince(waitingFor, state.data) ? WHILE_PAIRING : USUAL),
  });
  return {
    kiosks: data ?? [],
    paired: pairedSince(waitingFor, data),
    updatedAt: dataUpdatedAt,
    /** Of a list that never came; one that stands is better than none. */
    error: data ? null : error,
    isPending,
    refetch: () => void refetch(),
    put: (kiosk: Kiosk) =>
      queryClient.setQueryData<Kiosk[]>(queryKey, (all = []) =>
        all.some(({ id }) => id === kiosk.id)
          ? all.map((each) => (each.id === kiosk.id ? kiosk : each))
          : [...all, kiosk],
      ),
    remove: (id: string) => queryClient.setQueryData<Kiosk[]>(queryKey, (all) => all?.filter((each) => each.id !== id)),
  };
};
