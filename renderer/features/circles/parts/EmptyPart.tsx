import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from '../circles.module.css';

interface EmptyPartProps {
  Icon: LucideIcon;
  title: string;
  children: ReactNode;
}

/** In the place of what is not there yet. */
export const EmptyPart = ({ Icon, title, children }: EmptyPartProps) => (
  <div className={styles.empty}>
    <Icon size={36} strokeWidth={1.25} aria-hidden />
    <h3>{title}</h3>
    <p>{children}</p>
  </div>
);
