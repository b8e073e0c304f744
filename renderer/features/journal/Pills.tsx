import { useId } from 'react';
import type { Option } from './Select.tsx';
import styles from './Pills.module.css';

interface PillsProps {
  legend: string;
  value: string;
  options: readonly Option[];
  onChange(value: string): void;
}

/** One of a few, all in sight. */
export const Pills = ({ legend, value, options, onChange }: PillsProps) => {
  const name = useId();
  return (
    <fieldset className={styles.pills}>
      <legend>{legend}</legend>
      <div>
        {options.map(([key, label]) => (
          <label key={key}>
            <input type="radio" name={name} value={key} checked={key === value} onChange={() => onChange(key)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
