import { useEffect, useState } from 'react';
import { LOCAL_OWNER } from '../../../../core/journal/local/localOwner.ts';
import type { JournalClient } from '../../../platform/journal/webClient.ts';
import type { LocalJournal } from '../../../../core/sync/local/localJournal.ts';
import { coalesce } from '../sync/coalesce.ts';

/** What is on this device without an account, as it is now; null for nothing, and before it is known. */
export const useLocalJournal = (journal: JournalClient): LocalJournal | null => {
  const [local, setLocal] = useState<LocalJournal | null>(null);
  useEffect(() => {
    let mounted = true;
    const refresh = coalesce(async () => {
      const found = await journal.localJournal();
      if (mounted) setLocal(found);
    });
    const off = journal.subscribe((whose) => {
      if (whose === LOCAL_OWNER) refresh();
    });
    refresh();
    return () => {
      mounted = false;
      off();
    };
  }, [journal]);
  return local;
};
