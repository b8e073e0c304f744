import { useSyncExternalStore } from 'react';
import type { Site } from '../../../core/contract/settings.ts';
import { createListeners } from '../../../core/events/listeners.ts';
import brand from '../../../content/generated/brand.json';

/** What this build came with, for a device that has not reached its server yet. */
const built: Site = {
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
};

let current: Site = built;
const listeners = createListeners();

/** The notices of the translations, which no church changes. */
export const { scripture: scriptureNotices } = brand;

/** Name, look and facts of this server as they are known now. Where a component draws them, `useSite`. */
export const site = (): Site => current;

/** As `site`, drawn anew when they change. */
export const useSite = (): Site => useSyncExternalStore(listeners.subscribe, site);

/** Takes over what the server said. */
export const setSite = (next: Site): void => {
  current = next;
  listeners.notify();
};
