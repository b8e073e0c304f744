import { expect, type APIRequestContext, type Page } from '@playwright/test';
import sharp from 'sharp';
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

/** Gives the place a logo as the dashboard does, by the requests of an admin; wider than high, in one colour. Its address. */
export const uploadLogo = async (request: APIRequestContext, background = '#336699'): Promise<string> => {
  const data = await sharp({ create: { width: 300, height: 120, channels: 3, background } })
    .png()
    .toBuffer();
  const answer = await request.put('/api/admin/settings/logo', { data, headers: { 'Content-Type': 'image/png' } });
  await expect(answer).toBeOK();
  return ((await answer.json()) as Settings).logo ?? '';
};

/** Waits until a picture from this address is drawn: one that can't be had has no width. */
export const expectDrawn = async (page: Page, address: string): Promise<void> => {
  const width = () =>
    page
      .locator(`img[src="${address}"]`)
      .first()
      .evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
};
