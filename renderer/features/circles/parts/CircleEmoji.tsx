import { classes } from '../../../ui/classes.ts';
import styles from '../circles.module.css';

/** A circle's picture. Beside its name it says nothing that the name does not. */
export const CircleEmoji = ({ emoji, large = false }: { emoji: string; large?: boolean }) => (
  <span aria-hidden className={classes(styles.emoji, large && styles.large)}>
    {emoji}
  </span>
);
