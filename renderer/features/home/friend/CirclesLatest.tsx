import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Reply } from '../../../../core/contract/endpoint.ts';
import type { Endpoints } from '../../../../core/contract/endpoints.ts';
import { routes } from '../../../../core/contract/routes.ts';
import { agoLabel } from '../../../../core/rules/time.ts';
import { call } from '../../../api/client.ts';
import { Link } from '../../../ui/controls/Link.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Label } from '../../../ui/text/Label.tsx';
import styles from './friend.module.css';

type Latest = Reply<Endpoints['latestCirclePosts']>;

interface CirclesLatestProps {
  /** How many lines there were the last time: their room is kept, so that nothing moves when they come. */
  expected: number;
  /** Whether the person may read circles; null while that is not known. */
  mayRead: boolean | null;
  onCount(count: number): void;
}

/** What was last written in a person's circles. Where there is nothing, or they may not read it, nothing stands here. */
export const CirclesLatest = ({ expected, mayRead, onCount }: CirclesLatestProps) => {
  const { data, dataUpdatedAt, isError } = useQuery({
    queryKey: [routes.latestCirclePosts.path],
    queryFn: ({ signal }) => call('latestCirclePosts', { signal }),
    enabled: mayRead === true,
    staleTime: 0,
  });
  const count = data?.length;
  useEffect(() => {
    if (count !== undefined && count !== expected) onCount(count);
  }, [count, expected, onCount]);

  if (data ? data.length === 0 : expected === 0 || isError || mayRead === false) return null;
  return (
    <Card className={styles.card} aria-busy={!data}>
      <Label level={2}>From your circles</Label>
      <ul className={styles.latest}>
        {data
          ? data.map((each) => <LatestPost key={each.post.id} {...each} now={dataUpdatedAt} />)
          : Array.from({ length: expected }, (_, at) => (
              <li key={at}>
                <Skeleton lines={[60, 90]} />
              </li>
            ))}
      </ul>
    </Card>
  );
};

const nameOf = ({ mine, author }: Latest[number]['post']): string =>
  mine ? 'You' : author?.displayName || author?.nickname || 'Anonymous';

const LatestPost = ({ circle, post, now }: Latest[number] & { now: number }) => (
  <li>
    <Link to={`/communities/${circle.id}`} className={styles.circle}>
      <span aria-hidden>{circle.emoji}</span> {circle.name}
    </Link>
    <p className={styles.said}>
      <span className={styles.who}>{nameOf(post)}:</span> {post.content.split('\n', 1)[0]}
    </p>
    <p className={styles.when}>
      <time dateTime={post.createdAt}>{agoLabel(Date.parse(post.createdAt), now)}</time>
    </p>
  </li>
);
