import { useEffect, useRef, useState } from 'react';
import { localDay } from '../../../core/rules/daily.ts';
import type { JournalFilter } from '../../../core/rules/journalFilter.ts';
import type { JournalPage } from '../../../core/sync/book.ts';
import type { SyncStatus } from '../../../core/sync/sync.ts';
import type { JournalEngine } from '../../platform/journal/engine.ts';
import { oneAtATime } from './oneAtATime.ts';

interface Shown {
  page: JournalPage;
  status: SyncStatus;
}

/**
 * What is asked of the journal as it stands on this device, read anew after each change here or in another tab; null before
 * the first time. While an answer is on its way the last one stays.
 */
export const useJournalPage = (
  owner: string,
  journal: JournalEngine,
  filter: JournalFilter,
  most: number,
): Shown | 'failed' | null => {
  const [shown, setShown] = useState<Shown | 'failed' | null>(null);
  const asked = useRef({ filter, most });
  const refresh = useRef(() => {});

  useEffect(() => {
    let standing = true;
    const read = async () => {
      const { filter, most } = asked.current;
      const query = { ...filter, most, today: localDay(new Date()) };
      const [page, status] = await Promise.all([journal.page(owner, query), journal.status()]);
      if (standing) setShown({ page, status });
    };
    refresh.current = oneAtATime(() => read().catch(() => standing && setShown('failed')));
    const off = journal.subscribe((whose) => {
      if (whose === owner) refresh.current();
    });
    return () => {
      standing = false;
      off();
    };
  }, [owner, journal]);

  useEffect(() => {
    asked.current = { filter, most };
    refresh.current();
  }, [owner, journal, filter, most]);

  return shown;
};
