import { useState } from 'react';
import type { PairProblem } from '../../../../core/bridge/kioskState.ts';
import { CODE_LENGTH, plainCode } from '../../../../core/rules/kiosk/kiosk.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { kiosk } from '../bridge.ts';
import styles from '../kiosk.module.css';

const sentences: Readonly<Record<PairProblem, string>> = {
  refused: 'That code did not work. A code works once, for ten minutes: please ask for a new one.',
  wait: 'That was tried too often. Please wait a few minutes.',
  offline: 'The server can’t be reached. Please check its address below, and the network.',
};

/** Connects this screen by the code an admin sees at Admin → Kiosks. */
export const PairForm = ({ paired }: { paired: boolean }) => {
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const pair = async () => {
    if (plainCode(code).length !== CODE_LENGTH) return setProblem(`The code has ${CODE_LENGTH} letters and digits.`);
    setBusy(true);
    setProblem(null);
    const refusal = await kiosk.pair(code).catch(() => 'failed' as const);
    setBusy(false);
    if (refusal === 'failed') return setProblem('That did not work. Please try again.');
    if (refusal) return setProblem(sentences[refusal]);
    setCode('');
  };

  return (
    <Form className={styles.ours} onSend={pair}>
      <Field
        label={paired ? 'Code, to connect it anew' : 'Code from Admin → Kiosks'}
        value={code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={16}
        placeholder="ABCD-EFGH"
        error={problem ?? undefined}
        onChange={(event) => setCode(event.target.value.toUpperCase())}
      />
      <Button type="submit" kind={paired ? 'secondary' : 'primary'} className={styles.big} disabled={busy}>
        {busy ? 'Connecting...' : 'Connect'}
      </Button>
    </Form>
  );
};
