import type { Brand } from '../../core/contract/content.ts';
import type { Service, Site } from '../../core/contract/settings.ts';
import { dailySearches, type LimitSettings } from '../../core/rules/limits.ts';
import type { SettingsRow } from './store.ts';
import { defaultValues, parseStored, type LockedSettings, type SettingValues } from './values.ts';

/** What is the same for as long as the process runs. */
export interface SettingsParts {
  /** What content/brand.json says. */
  defaults: Brand;
  /** What the environment decides. */
  locked: LockedSettings;
  limits: LimitSettings;
  /** Outside services that this server uses. */
  services: readonly Service[];
  /** What the iOS app sells; null where it sells nothing. */
  appleProduct: string | null;
}

/** The settings at one revision. It never changes: whoever keeps something made of it compares the object. */
export interface Snapshot {
  values: SettingValues;
  site: Site;
  brand: Brand;
  row: SettingsRow;
  logoHash: string | null;
}

/** Where the logo is served; its name changes with what it holds. */
export const logoPath = (hash: string): string => `/logo/${hash}.webp`;

/** Environment before admin before content/brand.json. */
export const makeSnapshot = (
  { defaults, locked, limits, services, appleProduct }: SettingsParts,
  row: SettingsRow,
  logoHash: string | null,
): Snapshot => {
  const values = { ...defaultValues(defaults), ...parseStored(row.content), ...locked };
  const { name, tagline, supportEmail, colours } = values;
  const { prayerTeamEmail, subscriptionRequired, ...open } = values;
  const site: Site = {
    revision: row.revision,
    ...open,
    logo: logoHash && logoPath(logoHash),
    responseHours: 24,
    translation: services.includes('esv') ? 'ESV' : 'WEB',
    limits: {
      anonymous: dailySearches(null, limits),
      registered: dailySearches('registered', limits),
      premium: dailySearches('premium', limits),
    },
    services: [...services],
    appleProduct,
  };
  return { values, row, logoHash, site, brand: { ...defaults, name, tagline, supportEmail, colours } };
};
