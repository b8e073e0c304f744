import { expect, type APIRequestContext } from '@playwright/test';
import type { EditableSettings, Settings } from '../../../core/contract/settings.ts';

/** A church that has made the place its own. */
export const chapel = {
  name: 'Grace Chapel',
  tagline: 'A light for the road home.',
  supportEmail: 'help@gracechapel.example.org',
  colours: {
    light: { paper: '#F3F7FB', ink: '#14202B', accent: '#7A1F5C' },
    dark: { paper: '#101820', ink: '#E6EEF5', accent: '#F0A6D2' },
  },
} satisfies Partial<EditableSettings>;

/** Changes settings as the dashboard does, by the requests of an admin. */
export const changeSettings = async (request: APIRequestContext, change: Partial<EditableSettings>): Promise<void> => {
  const before = await request.get('/api/admin/settings');
  const { name, tagline, colours, supportEmail, helplineCountry, operator, privacyText, termsText, ...rest } =
    (await before.json()) as Settings;
  const { prayerTeamEmail, subscriptionRequired, legalReviewedAt, revision } = rest;
  const ofTheSite = { name, tagline, colours, supportEmail, helplineCountry, operator, privacyText, termsText };
  const data = { ...ofTheSite, prayerTeamEmail, subscriptionRequired, legalReviewedAt, revision, ...change };
  await expect(await request.put('/api/admin/settings', { data })).toBeOK();
};
