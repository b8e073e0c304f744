import { useState } from 'react';
import { set } from 'react-hook-form';
import type { Settings } from '../../../../core/contract/settings.ts';
import { ConfirmModal } from '../../../ui/feedback/ConfirmModal.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { countryName } from './countries.ts';
import {
  fieldNames,
  merge,
  valueAt,
  valuesOf,
  type SettingPath,
  type SettingsValues,
  type SettingValue,
} from './values.ts';
import styles from './Settings.module.css';

interface ConflictDialogProps {
  base: Settings;
  mine: SettingsValues;
  theirs: Settings;
  onSave(values: SettingsValues): void;
  onClose(): void;
}

/** Two admins have changed the same: shows what each wrote, and lets this one choose. */
export const ConflictDialog = ({ base, mine, theirs, onSave, onClose }: ConflictDialogProps) => {
  const saved = valuesOf(theirs);
  const { values, conflicts, taken } = merge(valuesOf(base), mine, saved);
  const [chosen, setChosen] = useState<ReadonlySet<SettingPath>>(new Set());

  const choose = (path: SettingPath, takes: boolean) => {
    const next = new Set(chosen);
    if (takes) next.add(path);
    else next.delete(path);
    setChosen(next);
  };
  const save = async () => {
    for (const path of chosen) set(values, path, valueAt(saved, path));
    onSave(values);
    return null;
  };

  return (
    <ConfirmModal
      title="Somebody else has saved meanwhile"
      confirm="Save"
      confirming="Saving..."
      kind="primary"
      onConfirm={save}
      onClose={onClose}
    >
      {conflicts.length > 0 && <p>You both changed these. Please choose what shall stand.</p>}
      {conflicts.map((path) => (
        <Choose
          key={path}
          name={fieldNames[path]}
          mine={wordsOf(path, valueAt(mine, path))}
          theirs={wordsOf(path, valueAt(saved, path))}
          takes={chosen.has(path)}
          onTake={(takes) => choose(path, takes)}
        />
      ))}
      {taken.length > 0 && (
        <p className={layout.hint}>
          They also changed, where you did not: {taken.map((path) => fieldNames[path]).join('; ')}. That stays.
        </p>
      )}
      {conflicts.length === 0 && <p>You changed other fields than they did. Both are kept.</p>}
    </ConfirmModal>
  );
};

interface ChooseProps {
  name: string;
  mine: string;
  theirs: string;
  takes: boolean;
  onTake(takes: boolean): void;
}

const Choose = ({ name, mine, theirs, takes, onTake }: ChooseProps) => (
  <fieldset className={styles.choose}>
    <legend>{name}</legend>
    {[
      { label: 'Keep mine', text: mine, isTheirs: false },
      { label: 'Take theirs', text: theirs, isTheirs: true },
    ].map(({ label, text, isTheirs }) => (
      <label key={label}>
        <input type="radio" name={name} checked={takes === isTheirs} onChange={() => onTake(isTheirs)} />
        <span>
          <strong>{label}</strong>
          <span className={styles.version}>{text}</span>
        </span>
      </label>
    ))}
  </fieldset>
);

/** A value in words. */
const wordsOf = (path: SettingPath, value: SettingValue): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value === '') return 'Nothing';
  if (path === 'helplineCountry' || path === 'operator.country') return countryName(value);
  return path === 'legalReviewedAt' ? new Date(value).toLocaleString() : value;
};
