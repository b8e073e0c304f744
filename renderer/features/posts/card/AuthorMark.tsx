import { UserRound } from 'lucide-react';
import type { Post } from '../../../../core/contract/posts.ts';
import { Avatar } from '../../images/index.ts';
import styles from './card.module.css';

/** The author's picture, where it is one of ours, else the first letter; nothing of an anonymous author. */
export const AuthorMark = ({ post, name }: { post: Pick<Post, 'author' | 'anonymous'>; name: string }) =>
  post.anonymous ? (
    <span className={styles.mark} aria-hidden="true">
      <UserRound size={20} />
    </span>
  ) : (
    <Avatar src={post.author?.avatar ?? null} name={name} size="mark" />
  );
