import { createContext, useContext } from 'react';
import { get, useFormContext } from 'react-hook-form';
import type { Settings } from '../../../../core/contract/settings.ts';
import { lockOf, type SettingPath, type SettingsValues } from './values.ts';

/** Which fields the server's environment decides. */
export const LockedContext = createContext<Settings['locked']>([]);

/** A field of the form: what ties it to it, what was wrong with it when it was sent, and why it can't be changed. */
export const useSetting = (path: SettingPath) => {
  const { register, formState, clearErrors } = useFormContext<SettingsValues>();
  const lock = lockOf({ locked: useContext(LockedContext) }, path);
  return {
    field: register(path, { onChange: () => clearErrors(path) }),
    ...stateOf(get(formState.errors, path), lock),
  };
};

const stateOf = (error: { message?: string } | undefined, lock: string | undefined) => ({
  error: error?.message,
  lock,
  // Only for the person: the form keeps the value of a field that is disabled like this.
  disabled: lock !== undefined,
});
