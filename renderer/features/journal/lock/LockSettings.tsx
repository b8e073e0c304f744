import { useRef, useState } from 'react';
import { MIN_PIN_LENGTH, pinIsShort } from '../../../../core/sync/lock/keyDerivation.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Modal, ModalActions } from '../../../ui/feedback/Modal.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { PasswordField } from '../../../ui/forms/PasswordField.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { useOwnJournal } from '../ownJournal.ts';
import { classes } from '../../../ui/classes.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../journal.module.css';

const FAILED = 'That did not work. Nothing was changed; please try again.';

/** What is wrong with a chosen PIN, by field. */
const pinProblem = (pin: string, again: string): { pin?: string; again?: string } => {
  if (pinIsShort(pin)) return { pin: `Please use at least ${MIN_PIN_LENGTH} characters.` };
  return pin === again ? {} : { again: 'The two PINs are not the same.' };
};

/** Sets up the journal's lock, changes its PIN, takes it off. */
export const LockSettings = ({ onClose, onPinChanged }: { onClose(): void; onPinChanged(): void }) => {
  const { owner, journal } = useOwnJournal();
  const { lock } = journal;
  const [locked, setLocked] = useState(lock.state() !== 'none');
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [wrong, setWrong] = useState<{ pin?: string; again?: string }>({});
  const form = useRef<HTMLFormElement>(null);

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch {
      setProblem(FAILED);
    }
    setBusy(false);
  };
  const submit = () => {
    if (busy) return;
    const next = pinProblem(pin, again);
    setWrong(next);
    const [name] = Object.keys(next);
    if (name) return form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
    void run(async () => {
      if (!locked) {
        setCode(await lock.setUp(owner, pin));
        setLocked(true);
        return;
      }
      await lock.changePin(owner, pin);
      onPinChanged();
      onClose();
    });
  };

  const lockNow = () => {
    onClose();
    lock.lock();
  };

  if (code) return <RecoveryKey code={code} onClose={onClose} />;
  return (
    <Modal title={locked ? 'Journal lock' : 'Lock your journal'} onClose={() => !busy && onClose()}>
      <Form ref={form} className={classes(layout.stack4, styles.dialog)} onSend={submit}>
        <p>
          {locked
            ? 'Your prayers are encrypted on this device. The journal locks when you leave it or put the device down.'
            : 'With a PIN your prayers are encrypted on this device, and the journal locks when you leave it or put the device down.'}
        </p>
        {problem && <Notice tone="bad">{problem}</Notice>}
        <PasswordField
          label={locked ? 'New PIN' : 'PIN'}
          name="pin"
          hint={`At least ${MIN_PIN_LENGTH} digits or letters. Four or five words that only you would put together are the safest.`}
          error={wrong.pin}
          autoComplete="off"
          value={pin}
          onChange={(event) => setPin(event.target.value)}
        />
        <PasswordField
          label="The same again"
          name="again"
          error={wrong.again}
          autoComplete="off"
          value={again}
          onChange={(event) => setAgain(event.target.value)}
        />
        <ModalActions>
          <Button kind="quiet" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          {locked && (
            <>
              <Button kind="quiet" disabled={busy} onClick={() => void run(() => lock.turnOff(owner).then(onClose))}>
                Take the lock off
              </Button>
              <Button disabled={busy} onClick={lockNow}>
                Lock now
              </Button>
            </>
          )}
          <Button type="submit" kind="primary" disabled={busy}>
            {busy ? 'Working...' : locked ? 'Change the PIN' : 'Lock my journal'}
          </Button>
        </ModalActions>
      </Form>
    </Modal>
  );
};

const RecoveryKey = ({ code, onClose }: { code: string; onClose(): void }) => (
  <Modal title="Your recovery key" onClose={() => undefined}>
    <p>
      Write it down and keep it safe. It opens your journal if you forget the PIN, it is shown only now, and nobody can
      make another: not even we.
    </p>
    <p className={styles.code}>{code}</p>
    <ModalActions>
      <Button kind="primary" onClick={onClose}>
        I have written it down
      </Button>
    </ModalActions>
  </Modal>
);
