const HOUR = 60 * 60_000;

/** How much one person may do about seats of a family plan, in windows of milliseconds. */
export const familyLimits = {
  /** Invites, those that are sent again too: each is a mail to somebody. */
  invites: { max: 20, window: 24 * HOUR },
  /** Tokens that are tried. */
  joins: { max: 60, window: HOUR },
} as const;
