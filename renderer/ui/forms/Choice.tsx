import type { ComponentProps, ReactNode } from 'react';
import styles from './Choice.module.css';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  hint?: ReactNode;
}

/** Something that is on or off, with a line on what that means. */
export const Choice = ({ label, hint, ...rest }: ChoiceProps) => (
  <label className={styles.choice}>
    <input type="checkbox" {...rest} />
    <span>
      {label}
      {hint && <small>{hint}</small>}
    </span>
  </label>
);
