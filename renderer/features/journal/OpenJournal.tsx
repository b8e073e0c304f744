import type { ReactNode } from 'react';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { JournalFailed } from './JournalStates.tsx';
// Not loaded apart: a journal that was locked without a network must open again without one.
import { LockScreen } from './lock/LockScreen.tsx';
import { OwnJournalContext } from './ownJournal.ts';
import { useJournal } from './useJournal.ts';

interface OpenJournalProps {
  owner: string;
  /** Drawn around whatever keeps it shut. */
  frame?(shut: ReactNode): ReactNode;
  /** Told with each unlocking whether the PIN is shorter than a new one may be. */
  onOpened?(shortPin: boolean): void;
  children: ReactNode;
}

/** What is drawn of a person's journal, once it is open; else what keeps it shut. */
export const OpenJournal = ({
  owner,
  frame = (shut) => shut,
  onOpened = () => undefined,
  children,
}: OpenJournalProps) => {
  const state = useJournal(owner);
  if (state.kind === 'loading') return frame(<Loading lines={[35, 100, 90, 60]} />);
  if (state.kind === 'failed') return frame(<JournalFailed />);
  return (
    <OwnJournalContext value={{ owner, journal: state.journal }}>
      {state.kind === 'locked' ? frame(<LockScreen onOpened={onOpened} />) : children}
    </OwnJournalContext>
  );
};
