import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { Settings } from '../../../../core/contract/settings.ts';
import { call } from '../../../api/client.ts';
import { ApiError } from '../../../api/errors.ts';
import { fieldsOf, sentenceOf } from '../../../api/sentences.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { setSite } from '../../site/index.ts';
import { editableOf, merge, settingPaths, valueAt, valuesOf, type SettingPath, type SettingsValues } from './values.ts';

const NOT_SAVED = 'The settings were not saved';
/** The contrasts stand below the colours already, the worst first. */
const UNREADABLE = 'These colours can’t be read well together. Below is why.';

/** The form over the settings as the server last gave them: what is typed stays until it is saved, whatever fails. */
export const useSettingsForm = (first: Settings) => {
  const { form, settings, standOn, takeOver } = useFormOver(first);
  const [theirs, setTheirs] = useState<Settings | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const save = async ({ revision }: Settings): Promise<'saved' | 'not saved'> => {
    const sent = structuredClone(form.getValues());
    form.clearErrors();
    setProblem(null);
    setBusy(true);
    try {
      const saved = await call('saveSettings', { body: { ...editableOf(sent), revision } });
      // What was typed while it was saved is not saved yet.
      standOn(saved, merge(sent, form.getValues(), valuesOf(saved)).values);
      void refreshSite();
      toast('Settings saved');
      return 'saved';
    } catch (error) {
      const current = currentOf(error);
      if (current) setTheirs(current);
      else setProblem(report(form, error));
      return 'not saved';
    } finally {
      setBusy(false);
    }
  };

  return {
    form,
    settings,
    takeOver,
    busy,
    problem,
    save: () => save(settings),
    discard: () => {
      setProblem(null);
      form.reset(valuesOf(settings));
    },
    /** The settings as somebody else has saved them since, where that is in the way of saving. */
    theirs,
    closeConflict: () => setTheirs(null),
    /** Saves what was chosen over what somebody else has saved. */
    saveOver: (next: Settings, values: SettingsValues) => {
      standOn(next, values);
      return save(next);
    },
  };
};

/** What is typed, over what it is measured against. */
const useFormOver = (first: Settings) => {
  const [settings, setSettings] = useState(first);
  const form = useForm<SettingsValues>({ defaultValues: valuesOf(first) });

  /** Stands on what the server has now, with `values` as what is typed. */
  const standOn = (next: Settings, values: SettingsValues) => {
    setSettings(next);
    form.reset(valuesOf(next));
    for (const path of settingPaths) form.setValue(path, valueAt(values, path), { shouldDirty: true });
  };

  /** After another call has changed something: what nobody changed meanwhile stays in step. */
  const takeOver = (next: Settings) => {
    const { values, conflicts } = merge(valuesOf(settings), form.getValues(), valuesOf(next));
    // A revision with changes of others is taken only where none of them is in the way.
    if (conflicts.length > 0) setSettings({ ...settings, logo: next.logo });
    else standOn(next, values);
    void refreshSite();
  };

  return { form, settings, standOn, takeOver };
};

/** The header and all else that shows the name follow at once. */
const refreshSite = () => call('site', {}).then(setSite, () => undefined);

const currentOf = (error: unknown): Settings | null => {
  const current = error instanceof ApiError && error.code === 'conflict' ? error.body['current'] : null;
  return typeof current === 'object' && current !== null ? (current as Settings) : null;
};

/** Puts each refusal beside its field and the focus into the first; gives what is said of the form as a whole. */
const report = (form: UseFormReturn<SettingsValues>, error: unknown): string => {
  const refused = Object.entries(fieldsOf(error));
  const found = refused.map(([name, message]) => ({
    path: fieldFor(form, name),
    message: /^colours\.(light|dark)$/.test(name) ? UNREADABLE : message,
  }));
  for (const { path, message } of found) if (path) form.setError(path, { message });
  const first = settingPaths.find((path) => found.some((each) => each.path === path));
  if (first) form.setFocus(first);
  const homeless = found.filter(({ path }) => !path).map(({ message }) => message);
  const because =
    first && homeless.length === 0 ? fieldsSentence(found.length) : [sentenceOf(error), ...homeless].join(' ');
  toast(NOT_SAVED, { description: because, tone: 'bad' });
  return `${NOT_SAVED}. ${because}`;
};

/** The field of a refusal. One of a group, such as a theme's colours, stands at what was changed there. */
const fieldFor = (form: UseFormReturn<SettingsValues>, name: string): SettingPath | undefined => {
  const paths = settingPaths.filter((path) => path === name || path.startsWith(`${name}.`));
  return paths.find((path) => form.getFieldState(path).isDirty) ?? paths[0];
};

const fieldsSentence = (count: number): string =>
  count === 1 ? 'One field needs another look.' : `${count} fields need another look.`;
