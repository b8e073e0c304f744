const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;
const LONGEST_SESSION = 180 * DAY;

/**
 * How long the server keeps what, in milliseconds. The jobs that remove things, and the page that tells people (/privacy), both read
 * this one table, so that they can't differ.
 */
export const retention = {
  /** Searches of visitors, whose keys change each day: past the week that lists are made of. */
  visitorSearches: 8 * DAY,
  memberSearches: YEAR,
  feedback: 2 * YEAR,
  /** What staff did. The database itself refuses to remove it earlier (server/db/migrations/026-moderation.ts). */
  audit: 2 * YEAR,
  /** The random value of a day that keys of visitors, networks and fingerprints are made with. */
  daySalt: 2 * DAY,
  /** The cookie by which a visitor is told from another. */
  visitorCookie: YEAR,
  /** A session ends this long after it was last used. */
  sessionIdle: 30 * DAY,
  /** And this long after the sign-in, however much it is used: a stolen token must not be good for ever. */
  session: LONGEST_SESSION,
  /** By which browser somebody signed in, so that guessing elsewhere does not lock them out. */
  knownDevice: YEAR,
  /** Sign-in with Google: the way there and back, and the time to fill in what is missing of an account. */
  googleSignIn: 10 * MINUTE,
  googleRegistration: 15 * MINUTE,
  /** Links in mails that confirm an address, or set a new password. */
  confirmLink: 3 * DAY,
  resetLink: HOUR,
  /**
   * An empty account that stands for an address that is taken (docs/security.md): as long as a session can last, so that its end
   * tells nothing sooner than that.
   */
  provisionalAccount: LONGEST_SESSION,
  /** The text of a deleted prayer, for devices that were offline when it was deleted. */
  deletedPrayer: 30 * DAY,
  /** How the server settled a change of a journal, for a device that sent it and never heard of it. */
  prayerChanges: 90 * DAY,
  /** That somebody was told by mail of a renewal or a payment: longer than a period lasts, so that none is told of twice. */
  billingReminder: 400 * DAY,
  /** That a post was deleted, for devices that still send it. */
  postTombstone: YEAR,
  /** How long a deleted circle can be brought back. */
  deletedCircle: 30 * DAY,
  /** Who studied on a day, and how many. */
  studyMark: YEAR,
  /** Invites to a circle: by mail, and by link or QR code. */
  mailInvite: 14 * DAY,
  linkInvite: 7 * DAY,
  /** Invites to a seat of a family plan. */
  familyInvite: 7 * DAY,
  /** How long a picture waits for its post or profile. */
  unusedImage: DAY,
  /** How long a notice is kept once it was read. */
  readNotice: 90 * DAY,
  /** How long a violation counts towards the next step. */
  strike: YEAR,
  /** How long a banned person's link in the mail, or their sign-in, lets them appeal. */
  mailAppeal: 90 * DAY,
  signInAppeal: DAY,
  /** Answers that a model wrote, for repeats of the same question. */
  generatedAnswer: 30 * DAY,
  /** Ids of deleted accounts, so that a restored backup forgets them again. */
  deletedAccount: 35 * DAY,
  /** Ids of what Stripe told: past the days in which it tells or lists something again. */
  billingEvent: 35 * DAY,
} as const;

/** How many backups a server keeps; with one a day, what was deleted is in the oldest for about as many days. */
export const BACKUPS_KEPT = 14;
