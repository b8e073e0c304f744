import { useId, useRef, useState } from 'react';
import type { Circle } from '../../../../core/contract/circles.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { RetryNotice } from '../../../ui/feedback/RetryNotice.tsx';
import { useAccount } from '../../accounts/index.ts';
import { useCircles } from '../circles.ts';
import { DeleteCircle } from '../DeleteCircle.tsx';
import { CircleCard, CircleSkeletons } from './CircleCard.tsx';
import { OwnActions } from './OwnActions.tsx';
import { ShowMore } from '../parts/ShowMore.tsx';
import styles from '../circles.module.css';

/** Circles of the person: owner, admin, member, waiting, and what they deleted themselves. */
export const YourCircles = ({ onCreate }: { onCreate(): void }) => {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useCircles('mine');
  const { user } = useAccount();
  const [deleting, setDeleting] = useState<Circle | null>(null);
  const [openedAt] = useState(() => Date.now());

  const focusHere = () => heading.current?.focus();

  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        Your Circles
      </h2>
      {list.isPending && <CircleSkeletons words="Loading your spiritual communities..." />}
      {list.error && (
        <RetryNotice onRetry={() => void list.refetch()}>
          {sentenceOf(list.error, 'Your circles could not be loaded.')}
        </RetryNotice>
      )}
      {list.isSuccess && list.circles.length === 0 && <NoCircles onCreate={onCreate} />}
      <ul className={styles.grid}>
        {list.circles.map((circle) => (
          <CircleCard key={circle.id} circle={circle} now={openedAt}>
            <OwnActions
              circle={circle}
              mayDelete={circle.role === 'owner' || user?.role === 'admin'}
              onDelete={() => setDeleting(circle)}
              onDone={focusHere}
            />
          </CircleCard>
        ))}
      </ul>
      <ShowMore list={list} />
      {deleting && <DeleteCircle circle={deleting} onDeleted={focusHere} onClose={() => setDeleting(null)} />}
    </section>
  );
};

const NoCircles = ({ onCreate }: { onCreate(): void }) => (
  <EmptyState picture="circle" title="No Circles Yet">
    <p>Start one for your family, your house group or the friends you pray with, or join one below.</p>
    <Button kind="primary" onClick={onCreate}>
      Create Your First Circle
    </Button>
  </EmptyState>
);
