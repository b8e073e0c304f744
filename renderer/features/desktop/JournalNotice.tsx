import { useNavigate } from 'react-router-dom';
import type { JournalHealth } from '../../../core/contract/bridge.ts';
import { bridge, valueOf } from '../../platform/desktop/bridge.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal, ModalActions } from '../../ui/Modal.tsx';
import { rebuilt, troubles } from './words.ts';

interface JournalNoticeProps {
  health: JournalHealth;
  onClose(): void;
}

/** Tells at the start what a person has to know of the journal on this computer: it was repaired, or can't be opened. */
export const JournalNotice = ({ health: { trouble, notice }, onClose }: JournalNoticeProps) => {
  const navigate = useNavigate();
  const close = () => {
    if (notice) valueOf(bridge().journal.noticeSeen()).catch(() => undefined);
    onClose();
  };
  return (
    <Modal
      title={trouble ? 'The journal on this computer can’t be opened' : 'Your journal was repaired'}
      onClose={close}
    >
      <p>{trouble ? troubles[trouble] : notice && rebuilt(notice)}</p>
      <ModalActions>
        {!trouble && (
          <Button
            kind="quiet"
            onClick={() => {
              close();
              void navigate('/desktop-settings#backups');
            }}
          >
            See the backups
          </Button>
        )}
        <Button kind="primary" onClick={close}>
          All right
        </Button>
      </ModalActions>
    </Modal>
  );
};
