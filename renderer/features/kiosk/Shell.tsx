import { ArrowLeft, Eraser } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from './kiosk.module.css';

interface ShellProps {
  onBack(): void;
  onDone(): void;
  children: ReactNode;
}

/** Around every screen but the first: the way back, and the way out that leaves nothing behind. */
export const Shell = ({ onBack, onDone, children }: ShellProps) => (
  <div className={styles.shell}>
    <header className={styles.bar}>
      <Button className={styles.big} onClick={onBack}>
        <ArrowLeft size={28} aria-hidden />
        Back
      </Button>
      <Button kind="primary" className={styles.big} onClick={onDone}>
        <Eraser size={28} aria-hidden />
        I’m done
      </Button>
    </header>
    <main className={styles.main}>{children}</main>
  </div>
);
