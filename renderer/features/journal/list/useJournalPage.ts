import { useEffect, useRef, useState } from 'react';
import { localDay } from '../../../../core/rules/daily.ts';
import type { JournalFilter } from '../../../../core/journal/filter.ts';
import type { JournalPage } from '../../../../core/journal/journalIndex.ts';
import type { SyncStatus } from '../../../../core/sync/scheduler.ts';
import { coalesce } from '../sync/coalesce.ts';
import { useOwnJournal } from '../ownJournal.ts';

interface Shown {
  page: JournalPage;
  status: SyncStatus;
}

/**
 * What is asked of the journal as it stands on this device, read anew after each change here or in another tab; null before
 * the first time. While an answer is on its way the last one stays.
 */
export const useJournalPage = (filter: JournalFilter, limit: number): Shown | 'failed' | null => {
  const { owner, journal } = useOwnJournal();
  const [shown, setShown] = useState<Shown | 'failed' | null>(null);
  const asked = useRef({ filter, limit });
  const refresh = useRef(() => {});

  useEffect(() => {
    let mounted = true;
    const read = async () => {
      const { filter, limit } = asked.current;
      const query = { ...filter, limit, today: localDay(new Date()) };
      const [page, status] = await Promise.all([journal.page(owner, query), journal.status()]);
      if (mounted) setShown({ page, status });
    };
    refresh.current = coalesce(() => read().catch(() => mounted && setShown('failed')));
    const off = journal.subscribe((whose) => {
      if (whose === owner) refresh.current();
    });
    return () => {
      mounted = false;
      off();
    };
  }, [owner, journal]);

  useEffect(() => {
    asked.current = { filter, limit };
    refresh.current();
  }, [owner, journal, filter, limit]);

  return shown;
};
