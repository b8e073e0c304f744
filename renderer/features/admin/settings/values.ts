import { get, set, type FieldPath } from 'react-hook-form';
import type { EditableSettings, Settings } from '../../../../core/contract/settings.ts';

/** The settings as they stand in the form: what is not set is an empty text there. */
export interface SettingsValues {
  name: string;
  tagline: string;
  colours: EditableSettings['colours'];
  supportEmail: string;
  prayerTeamEmail: string;
  helplineCountry: string;
  operator: { name: string; address: string; country: string };
  privacyText: string;
  termsText: string;
  legalReviewedAt: string;
  subscriptionRequired: boolean;
}

export type SettingPath = Exclude<FieldPath<SettingsValues>, 'colours' | 'colours.light' | 'colours.dark' | 'operator'>;

/** Every field in the order of the form, by what it is called where its section does not stand beside it. */
export const fieldNames: Readonly<Record<SettingPath, string>> = {
  name: 'Name',
  tagline: 'Tagline',
  'colours.light.paper': 'Paper, light',
  'colours.light.ink': 'Ink, light',
  'colours.light.accent': 'Accent, light',
  'colours.dark.paper': 'Paper, dark',
  'colours.dark.ink': 'Ink, dark',
  'colours.dark.accent': 'Accent, dark',
  supportEmail: 'Support address',
  prayerTeamEmail: 'Prayer team’s address',
  helplineCountry: 'Helplines first of',
  'operator.name': 'Who runs this server',
  'operator.address': 'Postal address',
  'operator.country': 'Country of the operator',
  privacyText: 'Your paragraphs on the privacy page',
  termsText: 'Your paragraphs on the terms page',
  legalReviewedAt: 'Legal pages read',
  subscriptionRequired: 'Subscription required',
};

export const settingPaths = Object.keys(fieldNames) as SettingPath[];

export const valuesOf = (settings: EditableSettings): SettingsValues => ({
  name: settings.name,
  tagline: settings.tagline,
  colours: structuredClone(settings.colours),
  supportEmail: settings.supportEmail,
  prayerTeamEmail: settings.prayerTeamEmail ?? '',
  helplineCountry: settings.helplineCountry ?? '',
  operator: { name: '', address: '', country: '', ...settings.operator },
  privacyText: settings.privacyText,
  termsText: settings.termsText,
  legalReviewedAt: settings.legalReviewedAt ?? '',
  subscriptionRequired: settings.subscriptionRequired,
});

/** What is sent. An operator of whom nothing is written is none; one who is written in part is for the server to refuse. */
export const editableOf = (values: SettingsValues): EditableSettings => ({
  ...values,
  prayerTeamEmail: values.prayerTeamEmail.trim() || null,
  helplineCountry: values.helplineCountry || null,
  operator: Object.values(values.operator).some((part) => part.trim()) ? values.operator : null,
  legalReviewedAt: values.legalReviewedAt || null,
});

export type SettingValue = string | boolean;

export const valueAt = (values: SettingsValues, path: SettingPath): SettingValue => get(values, path) as SettingValue;

interface Merge {
  values: SettingsValues;
  /** What both have changed, each to something else; `values` keeps mine. */
  conflicts: SettingPath[];
  /** What they alone have changed; `values` has theirs. */
  taken: SettingPath[];
}

/** What I typed over `base`, brought together with what somebody else has saved since. */
export const merge = (base: SettingsValues, mine: SettingsValues, theirs: SettingsValues): Merge => {
  const values = structuredClone(mine);
  const [conflicts, taken]: [SettingPath[], SettingPath[]] = [[], []];
  for (const path of settingPaths) {
    const [was, typed, saved] = [base, mine, theirs].map((each) => valueAt(each, path));
    if (saved === was || saved === typed) continue;
    if (typed !== was) {
      conflicts.push(path);
      continue;
    }
    taken.push(path);
    set(values, path, saved);
  }
  return { values, conflicts, taken };
};

/** The environment variables that decide a setting, where they are set. */
const variables: Partial<Record<keyof EditableSettings, string>> = {
  name: 'BRAND_NAME',
  tagline: 'BRAND_TAGLINE',
  supportEmail: 'SUPPORT_EMAIL',
  prayerTeamEmail: 'PRAYER_ADDRESS',
  helplineCountry: 'HELPLINE_COUNTRY',
  operator: 'OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_COUNTRY',
  subscriptionRequired: 'SUBSCRIPTION_REQUIRED',
};

/** Why a field can't be changed; undefined where it can. */
export const lockOf = ({ locked }: Pick<Settings, 'locked'>, path: SettingPath): string | undefined => {
  const key = locked.find((each) => path === each || path.startsWith(`${each}.`));
  if (!key) return undefined;
  const variable = variables[key];
  return variable ? `Set by this server’s environment (${variable}).` : 'Set by this server’s environment.';
};
