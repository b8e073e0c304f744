import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from '../illustrations/Illustration.tsx';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  picture: IllustrationName;
  title?: string;
  heading?: 'h2' | 'h3';
  /** One kind sentence, and one way on. */
  children: ReactNode;
}

/** In the place of what is not there yet. */
export const EmptyState = ({ picture, title, heading: Heading = 'h3', children }: EmptyStateProps) => (
  <div className={styles.empty}>
    <Illustration name={picture} />
    {title && <Heading>{title}</Heading>}
    {children}
  </div>
);
