import type { PrintingState, ScreenSettings } from '../rules/kiosk/kiosk.ts';

export interface KioskPreferences extends ScreenSettings {
  /** Where the church's server is. */
  server: string;
  /** The system's name of the printer for notes; empty when none is chosen. */
  printer: string;
}

export interface KioskSetup extends KioskPreferences {
  /** A new PIN; null keeps the one that is set. */
  pin: string | null;
}

export type SetupProblem = 'pin' | 'server';

/** `refused` is a code that does not work, `wait` too many of them, `offline` a server out of reach. */
export type PairProblem = 'refused' | 'wait' | 'offline';

export type UnlockResult = { right: true } | { right: false; waitSeconds: number };

/** A printer as the system names it, and as people call it. */
export interface Printer {
  name: string;
  label: string;
}

/** `off`: not at this kiosk; `busy`: another sheet is on its way; `limit`: enough for now; else as in `PrintingState`. */
export type PrintProblem = 'off' | 'busy' | 'limit' | 'missing' | 'failed' | 'slow';

export interface KioskState {
  /** `setup` until there is a PIN, `staff` while unlocked, `closed` when what was set up can't be read. */
  mode: 'setup' | 'open' | 'staff' | 'closed';
  /** Whether an admin has connected this screen; `revoked` when that was taken back. */
  pairing: 'none' | 'paired' | 'revoked';
  online: boolean;
  /** What the server said of this kiosk when it last answered. */
  church: { name: string; asksForPrayer: boolean; publicUrl: string } | null;
  /** Where a phone opens what is taken along; null when no phone could. */
  phoneUrl: string | null;
  /** When the loop for passers-by begins on an unused screen, and how long each of its scenes stands; null without one. */
  attract: { afterSeconds: number; sceneSeconds: number } | null;
  printing: PrintingState;
  /** Who changed the screen's settings last, and whether the church's server has heard of it. */
  remote: { changedBy: 'admin' | 'kiosk'; isTold: boolean };
  preferences: KioskPreferences;
}
