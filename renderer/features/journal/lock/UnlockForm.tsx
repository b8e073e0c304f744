import { useEffect, useState } from 'react';
import { untilLabel } from '../../../../core/rules/time.ts';
import type { LockRefusal, LockSecret } from '../../../../core/sync/lock/journalLock.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { PasswordField } from '../../../ui/forms/PasswordField.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { classes } from '../../../ui/classes.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../journal.module.css';

interface UnlockFormProps {
  label: string;
  intro: string;
  /** What its button says, also while it is at it. */
  action: { name: string; busy: string };
  /** What is said when it failed without a verdict. */
  failed: string;
  /** Null when it was the right secret. */
  onTry(secret: LockSecret): Promise<LockRefusal | null>;
}

/** Asks for a journal's PIN, or its recovery key. */
export const UnlockForm = ({ label, intro, action, failed, onTry }: UnlockFormProps) => {
  const [how, setHow] = useState<LockSecret['how']>('pin');
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

  const send = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const refused = await onTry({ how, secret });
      if (refused) {
        setNow(Date.now());
        setWaitUntil(refused.waitUntil);
        setSecret('');
        setProblem(how === 'pin' ? 'That is not the PIN.' : 'That is not the recovery key.');
      }
    } catch {
      setProblem(failed);
    }
    setBusy(false);
  };

  return (
    <Form
      className={classes(layout.stackFields, styles.form)}
      aria-label={label}
      onSend={() => !busy && !waits && secret && send()}
    >
      <p>{intro}</p>
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
          {busy ? action.busy : action.name}
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
  );
};
