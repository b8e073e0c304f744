import type { Danger } from '../../../../core/crisis/danger.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { classes } from '../../../ui/classes.ts';
import { useModalDialog } from '../../../ui/feedback/useModalDialog.ts';
import layout from '../../../ui/layout/layout.module.css';
import { CrisisView } from '../../crisis/index.ts';
import styles from './compose.module.css';

interface CareDialogProps {
  danger: Danger | null;
  /** Back to the words, of which nothing was sent. */
  onBack(): void;
  /** Sends them to the pastoral team alone; left out where that is no way. */
  onSendToPastoral?: () => void;
  /** Sends them as they are: a moderator looks at them first. */
  onNotDanger(): void;
  /** Leaves quickly: nothing of it may stay on the screen. */
  onLeave(): void;
}

/** In place of everything else when words speak of danger: first whom to call, and only then what may become of the words. */
export const CareDialog = ({ danger, onBack, onSendToPastoral, onNotDanger, onLeave }: CareDialogProps) => {
  const ref = useModalDialog();
  return (
    <dialog
      ref={ref}
      className={styles.care}
      aria-label="Help in danger"
      onCancel={(event) => {
        event.preventDefault();
        onBack();
      }}
    >
      <div className={layout.page}>
        <CrisisView danger={danger} typed={false} onLeave={onLeave} />
        <Card className={layout.stack4} aria-labelledby="care-words">
          <h2 id="care-words">What you wrote</h2>
          <p>Nothing of it has been sent.</p>
          {onSendToPastoral && (
            <div className={classes(layout.stack2, styles.way)}>
              <Button kind="primary" onClick={onSendToPastoral}>
                Send to the pastoral team
              </Button>
              <p className={layout.hint}>Nobody may read this tonight. If you need someone now, please call.</p>
            </div>
          )}
          <div className={classes(layout.stack2, styles.way)}>
            <Button onClick={onNotDanger}>This isn’t about danger</Button>
            <p className={layout.hint}>Somebody from our team looks at it before others see it.</p>
          </div>
          <Button kind="quiet" className={styles.back} onClick={onBack}>
            Back to my words
          </Button>
        </Card>
      </div>
    </dialog>
  );
};
