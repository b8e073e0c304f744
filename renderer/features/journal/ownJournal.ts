import { createContext, use } from 'react';
import { LOCAL_OWNER } from '../../../core/journal/local/localOwner.ts';
import type { JournalClient } from '../../platform/journal/webClient.ts';

interface OwnJournal {
  /** Whose it is: an account, or LOCAL_OWNER. */
  owner: string;
  journal: JournalClient;
}

export const OwnJournalContext = createContext<OwnJournal | null>(null);

/** The journal that a part of it is drawn in. `isLocal`: on this device only, without an account. */
export const useOwnJournal = (): OwnJournal & { isLocal: boolean } => {
  const own = use(OwnJournalContext);
  if (!own) throw new Error('Drawn outside of a journal');
  return { ...own, isLocal: own.owner === LOCAL_OWNER };
};
