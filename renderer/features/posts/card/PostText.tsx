import type { PostType } from '../../../../core/contract/posts.ts';
import { classes } from '../../../ui/classes.ts';
import { Folded } from '../../../ui/text/Folded.tsx';
import styles from './card.module.css';

/** Longer than this, a text is folded. */
const LONG = { characters: 560, lines: 9 };

/** The words of a post. A long text is folded, so that one post does not fill the feed. */
export const PostText = ({ text, postType }: { text: string; postType: PostType }) => (
  <Folded
    text={text}
    long={LONG}
    words={['Read on', 'Show less']}
    className={classes(styles.text, postType === 'scripture_share' && styles.scripture)}
  />
);
