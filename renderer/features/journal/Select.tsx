import { useId } from 'react';
import styles from './journal.module.css';

export type Option = [value: string, label: string];

interface SelectProps {
  label: string;
  value: string;
  options: readonly Option[];
  onChange(value: string): void;
}

/** One of a few, with its label. */
export const Select = ({ label, value, options, onChange }: SelectProps) => {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
};
