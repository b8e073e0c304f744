import { z } from 'zod';
import { editable, type EditableSettings } from '../../core/contract/settings.ts';
import type { Brand } from '../../core/contract/content.ts';

/** What an admin may set, bar the review of the legal pages, which the server dates itself. */
export type SettingValues = Omit<EditableSettings, 'legalReviewedAt'>;
/** What the environment decides: no admin can change it (README, settings). */
export type LockedSettings = Partial<SettingValues>;
export type SettingName = keyof SettingValues;

/** What holds until an admin or the environment says otherwise. */
export const defaultValues = ({ name, tagline, supportEmail, colours }: Brand): SettingValues => ({
  name,
  tagline,
  supportEmail,
  colours,
  helplineCountry: null,
  operator: null,
  privacyText: '',
  termsText: '',
  prayerTeamEmail: null,
  subscriptionRequired: true,
});

const fields = editable.omit({ legalReviewedAt: true }).shape;
export const settingNames = Object.keys(fields) as SettingName[];

/** The stored values. One that this version does not know or take is left out, and its default holds. */
export const parseStored = (content: string): Partial<SettingValues> => {
  const stored = objectOf(content);
  const kept = settingNames.flatMap((name) => {
    const result = fields[name].safeParse(stored[name]);
    return name in stored && result.success ? [[name, result.data] as const] : [];
  });
  return Object.fromEntries(kept);
};

/** Empty for a row that is damaged: no server must fail to start by it. */
const objectOf = (content: string): Record<string, unknown> => {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(content));
  } catch {
    return {};
  }
};

/** Whether two values of a setting say the same. Both have come through the contract, so that their fields are in one order. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
