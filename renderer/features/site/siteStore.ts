import { useSyncExternalStore } from 'react';
import type { Site } from '../../../core/contract/settings.ts';
import { storageNames } from '../../../core/rules/kept/storageNames.ts';
import { createListeners } from '../../../core/events/listeners.ts';
import { builtSite } from './builtSite.ts';
import { readSite } from './readSite.ts';

/** Where this device keeps what its server last said. Of nobody in particular: it stays when somebody signs out. */
export const SITE_KEY = storageNames.site;

let current: Site = builtSite;
const listeners = createListeners();

/** Name, look and facts of this server as they are known now. Where a component draws them, `useSite`. */
export const site = (): Site => current;

/** As `site`, drawn anew when they change. */
export const useSite = (): Site => useSyncExternalStore(listeners.subscribe, site);

/** Takes over what the server said, and keeps it for the next start. */
export const setSite = (next: Site): void => {
  const read = readSite(next);
  if (!read) return;
  show(read);
  storeSite();
};

/** Shows what another tab has stored. */
export const showStored = (text: string | null): void => {
  const stored = parse(text);
  if (stored) show(stored);
};

/** Keeps what is known: also once everything else here was cleared. */
export const storeSite = (): void => {
  try {
    if (current !== builtSite) localStorage.setItem(SITE_KEY, JSON.stringify(current));
  } catch {
    // Storage may be off or full: the server is asked at the next start.
  }
};

/** Before anything is drawn: what the page came with, or what this device stored, if that is newer. */
export const startSite = (): void => {
  const sent = parse(document.querySelector('meta[name=site]')?.getAttribute('content') ?? null);
  let stored: Site | null = null;
  try {
    stored = parse(localStorage.getItem(SITE_KEY));
  } catch {
    // Storage is off.
  }
  show(sent && stored ? newerOf(sent, stored) : (sent ?? stored ?? builtSite));
};

/** Most pages come without the church's paragraphs (server/pages/siteTags.ts): what is stored of the same settings has them. */
const newerOf = (sent: Site, stored: Site): Site => {
  if (stored.revision > sent.revision) return stored;
  const { privacyText, termsText } =
    stored.revision === sent.revision && !sent.privacyText && !sent.termsText ? stored : sent;
  return { ...sent, privacyText, termsText };
};

const parse = (text: string | null): Site | null => {
  try {
    return readSite(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
};

/** tokens.css derives all colours from these three of each theme; the bars of browsers have the paper's. */
const show = (next: Site): void => {
  current = next;
  for (const [theme, colours] of Object.entries(next.colours)) {
    for (const [name, value] of Object.entries(colours))
      document.documentElement.style.setProperty(`--brand-${theme}-${name}`, value);
    document.querySelector(`meta[data-theme-color=${theme}]`)?.setAttribute('content', colours.paper);
  }
  listeners.notify();
};
