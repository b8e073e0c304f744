import { useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { useOwnJournal } from '../ownJournal.ts';
import { TakeAlongDialog } from './TakeAlongDialog.tsx';
import { useLocalJournal } from './useLocalJournal.ts';
import { classes } from '../../../ui/classes.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './local.module.css';

/** In an account's journal: what was left on this device without an account, and the way to take it along after all. */
export const LocalOffer = () => {
  const { owner, journal } = useOwnJournal();
  const local = useLocalJournal(journal);
  const [asking, setAsking] = useState(false);
  if (!local || local.prayers === 0) return null;
  return (
    <div className={classes(layout.soft, styles.line)}>
      <span>
        {local.prayers === 1 ? 'One prayer is' : `${local.prayers} prayers are`} on this device without an account.
      </span>
      <Button kind="quiet" className={styles.way} onClick={() => setAsking(true)}>
        Take along
      </Button>
      {asking && <TakeAlongDialog owner={owner} journal={journal} local={local} onClose={() => setAsking(false)} />}
    </div>
  );
};
