import type { ReactNode } from 'react';
import styles from './photo.module.css';

interface PhotoFrameProps {
  width: number;
  height: number;
  /** In a form, where the words go before it. */
  small?: boolean;
  children: ReactNode;
}

/** As wide as a photo of these sides may be, in its shape: nothing moves when it comes. */
export const PhotoFrame = ({ width, height, small = false, children }: PhotoFrameProps) => (
  <div
    className={styles.frame}
    style={{
      aspectRatio: `${width} / ${height}`,
      width: `min(100%, calc(${small ? 10 : 22}rem * ${width / height}))`,
    }}
  >
    {children}
  </div>
);
