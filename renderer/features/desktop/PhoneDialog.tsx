import { Button } from '../../ui/controls/Button.tsx';
import { Modal, ModalActions } from '../../ui/feedback/Modal.tsx';
import { CopyButton } from '../sharing/index.ts';
import type { PhoneLink } from './usePhoneLink.ts';
import styles from './PhoneDialog.module.css';

const titleOf = ({ number, message, isCall }: PhoneLink): string =>
  !number
    ? 'Send this as a message'
    : isCall
      ? 'Call this number'
      : message
        ? `Text ${message} to`
        : 'Text this number';

/** The number to call, or what to send, large enough to be dialled from beside the screen. */
export const PhoneDialog = ({ link, onClose }: { link: PhoneLink; onClose(): void }) => (
  <Modal title={titleOf(link)} onClose={onClose}>
    {link.number ? <p className={styles.number}>{link.number}</p> : <p className={styles.message}>{link.message}</p>}
    <p>
      {link.number
        ? `If this computer does not ${link.isCall ? 'call' : 'open your messages'}, please use any telephone.`
        : 'If this computer does not open your messages with the words in place, copy them and paste them there.'}
    </p>
    <ModalActions>
      <CopyButton text={link.number ?? link.message ?? ''} />
      <Button kind="primary" onClick={onClose}>
        Close
      </Button>
    </ModalActions>
  </Modal>
);
