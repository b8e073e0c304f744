import type { ReactNode } from 'react';
import { Card } from '../../ui/layout/Card.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { JournalFailed } from './JournalStates.tsx';
// Not loaded apart: a journal that was locked without a network must open again without one.
import { LockScreen } from './lock/LockScreen.tsx';
import { OwnJournalContext } from './ownJournal.ts';
import { useJournal } from './useJournal.ts';
import layout from '../../ui/layout/layout.module.css';

interface JournalGateProps {
  owner: string;
  /** The heading of the page, which stands above whatever keeps the journal shut. */
  heading: ReactNode;
  /** Told with each unlocking whether the PIN is shorter than a new one may be. */
  onOpened?(shortPin: boolean): void;
  /** Drawn once the journal is open; the heading is theirs then. */
  children: ReactNode;
}

/** Opens a person's journal for what is drawn of it: only what is open is drawn, behind the lock. */
export const JournalGate = ({ owner, heading, onOpened = () => undefined, children }: JournalGateProps) => {
  const state = useJournal(owner);
  if (state.kind === 'open')
    return <OwnJournalContext value={{ owner, journal: state.journal }}>{children}</OwnJournalContext>;
  return (
    <div className={layout.page}>
      <Card className={layout.stack4}>
        {heading}
        {state.kind === 'loading' && <Loading lines={[35, 100, 90, 60]} />}
        {state.kind === 'failed' && <JournalFailed />}
        {state.kind === 'locked' && (
          <OwnJournalContext value={{ owner, journal: state.journal }}>
            <LockScreen onOpened={onOpened} />
          </OwnJournalContext>
        )}
      </Card>
    </div>
  );
};
