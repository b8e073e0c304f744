import { app } from './app.ts';
import { journal } from './journal.ts';
import { kiosk } from './kiosk.ts';
import { settings } from './settings.ts';

/**
 * Every verb of the desktop bridge, and no other can be asked: main answers these, the preload offers these, and tests
 * compare both with the live app. Pages import types of these files alone: their values would bring zod into the bundle.
 */
export const verbs = { app, settings, journal, kiosk };

export type Verbs = typeof verbs;

/** For the preload, which gets the names at build time (vite.config.ts) and no schemas. */
export const verbNames: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(verbs).map(([group, named]) => [group, Object.keys(named)]),
);
