import type { ComponentProps, ReactNode } from 'react';
import styles from './Choice.module.css';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** `radio`: one of several. */
  type?: 'checkbox' | 'radio';
  label: string;
  hint?: ReactNode;
}

/** Something that is on or off, or one of several, with a line on what that means. */
export const Choice = ({ type = 'checkbox', label, hint, ...rest }: ChoiceProps) => (
  <label className={styles.choice}>
    <input type={type} {...rest} />
    <span>
      {label}
      {hint && <small>{hint}</small>}
    </span>
  </label>
);
