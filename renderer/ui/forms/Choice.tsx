import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './Choice.module.css';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** `radio`: one of several. */
  type?: 'checkbox' | 'radio';
  label: string;
  hint?: ReactNode;
}

/** Something that is on or off, or one of several, with a line on what that means: heard after its name, and not as part of it. */
export const Choice = ({ type = 'checkbox', label, hint, ...rest }: ChoiceProps) => {
  const id = useId();
  return (
    <label className={styles.choice}>
      <input type={type} aria-labelledby={id} aria-describedby={hint ? `${id}-hint` : undefined} {...rest} />
      <span>
        <span id={id}>{label}</span>
        {hint && <small id={`${id}-hint`}>{hint}</small>}
      </span>
    </label>
  );
};
