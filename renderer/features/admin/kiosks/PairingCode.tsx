import { useEffect, useState } from 'react';
import { CODE_LIFE } from '../../../../core/rules/kiosk/kiosk.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Modal, ModalActions } from '../../../ui/feedback/Modal.tsx';
import styles from './Kiosks.module.css';

interface PairingCodeProps {
  name: string;
  code: string;
  onAgain(): void;
  onClose(): void;
}

/** The code, large enough to be read across a lobby, and how long it still works. */
export const PairingCode = ({ name, code, onAgain, onClose }: PairingCodeProps) => {
  // Counted from here: the two clocks need not agree.
  const [end] = useState(() => Date.now() + CODE_LIFE);
  const left = useSecondsUntil(end);

  return (
    <Modal title={`Connect “${name}”`} onClose={onClose}>
      {left > 0 ? (
        <>
          <p>On the kiosk’s screen, type this code. It works once and is shown only now.</p>
          <p className={styles.code}>
            {/* Read letter by letter. */}
            <span className="visually-hidden">{[...code.replace('-', '')].join(' ')}</span>
            <span aria-hidden>{code}</span>
          </p>
          <p className={styles.left} role="timer">
            Works for {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')} more
          </p>
        </>
      ) : (
        <p role="status">The code has run out. Nothing was connected; please make a new one.</p>
      )}
      <ModalActions>
        {left <= 0 && (
          <Button kind="primary" onClick={onAgain}>
            Make a new code
          </Button>
        )}
        <Button onClick={onClose}>Close</Button>
      </ModalActions>
    </Modal>
  );
};

const useSecondsUntil = (end: number): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((end - now) / 1000));
};
