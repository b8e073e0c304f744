import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/controls/Button.tsx';
import { Modal, ModalActions } from '../../../ui/feedback/Modal.tsx';
import { useSite } from '../../site/index.ts';

/** Asks for the server's address, which was lost with the settings. */
export const ServerLostNotice = ({ onClose }: { onClose(): void }) => {
  const navigate = useNavigate();
  const { name } = useSite();
  return (
    <Modal title="Where is your account?" onClose={onClose}>
      <p>
        The settings of {name} on this computer were damaged or are gone, and with them the address where your account
        is. Please give it again. Your journal is here; until then nothing of it is sent anywhere.
      </p>
      <ModalActions>
        <Button kind="quiet" onClick={onClose}>
          Later
        </Button>
        <Button
          kind="primary"
          onClick={() => {
            onClose();
            void navigate('/desktop-settings#server');
          }}
        >
          Give the address
        </Button>
      </ModalActions>
    </Modal>
  );
};
