import { useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { ConfirmModal } from '../../../ui/feedback/ConfirmModal.tsx';
import { classes } from '../../../ui/classes.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { stateHint } from '../labels.ts';
import { useOwnJournal } from '../ownJournal.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './item.module.css';

interface NeedsYouProps {
  /** What was refused, as the outbox names it. */
  subject: string;
  of: 'prayer' | 'photo';
  reason: string;
  onEdit(): void;
}

const words = {
  prayer: {
    title: stateHint.needs_you,
    question: 'Discard what was not saved?',
    answer: 'What could not be saved to your account goes from this device for good.',
  },
  photo: {
    title: 'The photo could not be saved to your account. It is on this device; the prayer is safe without it.',
    question: 'Discard this photo?',
    answer: 'It is on this device alone, and goes for good. The prayer stays.',
  },
};

/** What the server refused stays here with its reason, until the person decides. */
export const NeedsYou = ({ subject, of, reason, onEdit }: NeedsYouProps) => {
  const { owner, journal } = useOwnJournal();
  const [asking, setAsking] = useState(false);
  return (
    <Notice title={words[of].title}>
      <p>{reason}</p>
      <span className={classes(layout.row, styles.actions, styles.ask)}>
        <Button onClick={onEdit}>Change it</Button>
        <Button onClick={() => void journal.retry(owner, subject).catch(() => undefined)}>Try again</Button>
        <Button kind="quiet" onClick={() => setAsking(true)}>
          Discard
        </Button>
      </span>
      {asking && (
        <ConfirmModal
          title={words[of].question}
          confirm="Discard"
          confirming="Discarding..."
          onConfirm={() => journal.discard(owner, subject)}
          failed={() => 'Failed to discard. Please try again.'}
          onClose={() => setAsking(false)}
        >
          <p>{words[of].answer}</p>
        </ConfirmModal>
      )}
    </Notice>
  );
};
