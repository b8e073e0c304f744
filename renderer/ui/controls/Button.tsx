import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import styles from './Button.module.css';

/** Each by its name: a class that is looked up would bring the whole style sheet's names into the first chunk. */
const kinds = {
  primary: styles.primary,
  secondary: styles.secondary,
  quiet: styles.quiet,
  danger: styles.danger,
};

type ButtonKind = keyof typeof kinds;

interface ButtonProps extends ComponentProps<'button'> {
  kind?: ButtonKind;
}

export const Button = ({ kind = 'secondary', className, type = 'button', ...rest }: ButtonProps) => (
  <button type={type} className={classes(buttonClass(kind), className)} {...rest} />
);

/** The look of a button for what is really a link. */
export const buttonClass = (kind: ButtonKind = 'secondary'): string => classes(styles.button, kinds[kind]);
