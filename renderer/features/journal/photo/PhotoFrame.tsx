import type { ReactNode } from 'react';
import styles from './photo.module.css';

/** As wide as a photo of these sides may be, in its shape: nothing moves when it comes. */
export const PhotoFrame = ({ width, height, children }: { width: number; height: number; children: ReactNode }) => (
  <div
    className={styles.frame}
    style={{ aspectRatio: `${width} / ${height}`, width: `min(100%, calc(22rem * ${width / height}))` }}
  >
    {children}
  </div>
);
