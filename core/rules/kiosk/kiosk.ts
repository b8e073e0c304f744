/** How long a pairing code works, in milliseconds. */
export const CODE_LIFE = 10 * 60 * 1000;

/** Letters and digits that nobody mistakes for each other on a screen across the room. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 8;

/** Searches that a kiosk may make in a minute: the usual figure, and the most an admin may set. */
export const kioskPerMinute = { default: 20, max: 120 } as const;

/** Prayer requests that one kiosk may send in a minute. */
export const PRAYERS_PER_MINUTE = 3;

/** How long texts of a kiosk may be. */
export const kioskLengths = { name: 60, prayer: 1000, person: 60, contact: 120 } as const;

/** A pairing code as it is compared: whatever a volunteer typed between its letters is left out. */
export const plainCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** A pairing code as it is shown: "ABCD-EFGH". */
export const shownCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** Digits of the staff PIN. One from before may have as few as `minEver`, and works until it is changed. */
export const kioskPin = { minEver: 4, min: 6, max: 12 } as const;

export const kioskIdle = { min: 20, max: 600, default: 60 } as const;

/** How long "Still there?" is asked, in seconds. */
export const STILL_THERE_SECONDS = 20;

/** What a note may be printed on: rolls of receipts by their width, or sheets. */
export const papers = ['58mm', '80mm', 'a5'] as const;
export type Paper = (typeof papers)[number];

/** How a kiosk's screen behaves: staff change it there, an admin from afar. */
export interface ScreenSettings {
  /** Whether letters are shown on the screen for typing. */
  keyboard: boolean;
  /** Seconds without a touch until the screen asks "Still there?". */
  idleSeconds: number;
  /** The hour of the day, 0 to 23, when the app restarts. */
  restartHour: number;
  /** Whether a screen that nobody uses speaks to passers-by in large letters. */
  attract: boolean;
  /** Whether a note can be printed. */
  printing: boolean;
  paper: Paper;
}

export const defaultScreen: ScreenSettings = {
  keyboard: true,
  idleSeconds: kioskIdle.default,
  restartHour: 3,
  attract: true,
  printing: false,
  paper: '80mm',
};

export const isSameScreen = (one: ScreenSettings, other: ScreenSettings): boolean =>
  Object.entries(one).every(([name, value]) => other[name as keyof ScreenSettings] === value);

/** Why a kiosk did not reach its server. */
export const networkFailures = ['offline', 'timeout', 'certificate', 'refused'] as const;
export type NetworkFailure = (typeof networkFailures)[number];

/** `unset`: no printer is chosen; `missing`: the computer has it no more; `failed`, `slow`: what it made of the last note. */
export const printingStates = ['off', 'ready', 'unset', 'missing', 'failed', 'slow'] as const;
export type PrintingState = (typeof printingStates)[number];

/** How many notes may be printed by one visitor, and by everybody within a minute. */
export const kioskPrints = { perSession: 3, perMinute: 4 } as const;

/** How often a kiosk may say how it is. It does each minute, and when staff have changed something. */
export const CHECK_INS_PER_MINUTE = 12;

/** Since when a kiosk that says nothing is taken for one that is off, in milliseconds. */
export const SILENT_AFTER = 5 * 60 * 1000;

/** How long a kiosk that is away may take to follow a restart, in milliseconds. Later nobody waits for it. */
export const RESTART_LIFE = 24 * 60 * 60 * 1000;
