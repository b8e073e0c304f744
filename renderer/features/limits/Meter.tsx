import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Meter as Count } from '../../../core/contract/search.ts';
import { untilLabel } from '../../../core/rules/time.ts';
import type { ApiPath } from '../../api/paths.ts';
import { useNow } from './clock.ts';

const key = ['/api/search/meter' satisfies ApiPath<'searchMeter'>];

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
  const now = useNow();
  const over = data !== undefined && Date.parse(data.resetAt) <= now;
  const before = useRef(searching);
  /** Where this device's clock is ahead, the server's new day is asked for until it comes. */
  const overdue = over ? now : null;

  useEffect(() => {
    const searched = before.current && !searching;
    before.current = searching;
    if (searched || overdue !== null) void queryClient.invalidateQueries({ queryKey: key });
  }, [searching, overdue, queryClient]);

  if (!data || data.limit === null || over) return null;
  const left = Math.max(0, data.limit - data.used);
  return `${left} of ${data.limit} left, resets in ${untilLabel(Date.parse(data.resetAt), now)}`;
};
