import { useId, type ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';
import styles from './ProfilePage.module.css';

/** One card of the profile. */
export const Section = ({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) => {
  const id = useId();
  return (
    <Card aria-labelledby={id} className={styles.section}>
      <header>
        <h2 id={id}>{title}</h2>
        {end}
      </header>
      {children}
    </Card>
  );
};
