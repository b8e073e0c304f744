import { kioskPin } from '../../../../core/rules/kiosk/kiosk.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import styles from '../kiosk.module.css';

export const PinField = ({ label, pin, onPin }: { label: string; pin: string; onPin(pin: string): void }) => (
  <Field
    label={label}
    type="password"
    inputMode="numeric"
    autoComplete="off"
    maxLength={kioskPin.max}
    value={pin}
    onChange={(event) => onPin(event.target.value)}
  />
);

interface CheckProps {
  label: string;
  checked: boolean;
  onChange(checked: boolean): void;
}

export const Check = ({ label, checked, onChange }: CheckProps) => (
  <label className={styles.check}>
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    {label}
  </label>
);

interface SelectProps<T extends string | number> {
  label: string;
  value: T;
  options: readonly (readonly [value: T, text: string])[];
  onChange(value: T): void;
}

export const Select = <T extends string | number>({ label, value: chosen, options, onChange }: SelectProps<T>) => (
  <label className={styles.select}>
    {label}
    <select
      value={chosen}
      onChange={(event) => {
        const found = options[event.target.selectedIndex];
        if (found) onChange(found[0]);
      }}
    >
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
