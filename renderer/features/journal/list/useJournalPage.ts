import { useEffect, useRef, useState } from 'react';
import { localDay } from '../../../../core/rules/daily.ts';
import type { JournalPage, JournalQuery } from '../../../../core/journal/journalIndex.ts';
import type { SyncStatus } from '../../../../core/sync/scheduler.ts';
import { coalesce } from '../sync/coalesce.ts';
import { useOwnJournal } from '../ownJournal.ts';

/** What a screen asks, but for the day, which it is told. */
export type Asked = Omit<JournalQuery, 'today'>;

export interface Shown {
  /** What this answers; the screen may have gone on meanwhile. */
  asked: Asked;
  page: JournalPage;
  status: SyncStatus;
}

/**
 * What is asked of the journal as it stands on this device, read anew after each change here or in another tab; null before
 * the first time. While an answer is on its way the last one stays. `wanted` is another object only when it asks something else.
 */
export const useJournalPage = (wanted: Asked): Shown | 'failed' | null => {
  const { owner, journal } = useOwnJournal();
  const [shown, setShown] = useState<Shown | 'failed' | null>(null);
  const asked = useRef(wanted);
  const refresh = useRef(() => {});

  useEffect(() => {
    let mounted = true;
    const read = async () => {
      const now = asked.current;
      const query = { ...now, today: localDay(new Date()) };
      const [page, status] = await Promise.all([journal.page(owner, query), journal.status()]);
      if (mounted) setShown({ asked: now, page, status });
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
    asked.current = wanted;
    refresh.current();
  }, [owner, journal, wanted]);

  return shown;
};
