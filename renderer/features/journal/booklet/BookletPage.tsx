import { ArrowLeft } from 'lucide-react';
import { Navigate } from 'react-router-dom';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { Link } from '../../../ui/controls/Link.tsx';
import { classes } from '../../../ui/classes.ts';
import { usePageHead } from '../../../ui/layout/pageHead.ts';
import { useAccount } from '../../accounts/index.ts';
import { useSite } from '../../site/index.ts';
import { OpenJournal } from '../OpenJournal.tsx';
import { useJournalOwner } from '../local/useJournalOwner.ts';
import { Booklet } from './Booklet.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from './booklet.module.css';

/** The journal as a booklet to be printed, or saved as a PDF. A locked one shows its lock and no word more. */
export const BookletPage = () => {
  const { person } = useAccount();
  const whose = useJournalOwner();
  usePageHead(`Prayer Journal booklet · ${useSite().name}`);
  return (
    <div className={styles.page}>
      <div className={classes(layout.page, styles.screen)}>
        <Link to="/journal" className={classes(buttonClass('quiet'), layout.back)}>
          <ArrowLeft size={18} aria-hidden /> Prayer Journal
        </Link>
        <h1 tabIndex={-1}>Your journal as a booklet</h1>
      </div>
      {whose.kind === 'known' && (
        <OpenJournal key={whose.owner} owner={whose.owner}>
          <Booklet name={person?.nickname ?? ''} />
        </OpenJournal>
      )}
      {whose.kind === 'none' && <Navigate to="/journal" replace />}
    </div>
  );
};
