import { Delete } from 'lucide-react';
import { useEffect, useState } from 'react';
import { kioskPin } from '../../../../core/rules/kiosk/kiosk.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Modal, ModalActions } from '../../../ui/feedback/Modal.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { kiosk, valueOf } from '../bridge.ts';
import styles from '../kiosk.module.css';

/** For staff: the PIN. The main process compares it, and makes whoever guesses wait. */
export const PinPad = ({ onClose }: { onClose(): void }) => {
  const [pin, setPin] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const unlock = async () => {
    if (busy || pin.length < kioskPin.minEver) return;
    setBusy(true);
    // Now, so that what is typed while it is compared is the next one's beginning.
    setPin('');
    const answer = await valueOf(kiosk.unlock(pin));
    setBusy(false);
    if (answer?.right) return onClose();
    const wait = answer?.waitSeconds ?? 0;
    setProblem(`That was not the PIN.${wait > 0 ? ` Please wait ${waitLabel(wait)} before you try again.` : ''}`);
  };
  const add = (digit: string) => setPin((now) => (now + digit).slice(0, kioskPin.max));

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (/^[0-9]$/.test(key)) add(key);
      if (key === 'Backspace') setPin((now) => now.slice(0, -1));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    // Not shut by a touch beside it: the finger that held the corner is lifted there.
    <Modal title="Staff PIN" onClose={() => undefined}>
      <p className={styles.dots} role="status">
        <span aria-hidden>{'●'.repeat(pin.length)}</span>
        <span className="visually-hidden">{`${pin.length} digits entered`}</span>
      </p>
      {problem && <Notice tone="bad">{problem}</Notice>}
      <div className={styles.digits}>
        {[...'123456789'].map((digit) => (
          <Button key={digit} onClick={() => add(digit)}>
            {digit}
          </Button>
        ))}
        <Button aria-label="Delete" onClick={() => setPin(pin.slice(0, -1))}>
          <Delete aria-hidden />
        </Button>
        <Button onClick={() => add('0')}>0</Button>
        <Button kind="primary" disabled={busy || pin.length < kioskPin.minEver} onClick={() => void unlock()}>
          OK
        </Button>
      </div>
      <ModalActions>
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
      </ModalActions>
    </Modal>
  );
};

const waitLabel = (seconds: number): string =>
  seconds < 60 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
