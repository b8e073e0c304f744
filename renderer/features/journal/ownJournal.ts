import { createContext, use } from 'react';
import type { JournalClient } from '../../platform/journal/webClient.ts';

interface OwnJournal {
  /** Whose it is, by their id. */
  owner: string;
  journal: JournalClient;
}

export const OwnJournalContext = createContext<OwnJournal | null>(null);

/** The journal that a part of it is drawn in. */
export const useOwnJournal = (): OwnJournal => {
  const own = use(OwnJournalContext);
  if (!own) throw new Error('Drawn outside of a journal');
  return own;
};
