import { HandHeart, Heart } from 'lucide-react';
import { useState } from 'react';
import type { Post, ReactionKind } from '../../../../core/contract/posts.ts';
import layout from '../../../ui/layout/layout.module.css';
import { useReaction } from './useReaction.ts';
import { countedLabel } from '../../../ui/text/countedLabel.ts';
import styles from './card.module.css';

interface ReactionProps {
  post: Post;
  /** Whose it is, in words. */
  name: string;
  /** Suspended people read on. */
  disabled: boolean;
}

/** Praise and Praying: how many do, never who. */
export const Reactions = ({ post, name, disabled }: ReactionProps) => {
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <>
      <div className={styles.reactions}>
        <Toggle post={post} name={name} kind="praise" disabled={disabled} onProblem={setProblem} />
        <Toggle post={post} name={name} kind="praying" disabled={disabled} onProblem={setProblem} />
      </div>
      {problem && (
        <p role="alert" className={layout.problem}>
          {problem}
        </p>
      )}
    </>
  );
};

const Toggle = ({
  post,
  name,
  kind,
  disabled,
  onProblem,
}: ReactionProps & { kind: ReactionKind; onProblem(sentence: string | null): void }) => {
  const toggle = useReaction(post, kind, onProblem);
  const [label, on, count, Icon] =
    kind === 'praise'
      ? (['Praise', post.liked, post.likeCount, Heart] as const)
      : (['Praying', post.praying, post.prayerCount, HandHeart] as const);
  return (
    <button
      type="button"
      className={styles.reaction}
      aria-pressed={on}
      aria-label={`${countedLabel(label, count)}: post of ${name}`}
      disabled={disabled}
      onClick={toggle}
    >
      <Icon size={19} aria-hidden />
      {label}
      {count > 0 && <span className={styles.count}>{count.toLocaleString()}</span>}
    </button>
  );
};
