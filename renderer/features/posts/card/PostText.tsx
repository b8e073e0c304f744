import { useState } from 'react';
import type { PostType } from '../../../../core/contract/posts.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import styles from './card.module.css';

/** Longer than this, a text is folded. */
const LONG = { characters: 560, lines: 9 };

const isLong = (text: string): boolean => text.length > LONG.characters || text.split('\n').length > LONG.lines;

/** The words of a post with their line breaks. A long text is folded, so that one post does not fill the feed. */
export const PostText = ({ text, postType }: { text: string; postType: PostType }) => {
  const [isOpen, setOpen] = useState(false);
  const folds = isLong(text);
  return (
    <div>
      <p
        dir="auto"
        className={classes(
          styles.text,
          postType === 'scripture_share' && styles.scripture,
          folds && !isOpen && styles.folded,
        )}
      >
        {text}
      </p>
      {folds && (
        <Button kind="quiet" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Read on'}
        </Button>
      )}
    </div>
  );
};
