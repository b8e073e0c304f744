import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { platform } from '../../platform/current.ts';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PrayerHeading } from './headings.ts';
import { JournalBody } from './JournalBody.tsx';
// Not loaded apart: a journal that was locked without a network must open again without one.
import { LockScreen } from './LockScreen.tsx';
import { useJournal } from './useJournal.ts';

import styles from './journal.module.css';

interface JournalProps {
  owner: string;
  /** 1 where the journal is the page. */
  level?: 1 | 2;
}

/** The prayer journal: on this device first, with and without a network (spec 1 §2). */
export const Journal = ({ owner, level = 2 }: JournalProps) => {
  const state = useJournal(owner);
  const wantsNew = (useLocation().state as { newPrayer?: unknown } | null)?.newPrayer === true;
  const [writing, setWriting] = useState(wantsNew);
  const Heading = level === 1 ? 'h1' : 'h2';

  return (
    <PrayerHeading value={level === 1 ? 'h2' : 'h3'}>
      <Card className={styles.journal} aria-labelledby="journal-title">
        <Heading id="journal-title" tabIndex={-1} className={styles.title}>
          Prayer Journal
        </Heading>
        {state.kind === 'loading' && (
          <div aria-busy="true">
            <span className="visually-hidden">Loading...</span>
            <Skeleton lines={[35, 100, 90, 60]} />
          </div>
        )}
        {state.kind === 'failed' && platform.kind === 'desktop' && (
          <Notice tone="bad" title="The journal on this computer can’t be opened">
            Settings, in the menu, says why. Prayers on your account are safe.
          </Notice>
        )}
        {state.kind === 'failed' && platform.kind === 'web' && (
          <Notice tone="bad" title="This browser keeps no journal">
            It does not let us store anything here: in a private window, or with storage switched off, a prayer could be
            lost. Open this page in a normal window. Prayers on your account are safe.
          </Notice>
        )}
        {state.kind === 'locked' && <LockScreen journal={state.journal} owner={owner} />}
        {state.kind === 'ready' && <JournalBody {...state} owner={owner} writing={writing} onWriting={setWriting} />}
      </Card>
    </PrayerHeading>
  );
};
