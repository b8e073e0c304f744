import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Circle } from '../../../../core/contract/circles.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { classes } from '../../../ui/classes.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { RetryNotice } from '../../../ui/feedback/RetryNotice.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { circlePath, useCircles } from '../circles.ts';
import { Problem } from '../parts/Problem.tsx';
import { useJoin } from '../useJoin.ts';
import { usePaused } from '../../../ui/usePaused.ts';
import { CircleCard, CircleSkeletons } from './CircleCard.tsx';
import { ShowMore } from '../parts/ShowMore.tsx';
import styles from '../circles.module.css';

/** Public circles that the person could join. */
export const DiscoverCircles = () => {
  const id = useId();
  const [typed, setTyped] = useState('');
  const q = usePaused(typed.trim());
  const list = useCircles('discover', q);
  const [openedAt] = useState(() => Date.now());

  return (
    <section aria-labelledby={id} className={styles.section}>
      <header className={classes(layout.ends, styles.sectionHead)}>
        <h2 id={id}>Discover Circles</h2>
        <Field
          label="Search circles"
          type="search"
          autoComplete="off"
          maxLength={100}
          className={styles.search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </header>
      {list.isPending && <CircleSkeletons words="Looking for circles..." />}
      {list.error && (
        <RetryNotice onRetry={() => void list.refetch()}>
          {sentenceOf(list.error, 'The circles could not be loaded.')}
        </RetryNotice>
      )}
      {list.isSuccess && list.circles.length === 0 && (
        <p role="status" className={layout.soft}>
          {q ? `No public circle has “${q}” in its name or description.` : 'There are no other public circles yet.'}
        </p>
      )}
      <ul className={classes(styles.grid, list.isPlaceholderData && styles.old)} aria-busy={list.isPlaceholderData}>
        {list.circles.map((circle) => (
          <CircleCard key={circle.id} circle={circle} now={openedAt}>
            <JoinButton circle={circle} />
          </CircleCard>
        ))}
      </ul>
      <ShowMore list={list} />
    </section>
  );
};

const JoinButton = ({ circle }: { circle: Circle }) => {
  const navigate = useNavigate();
  const { busy, problem, run } = useJoin(circle, (joined) => void navigate(circlePath(joined.id)));
  if (circle.pending) return null;
  return (
    <>
      <Button disabled={busy} onClick={run} aria-label={`Join ${circle.name}`}>
        {busy ? 'Joining...' : 'Join'}
      </Button>
      <Problem>{problem}</Problem>
    </>
  );
};
