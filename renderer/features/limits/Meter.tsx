import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Meter as Count } from '../../../core/contract/search.ts';
import { untilLabel } from '../../../core/rules/time.ts';
import type { ApiPath } from '../../api/paths.ts';
import { announce } from '../../ui/feedback/announce.ts';
import { useNow } from './clock.ts';

const key = ['/api/search/meter' satisfies ApiPath<'searchMeter'>];

const LAST = 'You have one search left today.';
const NONE = 'That was today’s last search.';

/**
 * Says when the day's searches come to their end, as the server counts them. Nothing is said while there are more, where
 * there is no limit, or while nobody knows.
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

  const left = !data || data.limit === null || over ? null : Math.max(0, data.limit - data.used);
  const known = useRef(left);
  useEffect(() => {
    // Only what changed, and not the minutes: said again each minute, they would talk over what is read.
    if (known.current !== null && left !== null && left < known.current && left < 2) announce(left === 0 ? NONE : LAST);
    if (left !== null) known.current = left;
  }, [left]);

  if (!data || left === null || left > 1) return null;
  return left === 1 ? LAST : `${NONE} More in ${untilLabel(Date.parse(data.resetAt), now)}.`;
};
