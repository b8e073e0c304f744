import type { LucideIcon } from 'lucide-react';
import { classes } from '../../../ui/classes.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { countedLabel } from '../../../ui/text/countedLabel.ts';
import styles from '../circlePage.module.css';

interface CountToggleProps {
  Icon: LucideIcon;
  label: string;
  on: boolean;
  /** How many people did, oneself with them. Who is never listed. */
  count?: number;
  /** What it is said of, for a screen reader. */
  of?: string;
  className?: string | undefined;
  onChange(on: boolean): void;
}

/** Something that one has done or has not. */
export const CountToggle = ({ Icon, label, on, count, of, className, onChange }: CountToggleProps) => (
  <Button
    aria-pressed={on}
    aria-label={of === undefined ? undefined : `${countedLabel(label, count ?? 0)}: ${of}`}
    className={classes(styles.toggle, className)}
    onClick={() => onChange(!on)}
  >
    <Icon size={18} aria-hidden />
    {label}
    {count !== undefined && count > 0 && <span className={styles.count}>{count.toLocaleString()}</span>}
  </Button>
);
