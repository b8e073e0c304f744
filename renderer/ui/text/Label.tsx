import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import styles from '../layout/Card.module.css';

interface LabelProps extends ComponentProps<'h2'> {
  /** Its level among the page's headings: 2 right below the page's own, 3 inside a card that has a heading. */
  level?: 2 | 3;
}

/** The small amber word above a part of a card: "God's Word", "What It Means". */
export const Label = ({ className, level = 3, ...rest }: LabelProps) => {
  const Heading = level === 2 ? 'h2' : 'h3';
  return <Heading className={classes(styles.label, className)} {...rest} />;
};
