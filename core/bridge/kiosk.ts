/** What the kiosk's page and the main process say to each other. Part of the desktop bridge (bridge.ts). */
export interface KioskVerbs {
  /** From the usual app: closes it and opens the kiosk in its place. */
  begin(): void;
  state(): KioskState;
  /** The first set-up, and every change by staff afterwards. Only there and after `unlock`. */
  settle(settings: KioskSetup): SettleProblem | null;
  /** Connects this screen by the code an admin made. As `settle`, for staff alone. */
  pair(code: string): PairProblem | null;
  unlock(pin: string): Unlocking;
  /** Staff are done: everything is wiped, and the first screen stands. */
  done(): void;
  /** Ends the app, or goes on as the usual app from now on. For staff alone. */
  leave(to: 'quit' | 'desktop'): void;
  /** The person is done, or wants nothing of it to stay: the same wipe as when nobody is there. */
  wipe(): void;
}

export interface KioskPreferences {
  /** Where the church's server is. */
  server: string;
  /** Whether letters are shown on the screen for typing. */
  keyboard: boolean;
  /** Seconds without a touch until the screen asks "Still there?". */
  idleSeconds: number;
  /** The hour of the day, 0 to 23, when the app starts anew. */
  restartHour: number;
}

export interface KioskSetup extends KioskPreferences {
  /** A new PIN; null keeps the one that is set. */
  pin: string | null;
}

export type SettleProblem = 'pin' | 'server';

/** `refused` is a code that does not work, `wait` too many of them, `offline` a server out of reach. */
export type PairProblem = 'refused' | 'wait' | 'offline';

export type Unlocking = { right: true } | { right: false; waitSeconds: number };

export interface KioskState {
  /** `setup` until there is a PIN, `staff` while unlocked, `closed` when what was set up can't be read. */
  stage: 'setup' | 'open' | 'staff' | 'closed';
  /** Whether an admin has connected this screen; `revoked` when that was taken back. */
  link: 'none' | 'paired' | 'revoked';
  online: boolean;
  /** What the server said of this kiosk when it last answered. */
  church: { name: string; asksForPrayer: boolean; publicUrl: string } | null;
  /** Where a phone opens what is taken along; null when no phone could. */
  phoneUrl: string | null;
  preferences: KioskPreferences;
}

/** What the main process tells the kiosk's page by itself. */
export type KioskEvent =
  | { name: 'kiosk'; state: KioskState }
  /** Nobody has touched anything for a while: seconds until the wipe, null once somebody did. */
  | { name: 'stillThere'; seconds: number | null };

/** Digits of the staff PIN. One from before may have as few as `leastEver`, and works until it is changed. */
export const kioskPin = { minEver: 4, min: 6, max: 12 } as const;
export const kioskIdle = { min: 20, max: 600, default: 60 } as const;
/** How long "Still there?" is asked, in seconds. */
export const STILL_THERE = 20;
