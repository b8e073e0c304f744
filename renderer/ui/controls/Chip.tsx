import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import styles from './Chip.module.css';

/** The look of a chip for what is really a link. */
export const chipClass = classes(styles.chip, styles.action);

/** A chip that does something when pressed. */
export const Chip = ({ className, type = 'button', ...rest }: ComponentProps<'button'>) => (
  <button type={type} className={classes(chipClass, className)} {...rest} />
);
