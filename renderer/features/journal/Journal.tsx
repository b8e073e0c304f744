import { useState, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Card } from '../../ui/layout/Card.tsx';
import { JournalBody } from './list/JournalBody.tsx';
import { JournalFailed } from './JournalStates.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
// Not loaded apart: a journal that was locked without a network must open again without one.
import { LockScreen } from './lock/LockScreen.tsx';
import { OwnJournalContext } from './ownJournal.ts';
import { platform } from '../../platform/current.ts';
import type { JournalClient } from '../../platform/journal/webClient.ts';
import { reloadOnce } from '../../platform/reloadOnce.ts';
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

type JournalState =
  | { kind: 'loading' }
  /** The device keeps nothing: a private window, storage that is off or broken. */
  | { kind: 'failed' }
  | { kind: 'locked' | 'open'; journal: JournalClient };

/** A person's journal on this device, and whether its lock lets anybody see it. */
const useJournal = (owner: string): JournalState => {
  const [state, setState] = useState<JournalState>({ kind: 'loading' });
  const [broken, setBroken] = useState<Error | null>(null);
  // To the boundary around the page, which offers to load it again.
  if (broken) throw broken;

  useEffect(() => {
    let mounted = true;
    let off = () => {};
    const begin = async () => {
      const journal = await load();
      if (journal instanceof Error) {
        if (mounted) setBroken(journal);
        return;
      }
      // The sync (JournalSync.tsx) says so too, but later, when the page is idle.
      await journal.lock.setOwner(owner);
      if (!mounted) return;
      const look = () => setState({ kind: journal.lock.isLocked() ? 'locked' : 'open', journal });
      off = journal.lock.onChange(look);
      look();
    };
    begin().catch(() => mounted && setState({ kind: 'failed' }));
    return () => {
      mounted = false;
      off();
    };
  }, [owner]);

  return state;
};

/** After a deploy its code may be gone: then the tab loads the new build, once. */
const load = async (): Promise<JournalClient | Error> => {
  try {
    return await platform.journal();
  } catch (cause) {
    if (reloadOnce()) return new Promise<never>(() => undefined);
    return new Error('The journal could not be loaded', { cause });
  }
};
