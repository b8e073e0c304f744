import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import styles from './Card.module.css';

interface CardProps extends ComponentProps<'section'> {
  /** For the card that holds scripture. */
  lit?: boolean;
}

export const Card = ({ className, lit = false, ...rest }: CardProps) => (
  <section className={classes(styles.card, lit && styles.lit, className)} {...rest} />
);
