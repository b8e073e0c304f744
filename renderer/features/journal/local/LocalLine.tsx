import { useEffect } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Link } from '../../../ui/controls/Link.tsx';
import { useReturnState } from '../../accounts/index.ts';
import { useOwnJournal } from '../ownJournal.ts';
import { startReminders } from '../reminders/notifications.ts';
import { usePersisted } from '../list/usePersisted.ts';
import { classes } from '../../../ui/classes.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './local.module.css';

/** Where a journal without an account is, said once for all its prayers. */
export const LocalLine = ({ isEmpty, onCopy }: { isEmpty: boolean; onCopy(): void }) => {
  const from = useReturnState();
  const { owner, journal } = useOwnJournal();
  const persisted = usePersisted(!isEmpty);
  // For whoever is signed in, every page does (JournalSync.tsx).
  useEffect(() => startReminders(journal, owner), [journal, owner]);
  return (
    <p className={classes(layout.soft, styles.line)}>
      <span>
        Only on this device.
        {persisted === false && ' This browser may clear it if it runs short of room.'}
      </span>
      {!isEmpty && (
        <Button kind="quiet" className={styles.way} onClick={onCopy}>
          Keep a copy
        </Button>
      )}
      <Link to="/login" state={from} className={styles.way}>
        Sign in to keep it safe
      </Link>
    </p>
  );
};
