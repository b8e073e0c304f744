import { useEffect, useId, useState } from 'react';
import type { Post } from '../../../../core/contract/posts.ts';
import { agoLabel } from '../../../../core/rules/time.ts';
import { Link } from '../../../ui/controls/Link.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { classes } from '../../../ui/classes.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Tag } from '../../../ui/text/Tag.tsx';
import { HelplineStrip } from '../../crisis/index.ts';
import { audienceLabels, authorName, dayLabel, typeLabels } from '../labels.ts';
import { AuthorMark } from './AuthorMark.tsx';
import { PostImage } from './PostImage.tsx';
import { PostMenu } from './PostMenu.tsx';
import { PostText } from './PostText.tsx';
import { Reactions } from './Reactions.tsx';
import styles from './card.module.css';

interface PostCardProps {
  post: Post;
  /** Whether its reader may react. */
  canReact: boolean;
  /** Below a heading of the circle's page, and without its audience: there all have the same. */
  inCircle?: boolean;
}

/** One post, as its reader may see it. */
export const PostCard = ({ post, canReact, inCircle = false }: PostCardProps) => {
  const id = useId();
  const name = authorName(post);
  const Heading = inCircle ? 'h3' : 'h2';
  const { postType, answeredAt, answerStory } = post;
  const type = typeLabels[answeredAt ? 'testimony' : postType];
  return (
    <article className={classes(layout.stack3, styles.post)} aria-labelledby={id} data-post={post.id}>
      <header className={styles.head}>
        <AuthorMark post={post} name={name} />
        <div className={styles.who}>
          <Heading id={id} tabIndex={-1} className={styles.name}>
            <span className="visually-hidden">Post of </span>
            {name}
            {post.mine && <span className={styles.you}> (you)</span>}
          </Heading>
          <p className={styles.facts}>
            <PostTime moment={post.createdAt} />
            {!inCircle && <AudienceMark post={post} />}
          </p>
        </div>
        <div className={styles.menu}>
          <PostMenu post={post} name={name} />
        </div>
      </header>
      {postType !== 'general' && (
        <p className={styles.type}>
          <type.Icon size={17} aria-hidden />
          {type.label}
          {answeredAt && <span className={styles.badge}>Answered</span>}
        </p>
      )}
      <PostText text={post.content} postType={postType} />
      {post.image && <PostImage image={post.image} />}
      {answeredAt && (
        <div className={classes(layout.stack2, styles.answered)}>
          <strong>Answered {dayLabel(answeredAt)}</strong>
          {answerStory && <PostText text={answerStory} postType="general" />}
        </div>
      )}
      {post.tags.length > 0 && (
        <ul className={layout.row} aria-label="Tags">
          {post.tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              <Tag>{tag}</Tag>
            </li>
          ))}
        </ul>
      )}
      <OwnState post={post} />
      <Reactions post={post} name={name} disabled={!canReact} />
    </article>
  );
};

const MINUTE = 60_000;

/** How long ago, kept true while it is looked at. */
const PostTime = ({ moment }: { moment: string }) => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const id = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(id);
  }, []);
  return (
    <time dateTime={moment} title={new Date(moment).toLocaleString()}>
      {agoLabel(Date.parse(moment), now)}
    </time>
  );
};

const AudienceMark = ({ post }: { post: Post }) => {
  const { label, Icon } = audienceLabels[post.audience];
  return (
    <span className={styles.audience}>
      <Icon size={15} aria-hidden />
      {label}
    </span>
  );
};

/** What only its author is told: that it waits, that it was hidden, whom to call. */
const OwnState = ({ post }: { post: Post }) => {
  if (!post.mine) return null;
  return (
    <>
      {post.status === 'held' && (
        <Notice title="Waiting for a moderator">
          Somebody looks at it before others do. Until then only you see it. Thank you for your patience.
        </Notice>
      )}
      {post.status === 'hidden' && (
        <Notice title="Hidden from others">
          A moderator looks at it, or has looked at it. Only you see it now. What was decided, and how to ask for
          another look, stands in <Link to="/profile#notices">your notices</Link>.
        </Notice>
      )}
      {post.audience === 'circle' && post.circleId === null && (
        <Notice>Its circle is gone, so only you see it. It is never shown to more people than you chose.</Notice>
      )}
      {post.helpline && <HelplineStrip />}
    </>
  );
};
