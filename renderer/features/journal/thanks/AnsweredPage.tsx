import { ArrowLeft } from 'lucide-react';
import { Navigate } from 'react-router-dom';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { Link } from '../../../ui/controls/Link.tsx';
import { classes } from '../../../ui/classes.ts';
import { usePageHead } from '../../../ui/layout/pageHead.ts';
import { useSite } from '../../site/index.ts';
import { OpenJournal } from '../OpenJournal.tsx';
import { useJournalOwner } from '../local/useJournalOwner.ts';
import { AnsweredPrayers } from './AnsweredPrayers.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from './thanks.module.css';

/** The page of thanks: every prayer that was answered, to come back to. */
export const AnsweredPage = () => {
  const whose = useJournalOwner();
  usePageHead(`Answered prayers · ${useSite().name}`);
  return (
    <div className={layout.page}>
      <Link to="/journal" className={classes(buttonClass('quiet'), layout.back)}>
        <ArrowLeft size={18} aria-hidden /> Prayer Journal
      </Link>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Answered prayers</h1>
        <p>What was asked, and what came of it.</p>
      </header>
      {whose.kind === 'known' && (
        <OpenJournal key={whose.owner} owner={whose.owner}>
          <AnsweredPrayers />
        </OpenJournal>
      )}
      {whose.kind === 'none' && <Navigate to="/journal" replace />}
    </div>
  );
};
