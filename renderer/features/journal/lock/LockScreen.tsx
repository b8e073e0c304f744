import { useEffect, useState } from 'react';
import { untilLabel } from '../../../../core/rules/time.ts';
import { pinIsShort } from '../../../../core/sync/lock/keyDerivation.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { PasswordField } from '../../../ui/forms/PasswordField.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { StartOver } from './StartOver.tsx';
import { useOwnJournal } from '../ownJournal.ts';
import { classes } from '../../../ui/classes.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../journal.module.css';

/** Before a locked journal: the PIN, or the recovery key. `short`: with a PIN that nobody could choose any more. */
export const LockScreen = ({ onOpened }: { onOpened(short: boolean): void }) => {
  const { owner, journal } = useOwnJournal();
  const [how, setHow] = useState<'pin' | 'recovery'>('pin');
  const [secret, setSecret] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [waitUntil, setWaitUntil] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const waits = how === 'pin' && waitUntil > now;

  useEffect(() => {
    if (waitUntil <= Date.now()) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [waitUntil]);

  const open = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const opened = await journal.lock.unlock(owner, how, secret);
      if (opened.end === 'unlocked') onOpened(how === 'pin' && pinIsShort(secret));
      else {
        setNow(Date.now());
        setWaitUntil(opened.waitUntil);
        setSecret('');
        setProblem(how === 'pin' ? 'That is not the PIN.' : 'That is not the recovery key.');
      }
    } catch {
      setProblem('The journal could not be opened. Please try again.');
    }
    setBusy(false);
  };

  return (
    <>
      <Form
        className={classes(layout.stackFields, styles.form)}
        aria-label="Unlock your journal"
        onSend={() => !busy && !waits && secret && open()}
      >
        <p>Your journal is locked on this device. What waits to be saved to your account is sent once it is open.</p>
        {problem && <Notice tone="bad">{problem}</Notice>}
        {waits && <Notice role="status">Please wait {untilLabel(waitUntil, now)} before the next try.</Notice>}
        <PasswordField
          key={how}
          label={how === 'pin' ? 'PIN' : 'Recovery key'}
          hint={how === 'pin' ? undefined : 'The letters and digits you wrote down when you set up the lock.'}
          name={how}
          autoComplete="off"
          value={secret}
          onChange={(event) => setSecret(event.target.value)}
        />
        <div className={classes(layout.row, styles.actions)}>
          <Button type="submit" kind="primary" disabled={busy || waits || !secret}>
            {busy ? 'Opening...' : 'Unlock'}
          </Button>
          <Button
            kind="quiet"
            onClick={() => {
              setHow(how === 'pin' ? 'recovery' : 'pin');
              setSecret('');
              setProblem(null);
            }}
          >
            {how === 'pin' ? 'Use the recovery key' : 'Use the PIN'}
          </Button>
        </div>
      </Form>
      <StartOver />
    </>
  );
};
