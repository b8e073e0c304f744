import { Suspense } from 'react';
import { Card } from '../../../ui/layout/Card.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { LimitPanel } from '../../limits/index.ts';
import type { MoreState } from './more.ts';
import { MorePanel } from './MorePanel.tsx';
import styles from '../ResultPanel.module.css';

interface MorePartProps {
  more: MoreState;
  onAgain(): void;
  /** Searches for a related topic that is no note of ours; without it those are not offered. */
  onSearch?: (query: string) => void;
}

/** What stands below an answer once more was asked for: its skeleton, the limit, or the panel. */
export const MorePart = ({ more, onAgain, onSearch }: MorePartProps) => {
  switch (more.kind) {
    case 'closed':
      return null;
    case 'loading':
      return (
        <Card className={styles.loading} aria-busy="true">
          <span className="visually-hidden">Loading more...</span>
          <Skeleton lines={[52, 70]} />
          <Skeleton lines={[100, 94, 60]} />
        </Card>
      );
    case 'limit':
      return (
        <Suspense>
          <LimitPanel limit={more.limit} onAgain={onAgain} />
        </Suspense>
      );
    case 'open':
      return <MorePanel wisdom={more.wisdom} offline={more.offline} onSearch={onSearch} />;
  }
};
