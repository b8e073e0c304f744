import type { ReactNode } from 'react';
import styles from './Tools.module.css';

/** The quiet row below a passage, a note or a prayer: what can be done with just this. */
export const Tools = ({ children }: { children: ReactNode }) => <div className={styles.tools}>{children}</div>;
