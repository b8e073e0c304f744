import type { ReactNode } from 'react';
import styles from './ActionBar.module.css';

/**
 * What can be done with what is read: buttons with an icon and a short label. Stands last among the texts it is for: on
 * phones it sticks above the bottom navigation until they end, on wide screens at their side (`withActions`).
 */
export const ActionBar = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="group" aria-label={label} className={styles.bar}>
    {children}
  </div>
);

/** The class of what holds the texts, as its first child, and their bar, as its second. */
export const withActions = styles.withActions;
