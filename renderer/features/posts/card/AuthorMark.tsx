import { UserRound } from 'lucide-react';
import { useState } from 'react';
import type { Post } from '../../../../core/contract/posts.ts';
import styles from './card.module.css';

/** The author's picture, where it is one of ours, else the first letter; nothing of an anonymous author. */
export const AuthorMark = ({ post, name }: { post: Pick<Post, 'author' | 'anonymous'>; name: string }) => {
  const [isBroken, setBroken] = useState(false);
  const avatar = post.anonymous ? null : (post.author?.avatar ?? null);
  if (avatar && !isBroken)
    return <img className={styles.mark} src={avatar} alt="" width={44} height={44} onError={() => setBroken(true)} />;
  return (
    <span className={styles.mark} aria-hidden="true">
      {post.anonymous ? <UserRound size={20} /> : ([...name][0]?.toUpperCase() ?? '?')}
    </span>
  );
};
