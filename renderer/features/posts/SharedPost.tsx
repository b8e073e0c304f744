import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '../../../core/contract/accounts.ts';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import { sentenceOf } from '../../api/sentences.ts';
import { buttonClass } from '../../ui/controls/Button.tsx';
import { Link } from '../../ui/controls/Link.tsx';
import { classes } from '../../ui/classes.ts';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { RetryNotice } from '../../ui/feedback/RetryNotice.tsx';
import layout from '../../ui/layout/layout.module.css';
import { PostCard } from './card/PostCard.tsx';
import { singleKey } from './list/postCache.ts';

/** The one post that a link leads to. */
export const SharedPost = ({ postId, user }: { postId: string; user: CurrentUser }) => {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: singleKey(postId),
    queryFn: ({ signal }) => call('readPost', { params: { postId }, signal }),
    staleTime: 0,
  });
  // A cut-off link has an id that is none: that one is not there either.
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <div className={layout.stack4}>
      {isPending && <Loading lines={[34, 20, 96, 88, 52]} />}
      {isGone && <Notice>This post is no longer here, or it is not shared with you.</Notice>}
      {error && !isGone && (
        <RetryNotice onRetry={() => void refetch()}>{sentenceOf(error, 'The post could not be loaded.')}</RetryNotice>
      )}
      {data && <PostCard post={data} canReact={user.abilities.participate} />}
      <Link to="/chat" className={classes(buttonClass(), layout.start)}>
        Go to SoulFeed
      </Link>
    </div>
  );
};
