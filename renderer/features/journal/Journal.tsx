import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Card } from '../../ui/layout/Card.tsx';
import { JournalBody } from './list/JournalBody.tsx';
import { JournalFailed } from './JournalStates.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
// Not loaded apart: a journal that was locked without a network must open again without one.
import { LockScreen } from './lock/LockScreen.tsx';
import { OwnJournalContext } from './ownJournal.ts';
import { useJournal } from './useJournal.ts';
import layout from '../../ui/layout/layout.module.css';
import styles from './journal.module.css';

/** The prayer journal: on this device first, with and without a network (docs/specification.md 1 §2). */
export const Journal = ({ owner, level = 2 }: { owner: string; level?: 1 | 2 }) => {
  const state = useJournal(owner);
  const wantsNew = (useLocation().state as { newPrayer?: unknown } | null)?.newPrayer === true;
  const [writing, setWriting] = useState(wantsNew);
  const [shortPin, setShortPin] = useState(false);
  const Heading = level === 1 ? 'h1' : 'h2';

  return (
    <Card className={layout.stack4} aria-labelledby="journal-title">
      <Heading id="journal-title" tabIndex={-1} className={styles.title}>
        Prayer Journal
      </Heading>
      {state.kind === 'loading' && <Loading lines={[35, 100, 90, 60]} />}
      {state.kind === 'failed' && <JournalFailed />}
      {(state.kind === 'locked' || state.kind === 'open') && (
        <OwnJournalContext value={{ owner, journal: state.journal, level }}>
          {state.kind === 'locked' ? (
            <LockScreen onOpened={setShortPin} />
          ) : (
            <JournalBody
              writing={writing}
              onWriting={setWriting}
              shortPin={shortPin}
              onPinChanged={() => setShortPin(false)}
            />
          )}
        </OwnJournalContext>
      )}
    </Card>
  );
};
