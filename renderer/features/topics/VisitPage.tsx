import { Suspense, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, buttonClass } from '../../ui/controls/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Link } from '../../ui/controls/Link.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { CrisisView } from '../crisis/index.ts';
import { LimitPanel } from '../limits/index.ts';
import { SentPage, wasSent } from '../../platform/sentPage.tsx';
import { historyEntries } from '../historyEntries/index.ts';
import type { DangerKind } from '../../../core/crisis/danger.ts';
import type { VisitState } from './topicPage.ts';
import styles from './TopicPage.module.css';

interface VisitPageProps<View> {
  state: VisitState<View>;
  /** What is said of an id that is not there. */
  missing: string;
  children(view: View): ReactNode;
}

/** The states that topic pages and life notes have in common. */
export const VisitPage = <View extends { danger?: DangerKind }>({ state, missing, children }: VisitPageProps<View>) => {
  const navigate = useNavigate();
  const leave = () => {
    historyEntries.forgetAll();
    void navigate('/', { replace: true });
  };
  switch (state.kind) {
    case 'loading':
      return <PageSkeleton />;
    case 'missing':
      return (
        <>
          <h1>{missing}</h1>
          <p className={styles.retry}>
            It may have moved, or the address has a slip in it. On the home page you can say what is on your heart.
          </p>
          <p>
            <Link to="/" className={buttonClass('primary')}>
              Search for help
            </Link>
          </p>
        </>
      );
    case 'failed':
      return (
        <div role="alert">
          <h1>This page could not be loaded</h1>
          <p className={styles.retry}>Check your connection and try again.</p>
          <Button kind="primary" onClick={state.retry}>
            Try again
          </Button>
        </div>
      );
    case 'limit':
      return (
        <>
          <h1>{state.title}</h1>
          <Suspense>
            <LimitPanel limit={state.limit} onAgain={state.retry} />
          </Suspense>
        </>
      );
    case 'found': {
      const kind = state.view.danger;
      return (
        <Suspense fallback={<PageSkeleton />}>
          {kind ? (
            <CrisisView danger={{ kind, subject: 'self' }} typed={false} onLeave={leave} />
          ) : (
            children(state.view)
          )}
        </Suspense>
      );
    }
  }
};

/** What the server sent of the page, or bars. */
const PageSkeleton = () => (wasSent() ? <SentPage /> : <Bars />);

const Bars = () => (
  <Card className={styles.skeleton} aria-busy="true">
    <span className="visually-hidden">Loading...</span>
    <Skeleton lines={[45]} tall />
    <Skeleton lines={[100, 96, 99, 70]} />
    <Skeleton lines={[98, 100, 55]} tall />
  </Card>
);
