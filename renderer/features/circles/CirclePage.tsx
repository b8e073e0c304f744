import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router-dom';
import type { Circle } from '../../../core/contract/circles.ts';
import { ApiError } from '../../api/errors.ts';
import { sentenceOf } from '../../api/sentences.ts';
import { classes } from '../../ui/classes.ts';
import { Button, buttonClass } from '../../ui/controls/Button.tsx';
import { Link } from '../../ui/controls/Link.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { RetryNotice } from '../../ui/feedback/RetryNotice.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { useSite } from '../site/index.ts';
import { Illustration } from '../../ui/illustrations/Illustration.tsx';
import layout from '../../ui/layout/layout.module.css';
import { usePageHead } from '../../ui/layout/pageHead.ts';
import { Folded } from '../../ui/text/Folded.tsx';
import { CircleEmoji } from './parts/CircleEmoji.tsx';
import { CircleGate } from './CircleGate.tsx';
import { isMember, useCircle } from './circles.ts';
import { CircleTabs } from './CircleTabs.tsx';
import { CircleFacts } from './list/CircleCard.tsx';
import { RoleBadge } from './parts/RoleBadge.tsx';
import { Problem } from './parts/Problem.tsx';
import { useCircleLive } from './useCircleLive.ts';
import { useJoin } from './useJoin.ts';
import styles from './circlePage.module.css';

/** One circle: what it is, and for its members what is in it. */
export const CirclePage = () => {
  const { id = '' } = useParams();
  return (
    <CircleGate>
      <div className={classes(layout.stack4, styles.page)}>
        <Link to="/communities" className={classes(buttonClass('quiet'), layout.back)}>
          <ArrowLeft size={18} aria-hidden />
          All circles
        </Link>
        <CircleView key={id} id={id} />
      </div>
    </CircleGate>
  );
};

const CircleView = ({ id }: { id: string }) => {
  const { data: circle, error, refetch } = useCircle(id);
  useCircleLive(id);
  usePageHead(`${circle?.name ?? 'Circle'} · ${useSite().name}`);
  // Also of one that stood here until now: it was deleted, or the person removed.
  if (error instanceof ApiError && error.code === 'not_found') return <Missing />;
  if (!circle)
    return (
      <>
        <h1 tabIndex={-1} className="visually-hidden">
          Circle
        </h1>
        {error ? (
          <RetryNotice onRetry={() => void refetch()}>
            {sentenceOf(error, 'The circle could not be loaded.')}
          </RetryNotice>
        ) : (
          <Loading lines={[30, 65, 20]} />
        )}
      </>
    );
  return (
    <>
      <CircleHead circle={circle} />
      {isMember(circle) ? <CircleTabs circle={circle} /> : <Outside circle={circle} />}
    </>
  );
};

/** On a phone a longer description would push the tabs out of sight. */
const LONG = { characters: 230, lines: 5 };

const CircleHead = ({ circle }: { circle: Circle }) => (
  <header className={styles.head}>
    <CircleEmoji emoji={circle.emoji} large />
    <div>
      <h1 tabIndex={-1} dir="auto">
        {circle.name}
      </h1>
      <div className={styles.about}>
        <CircleFacts circle={circle} />
        <RoleBadge role={circle.role} />
      </div>
    </div>
    {circle.description && (
      <div className={styles.description}>
        <Folded text={circle.description} long={LONG} words={['More', 'Less']} className={styles.words} onPhones />
      </div>
    )}
  </header>
);

const Missing = () => (
  <div className={layout.message}>
    <Illustration name="not-found" />
    <h1 tabIndex={-1}>We could not find that circle</h1>
    <p>It may have been deleted, or only its members can see it.</p>
    <Link to="/communities" className={buttonClass('primary')}>
      See your circles
    </Link>
  </div>
);

/** A public circle, for whoever is not in it. */
const Outside = ({ circle }: { circle: Circle }) => {
  const { busy, problem, run } = useJoin(circle);
  return (
    <Card className={classes(layout.stack4, styles.outside)}>
      {!circle.isActive && (
        <p>
          {circle.canRestore
            ? 'This circle was deleted. You can restore it from the list of your circles.'
            : 'This circle was closed by the moderators.'}
        </p>
      )}
      {circle.pending && <p role="status">Your request is on its way. You can read here once you are let in.</p>}
      {circle.isActive && !circle.pending && (
        <>
          <p>What is written here is for its members. Join to read along, pray and meet with them.</p>
          <Button kind="primary" disabled={busy} onClick={run}>
            {busy ? 'Joining...' : 'Join this circle'}
          </Button>
          <Problem>{problem}</Problem>
        </>
      )}
    </Card>
  );
};
