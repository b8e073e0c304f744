import { Button } from '../../../ui/controls/Button.tsx';
import { Modal } from '../../../ui/feedback/Modal.tsx';
import styles from '../kiosk.module.css';

/** Asks before the wipe. Any touch at all is an answer: the main process hears it and takes the question away. */
export const StillThere = ({ seconds }: { seconds: number }) => (
  <Modal title="Still there?" onClose={() => undefined}>
    <div className={styles.still}>
      <p className={styles.seconds} role="timer">
        {seconds}
      </p>
      <p>Then this screen forgets everything and starts anew.</p>
      <Button kind="primary" className={styles.big}>
        Yes, I’m still here
      </Button>
    </div>
  </Modal>
);
