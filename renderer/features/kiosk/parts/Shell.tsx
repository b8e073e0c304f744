import { ArrowLeft, Eraser, LifeBuoy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import styles from '../kiosk.module.css';

interface ShellProps {
  onBack(): void;
  /** Null where the lines to call are on the screen. */
  onTalk: (() => void) | null;
  onDone(): void;
  children: ReactNode;
}

/** Around every screen but the first: the way back, and the way out that leaves nothing behind. */
export const Shell = ({ onBack, onTalk, onDone, children }: ShellProps) => (
  <div className={styles.shell}>
    <header className={styles.bar}>
      <Button className={styles.big} onClick={onBack}>
        <ArrowLeft size={28} aria-hidden />
        Back
      </Button>
      {onTalk && (
        <Button className={styles.big} onClick={onTalk}>
          <LifeBuoy size={28} aria-hidden />
          Talk to someone now
        </Button>
      )}
      <Button kind="primary" className={styles.big} onClick={onDone}>
        <Eraser size={28} aria-hidden />
        I’m done
      </Button>
    </header>
    <main className={styles.main}>{children}</main>
  </div>
);
