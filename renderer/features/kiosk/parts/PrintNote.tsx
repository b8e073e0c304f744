import { Printer } from 'lucide-react';
import { useState } from 'react';
import type { PrintProblem } from '../../../../core/bridge/kioskState.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { kiosk } from '../bridge.ts';
import styles from '../kiosk.module.css';

const asked: Readonly<Record<PrintProblem, string>> = {
  off: 'This screen does not print just now.',
  busy: 'A sheet is on its way already.',
  limit: 'That was enough paper for now.',
  missing: 'The printer is not there. Please tell somebody of the church.',
  failed: 'The printer did not take it. Please tell somebody of the church.',
  slow: 'The printer does not answer. Please tell somebody of the church.',
};

interface PrintNoteProps {
  id: string;
  /** Whether a phone could open the note: the sheet bears its code, as this screen does. */
  hasCode: boolean;
}

/** Has the note printed: one touch, one sheet. */
export const PrintNote = ({ id, hasCode }: PrintNoteProps) => {
  const [said, setSaid] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const print = async () => {
    setBusy(true);
    setSaid(null);
    const problem = await kiosk.print(id).catch(() => 'failed' as const);
    setBusy(false);
    const other = problem === 'limit' && hasCode ? ' Please take this page along by the square code.' : '';
    setSaid(problem ? asked[problem] + other : 'It is being printed. Please take it from the printer.');
  };
  return (
    <Card className={styles.ours}>
      <h2>On paper</h2>
      <p>
        The title, the verse{hasCode ? ', the prayer and the square code' : ' and the prayer'}. Nothing that you wrote.
      </p>
      <Button className={styles.big} disabled={busy} onClick={() => void print()}>
        <Printer size={28} aria-hidden />
        {busy ? 'Printing...' : 'Print'}
      </Button>
      <p role="status">{said}</p>
    </Card>
  );
};
