import { useEffect, useRef, useState } from 'react';
import type { AnsweredPage } from '../../../../core/journal/answered.ts';
import { localDay } from '../../../../core/rules/daily.ts';
import { useOwnJournal } from '../ownJournal.ts';
import { coalesce } from '../sync/coalesce.ts';

/** The answered prayers as they stand on this device, read anew after each change; null before the first time. */
export const useAnswered = (limit: number): AnsweredPage | 'failed' | null => {
  const { owner, journal } = useOwnJournal();
  const [page, setPage] = useState<AnsweredPage | 'failed' | null>(null);
  const asked = useRef(limit);
  const refresh = useRef(() => {});

  useEffect(() => {
    let mounted = true;
    const read = async () => {
      const answer = await journal.answered(owner, { limit: asked.current, today: localDay(new Date()) });
      if (mounted) setPage(answer);
    };
    refresh.current = coalesce(() => read().catch(() => mounted && setPage('failed')));
    const off = journal.subscribe((whose) => {
      if (whose === owner) refresh.current();
    });
    return () => {
      mounted = false;
      off();
    };
  }, [owner, journal]);

  useEffect(() => {
    asked.current = limit;
    refresh.current();
  }, [owner, journal, limit]);

  return page;
};
