import { ArrowUp, Check } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { announce } from '../../../ui/feedback/announce.ts';
import { RetryNotice } from '../../../ui/feedback/RetryNotice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PostCard } from '../card/PostCard.tsx';
import card from '../card/card.module.css';
import { OutgoingCards } from '../sending/OutgoingCards.tsx';
import { useOutgoing } from '../sending/useOutgoing.ts';
import type { PostSource } from './sources.ts';
import { usePosts } from './usePosts.ts';
import styles from './list.module.css';

interface PostListProps {
  source: PostSource;
  user: CurrentUser;
  /** Where nothing is yet: what belongs here. */
  empty: ReactNode;
  /** The circle whose posts these are; null outside of all. */
  circleId?: string | null;
  /** Whether what is being sent from here stands on top. */
  showsOutgoing?: boolean;
}

/** Posts in the order of their arrival, newest first, and in no other. */
export const PostList = ({ source, user, empty, circleId = null, showsOutgoing = true }: PostListProps) => {
  const list = usePosts(source);
  const top = useRef<HTMLDivElement>(null);
  const { items } = useOutgoing(user.id, circleId);
  const count = list.posts.length;
  const counted = useRef(0);

  useEffect(() => {
    if (counted.current > 0 && count > counted.current) announce(`${count - counted.current} more posts`);
    counted.current = count;
  }, [count]);

  return (
    <div ref={top} className={styles.top}>
      <NewPosts count={list.newCount} onShow={list.showNew} top={top} />
      <div className={styles.list}>
        {showsOutgoing && <OutgoingCards user={user} place={circleId} />}
        {list.isPending && <PostSkeletons />}
        {list.error && (
          <RetryNotice onRetry={list.retry}>{sentenceOf(list.error, 'The posts could not be loaded.')}</RetryNotice>
        )}
        {!list.isPending && !list.error && count === 0 && items.length === 0 && empty}
        {count > 0 && (
          <ul className={styles.posts}>
            {list.posts.map((post) => (
              <li key={post.id}>
                <PostCard post={post} canReact={user.abilities.participate} inCircle={circleId !== null} />
              </li>
            ))}
          </ul>
        )}
        {list.moreError && (
          <RetryNotice onRetry={() => list.more?.()}>
            {sentenceOf(list.moreError, 'More posts could not be loaded.')}
          </RetryNotice>
        )}
        {list.more && !list.moreError && (
          <Button className={styles.more} onClick={list.more} disabled={list.isLoadingMore}>
            {list.isLoadingMore ? 'Loading...' : 'Show more'}
          </Button>
        )}
        {count > 0 && !list.more && (
          <p className={styles.end}>
            <Check size={18} aria-hidden />
            You’re all caught up
          </p>
        )}
      </div>
    </div>
  );
};

interface NewPostsProps {
  count: number;
  onShow(): Promise<void>;
  top: { current: HTMLElement | null };
}

/** "3 new": what has come while somebody reads. Only a press shows it, so that nothing moves under their eyes. */
const NewPosts = ({ count, onShow, top }: NewPostsProps) => {
  const [problem, setProblem] = useState<string | null>(null);
  const show = async () => {
    setProblem(null);
    try {
      await onShow();
      // Once they are drawn: the first post of before is no longer the first.
      setTimeout(() => {
        top.current?.scrollIntoView({ block: 'start' });
        top.current?.querySelector<HTMLElement>('li article :is(h2, h3)')?.focus({ preventScroll: true });
      });
    } catch (error) {
      setProblem(sentenceOf(error, 'The new posts could not be loaded.'));
    }
  };
  return (
    <div className={styles.news} role="status">
      {count > 0 && (
        <Button kind="primary" className={styles.pill} onClick={() => void show()}>
          <ArrowUp size={18} aria-hidden />
          {count} new
        </Button>
      )}
      {problem && <p className={layout.problem}>{problem}</p>}
    </div>
  );
};

const PostSkeletons = () => (
  <div aria-busy="true" className={styles.posts}>
    <span className="visually-hidden">Loading...</span>
    {[0, 1, 2].map((each) => (
      <div key={each} className={card.post}>
        <Skeleton lines={[34, 20, 96, 88, 52]} />
      </div>
    ))}
  </div>
);
