import type { Concern } from '../../../../core/contract/posts.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Modal, ModalActions } from '../../../ui/feedback/Modal.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { concernsInWords } from '../labels.ts';

interface AskAgainDialogProps {
  concerns: readonly Concern[];
  onChange(): void;
  onShare(): void;
}

/** Before others read it: a second look, and no reproach. */
export const AskAgainDialog = ({ concerns, onChange, onShare }: AskAgainDialogProps) => (
  <Modal title="One more look?" onClose={onChange}>
    <p>
      There seems to be {concerns.length > 0 ? concernsInWords(concerns) : 'something private or hurtful'} in what you
      wrote.
    </p>
    <p className={layout.soft}>
      {concerns.includes('slur')
        ? 'If you share it as it is, a moderator reads it before others do.'
        : 'Others can read and copy it. It is safer to leave such things out.'}
    </p>
    <ModalActions>
      <Button kind="quiet" onClick={onShare}>
        Share anyway
      </Button>
      <Button kind="primary" onClick={onChange}>
        Change it
      </Button>
    </ModalActions>
  </Modal>
);
