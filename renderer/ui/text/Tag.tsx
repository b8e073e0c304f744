import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import styles from '../controls/Chip.module.css';

/** A chip that only says something. */
export const Tag = ({ className, ...rest }: ComponentProps<'span'>) => (
  <span className={classes(styles.chip, styles.tag, className)} {...rest} />
);
