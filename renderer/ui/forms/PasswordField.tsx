import { useState, type ComponentProps } from 'react';
import { Field } from './Field.tsx';
import styles from './PasswordField.module.css';

/** A password, hidden until the person wants to see what they type. */
export const PasswordField = (props: Omit<ComponentProps<typeof Field>, 'type' | 'end'>) => {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={shown}
          aria-label={`Show: ${props.label}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      }
    />
  );
};
