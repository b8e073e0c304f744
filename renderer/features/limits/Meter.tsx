import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Meter as Count } from '../../../core/contract/search.ts';
import { untilLabel } from '../../../core/rules/time.ts';
import type { ApiPath } from '../../api/paths.ts';

const key = ['/api/search/meter' satisfies ApiPath<'searchMeter'>];
const MINUTE = 60_000;

/**
 * The honest meter: what is left of today's searches, as the server counts them. Nothing is said where there is no limit,
 * or while nobody knows.
 */
export const Meter = ({ searching }: { searching: boolean }) => {
  const queryClient = useQueryClient();
  const { data } = useQuery<Count>({
    queryKey: key,
    // Searches are made on other screens and in other tabs too.
    staleTime: 0,
  });
  const now = useMinutes();
  const over = data !== undefined && Date.parse(data.resetAt) <= now;
  const before = useRef(searching);

  useEffect(() => {
    const searched = before.current && !searching;
    before.current = searching;
    if (searched || over) void queryClient.invalidateQueries({ queryKey: key });
  }, [searching, over, queryClient]);

  const shown = data && data.limit !== null && !over ? { ...data, limit: data.limit } : null;
  if (!shown) return null;
  const left = Math.max(0, shown.limit - shown.used);
  return `${left} of ${shown.limit} left, resets in ${untilLabel(Date.parse(shown.resetAt), now)}`;
};

/** The time, anew every minute and whenever the tab comes back to the front. */
const useMinutes = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, MINUTE);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
};
