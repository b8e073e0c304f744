import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import brand from '../../../content/generated/brand.json';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { usePageHead } from '../../ui/pageHead.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CrisisView } from '../crisis/index.ts';
import { LimitPanel } from '../limits/index.ts';
import { TopicBody } from './TopicBody.tsx';
import { dangerOf, useTopicState, type TopicState } from './topicPage.ts';
import styles from './TopicPage.module.css';

export const TopicPage = () => {
  const { id = '' } = useParams();
  const { state } = useLocation();
  const fromSearch = typeof state === 'object' && state !== null && 'fromSearch' in state;
  const topic = useTopicState(id, { free: fromSearch });
  const title = topic.kind === 'found' ? topic.view.title : topic.kind === 'limit' ? topic.title : null;
  usePageHead(
    `${title ?? 'Topic'} · ${brand.name}`,
    title ? `Notes, verses and a prayer for ${title.toLowerCase()}.` : undefined,
  );
  return (
    <div className={styles.page}>
      <Link to="/" className={`${buttonClass('quiet')} ${styles.back}`}>
        <ArrowLeft size={18} aria-hidden />
        Back to home
      </Link>
      <TopicContent key={id} id={id} topic={topic} />
    </div>
  );
};

const TopicContent = ({ id, topic }: { id: string; topic: TopicState }) => {
  const navigate = useNavigate();
  const danger = dangerOf(id);
  switch (topic.kind) {
    case 'loading':
      return <TopicSkeleton />;
    case 'missing':
      return <h1 className={styles.title}>Topic not found.</h1>;
    case 'failed':
      return (
        <div role="alert">
          <h1 className={styles.title}>This topic could not be loaded</h1>
          <p className={styles.retry}>Check your connection and try again.</p>
          <Button kind="primary" onClick={topic.retry}>
            Try again
          </Button>
        </div>
      );
    case 'limit':
      return (
        <>
          <h1 className={styles.title}>{topic.title}</h1>
          <Suspense>
            <LimitPanel limit={topic.limit} />
          </Suspense>
        </>
      );
    case 'found':
      return danger ? (
        <Suspense fallback={<TopicSkeleton />}>
          <CrisisView danger={danger} typed={false} onLeave={() => void navigate('/', { replace: true })} />
        </Suspense>
      ) : (
        <TopicBody view={topic.view} />
      );
  }
};

const TopicSkeleton = () => (
  <Card className={styles.skeleton} aria-busy="true">
    <span className="visually-hidden">Loading...</span>
    <Skeleton lines={[45]} tall />
    <Skeleton lines={[100, 96, 99, 70]} />
    <Skeleton lines={[98, 100, 55]} tall />
  </Card>
);
