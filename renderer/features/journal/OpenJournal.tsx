import type { ReactNode } from 'react';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { JournalFailed } from './JournalStates.tsx';
import { LockScreen } from './lock/LockScreen.tsx';
import { OwnJournalContext } from './ownJournal.ts';
import { useJournal } from './useJournal.ts';

/** What is drawn of a person's journal, once it is open; else what keeps it shut. */
export const OpenJournal = ({ owner, children }: { owner: string; children: ReactNode }) => {
  const state = useJournal(owner);
  if (state.kind === 'loading') return <Loading lines={[35, 100, 90, 60]} />;
  if (state.kind === 'failed') return <JournalFailed />;
  return (
    <OwnJournalContext value={{ owner, journal: state.journal, level: 1 }}>
      {state.kind === 'locked' ? <LockScreen onOpened={() => undefined} /> : children}
    </OwnJournalContext>
  );
};
