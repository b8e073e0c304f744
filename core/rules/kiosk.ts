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
