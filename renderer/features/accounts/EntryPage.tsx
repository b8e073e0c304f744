import type { ReactNode } from 'react';
import { Card } from '../../ui/layout/Card.tsx';
import { classes } from '../../ui/classes.ts';
import { usePageHead } from '../../ui/layout/pageHead.ts';
import { useSite } from '../site/index.ts';
import layout from '../../ui/layout/layout.module.css';
import styles from './EntryPage.module.css';

interface EntryPageProps {
  title: string;
  lead?: ReactNode;
  wide?: boolean;
  children: ReactNode;
  /** Below the card: other ways. */
  foot?: ReactNode;
}

/** The quiet page that every way into an account shares: one card with one thing to do. */
export const EntryPage = ({ title, lead, wide = false, children, foot }: EntryPageProps) => {
  usePageHead(`${title} · ${useSite().name}`);
  return (
    <div className={classes(layout.stack5, styles.page, wide && styles.wide)}>
      <header className={layout.stack2}>
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p>{lead}</p>}
      </header>
      <Card className={layout.stackFields}>{children}</Card>
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  );
};
