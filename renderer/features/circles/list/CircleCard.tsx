import { Globe, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Circle } from '../../../../core/contract/circles.ts';
import { retention } from '../../../../core/rules/retention.ts';
import { classes } from '../../../ui/classes.ts';
import { Link } from '../../../ui/controls/Link.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Tag } from '../../../ui/text/Tag.tsx';
import { circlePath, membersLabel } from '../circles.ts';
import { CircleEmoji } from '../parts/CircleEmoji.tsx';
import { RoleBadge } from '../parts/RoleBadge.tsx';
import styles from '../circles.module.css';

interface CircleCardProps {
  circle: Circle;
  /** In milliseconds. */
  now: number;
  /** What can be done with it, at the card's end. */
  children?: ReactNode;
}

/** A circle in a list. All of the card opens it, where it can be opened. */
export const CircleCard = ({ circle, now, children }: CircleCardProps) => {
  const { name, description, emoji, isActive, pending, role } = circle;
  const opens = isActive && !(pending && !circle.isPublic);
  return (
    <li className={classes(styles.card, opens && styles.opens, !isActive && styles.deleted)}>
      <CircleEmoji emoji={emoji} />
      <div className={styles.what}>
        <h3 dir="auto">{opens ? <Link to={circlePath(circle.id)}>{name}</Link> : name}</h3>
        {description && (
          <p dir="auto" className={styles.description}>
            {description}
          </p>
        )}
        <CircleFacts circle={circle} />
        {(pending || !isActive || role === 'owner' || role === 'admin') && (
          <p className={styles.tags}>
            <RoleBadge role={role} />
            {pending && <Tag>Waiting for approval</Tag>}
            {!isActive && <Tag>{deletedLabel(circle, now)}</Tag>}
          </p>
        )}
      </div>
      {children && <div className={styles.end}>{children}</div>}
    </li>
  );
};

/** How many members it has, and who may join. */
export const CircleFacts = ({ circle: { isPublic, memberCount } }: { circle: Circle }) => (
  <p className={styles.facts}>
    <span>
      {isPublic ? <Globe size={16} aria-hidden /> : <Lock size={16} aria-hidden />}
      {isPublic ? 'Public' : 'Private'}
    </span>
    <span>{membersLabel(memberCount)}</span>
  </p>
);

const DAY = 24 * 60 * 60_000;

const deletedLabel = ({ deletedAt, canRestore }: Circle, now: number): string => {
  if (!canRestore) return 'Closed by the moderators';
  if (deletedAt === null) return 'Deleted';
  // The list may have been opened before it was deleted.
  const age = Math.max(0, now - Date.parse(deletedAt));
  const days = Math.max(0, Math.ceil((retention.deletedCircle - age) / DAY));
  return `Deleted, ${days === 1 ? '1 day' : `${days} days`} left`;
};

/** As high as the cards that will stand there. */
export const CircleSkeletons = ({ words }: { words: string }) => (
  <div aria-busy="true" className={styles.section}>
    <p role="status" className={styles.loading}>
      {words}
    </p>
    <div className={styles.grid} aria-hidden>
      {[0, 1].map((each) => (
        <div key={each} className={styles.card}>
          <CircleEmoji emoji="" />
          <div className={styles.what}>
            <Skeleton lines={[55, 90, 35]} />
          </div>
        </div>
      ))}
    </div>
  </div>
);
