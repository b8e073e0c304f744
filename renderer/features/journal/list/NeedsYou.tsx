import { useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { ConfirmModal } from '../../../ui/feedback/ConfirmModal.tsx';
import { classes } from '../../../ui/classes.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { stateHint } from '../labels.ts';
import { useOwnJournal } from '../ownJournal.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './item.module.css';

/** What the server refused stays here with its reason, until the person decides. */
export const NeedsYou = ({ prayerId, reason, onEdit }: { prayerId: string; reason: string | null; onEdit(): void }) => {
  const { owner, journal } = useOwnJournal();
  const [asking, setAsking] = useState(false);
  return (
    <Notice title={stateHint.needs_you}>
      {reason && <p>{reason}</p>}
      <span className={classes(layout.row, styles.actions, styles.ask)}>
        <Button onClick={onEdit}>Change it</Button>
        <Button onClick={() => void journal.retry(owner, prayerId).catch(() => undefined)}>Try again</Button>
        <Button kind="quiet" onClick={() => setAsking(true)}>
          Discard
        </Button>
      </span>
      {asking && (
        <ConfirmModal
          title="Discard what was not saved?"
          confirm="Discard"
          confirming="Discarding..."
          onConfirm={() => journal.discard(owner, prayerId)}
          failed={() => 'Failed to discard. Please try again.'}
          onClose={() => setAsking(false)}
        >
          <p>What could not be saved to your account goes from this device for good.</p>
        </ConfirmModal>
      )}
    </Notice>
  );
};
