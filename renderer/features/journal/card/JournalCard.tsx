import { PenLine } from 'lucide-react';
import { useMemo } from 'react';
import { wholeJournal } from '../../../../core/journal/journalIndex.ts';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { Link } from '../../../ui/controls/Link.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Section } from '../../../ui/layout/Section.tsx';
import { JournalFailed } from '../JournalStates.tsx';
import { StatusLine } from '../list/StatusLine.tsx';
import { useJournalPage } from '../list/useJournalPage.ts';
import { OwnJournalContext } from '../ownJournal.ts';
import { useJournal } from '../useJournal.ts';
import { classes } from '../../../ui/classes.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './card.module.css';

/** How many of the newest it shows. */
const NEWEST = 3;

/** The journal in its owner's profile: what they are praying for, and the ways into it. */
export const JournalCard = ({ owner }: { owner: string }) => {
  const state = useJournal(owner);
  return (
    <Section title="Prayer Journal">
      {state.kind === 'loading' && <Loading lines={[35, 100, 60]} />}
      {state.kind === 'failed' && <JournalFailed />}
      {state.kind === 'locked' && (
        <>
          <p>Your journal is locked on this device.</p>
          <Link to="/journal" className={classes(buttonClass(), layout.start)}>
            Open my journal
          </Link>
        </>
      )}
      {state.kind === 'open' && (
        <OwnJournalContext value={{ owner, journal: state.journal }}>
          <OpenCard />
        </OwnJournalContext>
      )}
    </Section>
  );
};

const OpenCard = () => {
  const asked = useMemo(() => ({ ...wholeJournal, which: 'open' as const, limit: NEWEST }), []);
  const answer = useJournalPage(asked);
  if (answer === 'failed') return <JournalFailed />;
  if (!answer) return <Loading lines={[35, 100, 60]} />;
  const { page, status } = answer;
  return (
    <>
      <StatusLine page={page} status={status} />
      {page.entries.length > 0 && (
        <ul className={styles.newest} aria-label="What you are praying for">
          {page.entries.map(({ prayer }) => (
            <li key={prayer.id}>
              <Link to={`/journal/prayer/${encodeURIComponent(prayer.id)}`}>
                <strong>{prayer.title}</strong>
                <span className={styles.line}>{prayer.content.slice(0, 120)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className={layout.soft}>{summaryOf(page.total, page.found, page.isWhole)}</p>
      <div className={layout.row}>
        <Link to="/journal/new" className={buttonClass('primary')}>
          <PenLine size={18} aria-hidden /> New prayer
        </Link>
        <Link to="/journal" className={buttonClass()}>
          Open my journal
        </Link>
      </div>
    </>
  );
};

const summaryOf = (total: number, open: number, isWhole: boolean): string => {
  if (total === 0) return 'Nothing here yet. Write down what you bring before God.';
  if (!isWhole) return 'Your journal is being read.';
  if (open === 0) return 'Every prayer here is answered.';
  return open === 1 ? 'One prayer still open.' : `${open} prayers still open.`;
};
