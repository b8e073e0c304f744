export interface KioskPreferences {
  /** Where the church's server is. */
  server: string;
  /** Whether letters are shown on the screen for typing. */
  keyboard: boolean;
  /** Seconds without a touch until the screen asks "Still there?". */
  idleSeconds: number;
  /** The hour of the day, 0 to 23, when the app restarts. */
  restartHour: number;
  /** Whether a screen that nobody uses speaks to passers-by in large letters. */
  attract: boolean;
}

export interface KioskSetup extends KioskPreferences {
  /** A new PIN; null keeps the one that is set. */
  pin: string | null;
}

export type SetupProblem = 'pin' | 'server';

/** `refused` is a code that does not work, `wait` too many of them, `offline` a server out of reach. */
export type PairProblem = 'refused' | 'wait' | 'offline';

export type UnlockResult = { right: true } | { right: false; waitSeconds: number };

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
  preferences: KioskPreferences;
}
