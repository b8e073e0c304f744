import { expect, it } from 'vitest';
import type { Site } from '../../../core/contract/settings.ts';
import { readSite } from './readSite.ts';

const palette = { paper: '#ffffff', ink: '#000000', accent: '#123ABC' };
const chapel: Site = {
  revision: 7,
  name: 'Grace Chapel',
  tagline: 'Come as you are.',
  colours: { light: palette, dark: palette },
  supportEmail: 'help@grace.example',
  helplineCountry: null,
  operator: { name: 'Grace', address: '1 Main Street', country: 'US' },
  privacyText: '',
  termsText: '',
  logo: '/logo/abc.png',
  responseHours: 24,
  translation: 'WEB',
  limits: { anonymous: 1, registered: 3, premium: null },
  services: ['mail'],
  appleProduct: null,
};

it('takes a site as it was sent', () => {
  expect(readSite(JSON.parse(JSON.stringify(chapel)))).toEqual(chapel);
  expect(readSite({ ...chapel, logo: null, operator: null, helplineCountry: 'GB' })).not.toBeNull();
});

it('takes what a build before the iOS app has stored', () => {
  expect(readSite({ ...chapel, appleProduct: undefined, name: 'Grace' })).toBeNull();
  const { appleProduct: _, ...before } = chapel;
  expect(readSite(before)).toEqual(chapel);
});

it('leaves out what an admin’s form has besides, which is not for everybody', () => {
  expect(readSite({ ...chapel, prayerTeamEmail: 'team@grace.example', checklist: [] })).toEqual(chapel);
});

it.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'Grace Chapel'],
  ['a list', []],
  ['no name', { ...chapel, name: '' }],
  ['a name that is none', { ...chapel, name: 5 }],
  ['a missing field', { ...chapel, services: undefined }],
  ['one colour less', { ...chapel, colours: { light: palette, dark: { paper: '#ffffff', ink: '#000000' } } }],
  [
    'a colour that is more',
    { ...chapel, colours: { light: palette, dark: { ...palette, ink: 'url(//evil.example)' } } },
  ],
  ['no themes', { ...chapel, colours: null }],
  ['a logo from elsewhere', { ...chapel, logo: 'https://evil.example/logo.png' }],
  ['a logo from elsewhere without a scheme', { ...chapel, logo: '//evil.example/logo.png' }],
  ['a logo behind a backslash', { ...chapel, logo: '/\\evil.example/logo.png' }],
  ['a revision that is none', { ...chapel, revision: '7' }],
])('refuses %s', (_what, value) => {
  expect(readSite(value)).toBeNull();
});
