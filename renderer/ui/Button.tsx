import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import styles from './Button.module.css';

type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonProps extends ComponentProps<'button'> {
  kind?: ButtonKind;
}

export const Button = ({ kind = 'secondary', className, type = 'button', ...rest }: ButtonProps) => (
  <button type={type} className={classes(buttonClass(kind), className)} {...rest} />
);

/** The look of a button for what is really a link. */
export const buttonClass = (kind: ButtonKind = 'secondary'): string => classes(styles.button, styles[kind]);
