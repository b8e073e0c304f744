import { Button } from '../../../ui/controls/Button.tsx';
import { Modal, ModalActions } from '../../../ui/feedback/Modal.tsx';
import styles from './place.module.css';

const keys: readonly (readonly [keys: string, what: string])[] = [
  ['↓ or J', 'Next prayer in the list'],
  ['↑ or K', 'Previous prayer in the list'],
  ['Enter', 'Open the prayer'],
  ['Esc', 'Back to the list'],
  ['N', 'New prayer'],
  ['/', 'Search your prayers'],
  ['?', 'This list'],
];

/** What the keyboard can do in the journal. */
export const Shortcuts = ({ onClose }: { onClose(): void }) => (
  <Modal title="Keyboard shortcuts" onClose={onClose}>
    <p>They work while you are in the journal and not in a field.</p>
    <dl className={styles.keys}>
      {keys.map(([names, what]) => (
        <div key={names}>
          <dt>
            <kbd>{names}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
    <ModalActions>
      <Button kind="primary" onClick={onClose}>
        Close
      </Button>
    </ModalActions>
  </Modal>
);
