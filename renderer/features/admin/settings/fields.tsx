import type { ComponentProps } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Choice } from '../../../ui/forms/Choice.tsx';
import { Field, SelectField, TextField } from '../../../ui/forms/Field.tsx';
import { useSetting } from './useSetting.ts';
import { isColour } from './colours.ts';
import { countryName } from './countries.ts';
import type { SettingPath, SettingsValues } from './values.ts';
import styles from './Settings.module.css';

interface Of<P extends SettingPath = SettingPath> {
  path: P;
}

/** A line of the settings. */
export const Line = ({ path, hint, ...rest }: Of & ComponentProps<typeof Field>) => {
  const { field, error, lock, disabled } = useSetting(path);
  return <Field autoComplete="off" {...rest} {...field} disabled={disabled} hint={lock ?? hint} error={error} />;
};

type TextPath = 'operator.address' | 'privacyText' | 'termsText';

/** Several lines of the settings. */
export const Lines = ({ path, hint, ...rest }: Of<TextPath> & Omit<ComponentProps<typeof TextField>, 'value'>) => {
  const { field, error, lock, disabled } = useSetting(path);
  const { watch } = useFormContext<SettingsValues>();
  return <TextField {...rest} {...field} value={watch(path)} disabled={disabled} hint={lock ?? hint} error={error} />;
};

interface CountryProps extends Of<'helplineCountry' | 'operator.country'> {
  label: string;
  hint?: string;
  /** What no country is called. */
  none: string;
  codes: readonly string[];
}

/** A country by its name. */
export const Country = ({ path, label, hint, none, codes }: CountryProps) => {
  const { field, error, lock, disabled } = useSetting(path);
  return (
    <SelectField label={label} {...field} disabled={disabled} hint={lock ?? hint} error={error}>
      <option value="">{none}</option>
      {codes.map((code) => (
        <option key={code} value={code}>
          {countryName(code)}
        </option>
      ))}
    </SelectField>
  );
};

/** Something that is on or off. */
export const Switch = ({ path, hint, ...rest }: Of<'subscriptionRequired'> & ComponentProps<typeof Choice>) => {
  const { field, error, lock, disabled } = useSetting(path);
  return <Choice {...rest} {...field} disabled={disabled} hint={error ?? lock ?? hint} />;
};

/** When the legal pages were read: a mark in a box here, and a moment at the server. */
export const Reviewed = ({ label }: { label: string }) => {
  const {
    field: { value, onChange, ref },
  } = useController<SettingsValues, 'legalReviewedAt'>({ name: 'legalReviewedAt' });
  const { error, lock, disabled } = useSetting('legalReviewedAt');
  const since = value && new Date(value).toLocaleString(undefined, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Choice
      ref={ref}
      label={label}
      hint={error ?? lock ?? (since ? `Since ${since}.` : 'Nobody has said so yet, or the pages have changed since.')}
      disabled={disabled}
      checked={value !== ''}
      onChange={({ target }) => onChange(target.checked ? new Date().toISOString() : '')}
    />
  );
};

/** A colour to pick, or to type. */
export const Colour = ({ path, label }: Of<Extract<SettingPath, `colours.${string}`>> & { label: string }) => {
  const {
    field: { value, onChange, onBlur, ref },
  } = useController<SettingsValues, typeof path>({ name: path });
  const { error, lock, disabled } = useSetting(path);
  return (
    <div className={styles.colour}>
      <input
        type="color"
        aria-label={`Pick: ${label}`}
        disabled={disabled}
        value={isColour(value) ? value.toLowerCase() : '#000000'}
        onChange={({ target }) => onChange(target.value)}
      />
      <Field
        ref={ref}
        label={label}
        hint={lock}
        error={error}
        disabled={disabled}
        spellCheck={false}
        autoComplete="off"
        maxLength={7}
        value={value}
        onBlur={onBlur}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
};
