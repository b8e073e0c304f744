import { useId, type ComponentProps, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './Field.module.css';

interface Around {
  label: string;
  hint?: ReactNode;
  /** What is wrong with what stands in it. */
  error?: string | undefined;
}

interface FieldProps extends Around, Omit<ComponentProps<'input'>, 'id'> {
  /** Stands inside the field at its end: a button that shows a password. */
  end?: ReactNode;
  /** Below it, at its end: how much of it is used. */
  count?: string;
}

/** A labelled line to type in. */
export const Field = ({ label, hint, error, end, count, className, ...rest }: FieldProps) => {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint} error={error} className={className}>
      <span className={styles.line}>
        <input id={id} className={styles.input} {...described(id, hint, error, count && `${id}-count`)} {...rest} />
        {end}
      </span>
      {count && <Count id={id}>{count}</Count>}
    </Labelled>
  );
};

interface TextFieldProps extends Around, Omit<ComponentProps<'textarea'>, 'id' | 'maxLength' | 'value'> {
  value: string;
  limit: number;
  /** From this length on the counter is shown; always, unless it is given. */
  countFrom?: number;
}

/** A labelled field of several lines, with a live counter. */
export const TextField = ({ label, hint, error, value, limit, countFrom = 0, className, ...rest }: TextFieldProps) => {
  const id = useId();
  const counts = value.length >= countFrom;
  return (
    <Labelled id={id} label={label} hint={hint} error={error} className={className}>
      <textarea
        id={id}
        className={styles.input}
        value={value}
        maxLength={limit}
        // Else a browser writes what is typed into the file it restores tabs from.
        autoComplete="off"
        {...described(id, hint, error, counts ? `${id}-count` : undefined)}
        {...rest}
      />
      {counts && <Count id={id}>{charactersOf(value, limit)}</Count>}
    </Labelled>
  );
};

/** A labelled choice of one among many; the options are its children. */
export const SelectField = ({
  label,
  hint,
  error,
  className,
  ...rest
}: Around & Omit<ComponentProps<'select'>, 'id'>) => {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint} error={error} className={className}>
      <span className={styles.line}>
        <select id={id} className={styles.input} {...described(id, hint, error)} {...rest} />
      </span>
    </Labelled>
  );
};

/** The counter's words (docs/specification.md 1 §5). */
export const charactersOf = (value: string, limit: number): string => `${value.length}/${limit} characters`;

const Count = ({ id, children }: { id: string; children: string }) => (
  <span id={`${id}-count`} className={styles.count}>
    {children}
  </span>
);

interface LabelledProps extends Around {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

const Labelled = ({ id, label, hint, error, className, children }: LabelledProps) => (
  <div className={classes(styles.field, className)}>
    <label htmlFor={id} className={styles.label}>
      {label}
    </label>
    {children}
    {hint && (
      <span id={`${id}-hint`} className={styles.hint}>
        {hint}
      </span>
    )}
    {error && (
      <span id={`${id}-error`} className={styles.error}>
        {error}
      </span>
    )}
  </div>
);

/** Ties the hint, the error and the counter to the field for a screen reader. */
const described = (id: string, hint: ReactNode, error: string | undefined, more?: string) => ({
  'aria-describedby': classes(!!hint && `${id}-hint`, !!error && `${id}-error`, more) || undefined,
  'aria-invalid': error ? true : undefined,
});
