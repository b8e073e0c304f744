import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import styles from './Chip.module.css';

/** A chip that does something when pressed. */
export const Chip = ({ className, type = 'button', ...rest }: ComponentProps<'button'>) => (
  <button type={type} className={classes(styles.chip, styles.action, className)} {...rest} />
);
