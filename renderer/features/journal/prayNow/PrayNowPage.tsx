import { X } from 'lucide-react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/controls/Button.tsx';
import { useModalDialog } from '../../../ui/feedback/useModalDialog.ts';
import { usePageHead } from '../../../ui/layout/pageHead.ts';
import { useSite } from '../../site/index.ts';
import { OpenJournal } from '../OpenJournal.tsx';
import { useJournalOwner } from '../local/useJournalOwner.ts';
import { PrayNow } from './PrayNow.tsx';
import styles from './prayNow.module.css';

/** "Pray now" over the whole window. A dialog of the browser's own, so that nothing behind it is heard, seen or reached. */
export const PrayNowPage = () => {
  const whose = useJournalOwner();
  usePageHead(`Pray now · ${useSite().name}`);
  const ref = useModalDialog();
  const leave = useLeave();
  return (
    <dialog
      ref={ref}
      className={styles.screen}
      aria-label="Pray now"
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onClose={() => {
        // A second Escape shuts it whatever we say.
        if (!ref.current?.open) leave();
      }}
    >
      <div className={styles.inner}>
        <Button kind="quiet" className={styles.leave} onClick={leave}>
          <X size={18} aria-hidden /> Leave
        </Button>
        {whose.kind === 'known' && (
          <OpenJournal key={whose.owner} owner={whose.owner}>
            <PrayNow />
          </OpenJournal>
        )}
        {whose.kind === 'none' && <Navigate to="/journal" replace />}
      </div>
    </dialog>
  );
};

/** Back to where they came from; to the journal where that was no page of ours. */
const useLeave = (): (() => void) => {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    if (key === 'default') void navigate('/journal', { replace: true });
    else void navigate(-1);
  };
};
