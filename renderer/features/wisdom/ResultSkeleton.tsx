import { Card } from '../../ui/layout/Card.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './ResultSkeleton.module.css';

/** Stands where the result card will. */
export const ResultSkeleton = () => (
  <Card className={styles.card} aria-busy="true">
    <span className="visually-hidden">Searching...</span>
    <Skeleton lines={[38]} />
    <Skeleton lines={[96, 100, 62]} tall />
    <Skeleton lines={[100, 97, 99, 94, 58]} />
    <Skeleton lines={[98, 100, 41]} />
  </Card>
);
