import type { Site } from '../../../core/contract/settings.ts';
import brand from '../../../content/generated/brand.json';

/** What this build came with, for a device that has not reached its server yet. */
export const builtSite: Site = {
  revision: 0,
  name: brand.name,
  tagline: brand.tagline,
  colours: brand.colours,
  supportEmail: brand.supportEmail,
  helplineCountry: null,
  operator: null,
  privacyText: '',
  termsText: '',
  logo: null,
  responseHours: 24,
  translation: 'WEB',
  limits: { anonymous: 1, registered: 3, premium: 6 },
  services: [],
  appleProduct: null,
};

/** The notices of the translations, which no church changes. */
export const { scripture: scriptureNotices } = brand;
