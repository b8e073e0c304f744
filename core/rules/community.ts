/** Greatest lengths in characters of what people write to each other. */
export const communityLengths = {
  post: 2000,
  answerStory: 2000,
  imageAlt: 300,
  tag: 30,
  shoutOut: 150,
  circleName: 80,
  circleDescription: 500,
  emoji: 16,
  eventTitle: 120,
  eventLocation: 200,
  eventDescription: 1000,
  studyTopic: 200,
  reportComment: 500,
  appeal: 1000,
  reason: 500,
} as const;

/** The picture of a circle that was given none (docs/specification.md 2 §3). */
export const defaultEmoji = '🤝';

const isPicture = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u;

/**
 * One picture of a keyboard (or flag, or key), whatever it is made of. A letter is none, nor is a sign that turns what stands
 * beside it round.
 */
export const isEmoji = (text: string): boolean =>
  [...new Intl.Segmenter().segment(text)].length === 1 && isPicture.test(text);

/** Tags of one post. */
export const maxPostTags = 5;
/** Addresses in one call that invites by mail. */
export const maxInviteEmails = 20;

/** Circles of one person (owned, and joined or asked to join) and members of one circle. */
export const circleBounds = { owned: 20, joined: 100, members: 5000 } as const;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How much one person may do, in windows of milliseconds. */
export const communityLimits = {
  posts: { max: 10, window: HOUR },
  /** On an account's first day. */
  firstDayPosts: { max: 3, window: HOUR },
  /** Each is told to everybody who listens. */
  reactions: { max: 600, window: HOUR },
  answers: { max: 60, window: HOUR },
  /** Texts of all kinds that are looked at before they are published, also those that are then asked about. */
  checks: { max: 120, window: HOUR },
  reports: { max: 20, window: DAY },
  invites: { max: 20, window: DAY },
  /** Mails that invite one address, whoever sends them: nobody's mailbox can be filled by many accounts. */
  invitesToAddress: { max: 5, window: DAY },
  /** Made, those deleted again too. */
  circles: { max: 20, window: DAY },
  /** Requests to join, those taken back too: each may reach a whole circle or the moderators. */
  joins: { max: 60, window: HOUR },
  /** What one changes or marks in circles: each is told to all members who listen. */
  circleChanges: { max: 600, window: HOUR },
  circleSearches: { max: 60, window: MINUTE },
  inviteLinks: { max: 60, window: HOUR },
  events: { max: 30, window: HOUR },
} as const;

/** How often one invite link or its QR code works. */
export const inviteLinkUses = 50;
/** Invite links of one circle that work at a time. */
export const maxInviteLinks = 20;
/** Events of one circle: those that are still to come, and all. */
export const circleEventBounds = { coming: 500, all: 5000 } as const;
/** Reports that hide a post until it is reviewed, by confirmed accounts at least so old (milliseconds). */
export const hidingReports = { count: 3, accountAge: 7 * DAY } as const;
/** How long the links of a new account's posts wait for a moderator, in milliseconds. */
export const newAccountAge = 7 * DAY;
/** The longest suspension that a moderator may give, in days; an admin's may be a year. */
export const maxSuspensionDays = { moderator: 7, admin: 365 } as const;

/** What a picture may be before it is shrunk, and what becomes of it. */
export const imageLimits = {
  bytes: 8 * 1024 * 1024,
  pixels: 40_000_000,
  /** The longer side of what is kept, and of its thumbnail, in pixels. */
  side: 1600,
  thumbnailSide: 400,
} as const;

/** A church's own logo, as it may be sent and as it is kept: its sides in pixels. */
export const logoLimits = {
  bytes: 2 * 1024 * 1024,
  pixels: 16_000_000,
  height: 512,
  width: 2048,
} as const;

/** Toasts quote this many characters (docs/specification.md 2 §9). */
export const toastPreviewLength = 50;

/** The start of a text as a toast quotes it. */
export const preview = (text: string): string => {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  return letters.length <= toastPreviewLength
    ? letters.join('')
    : `${letters.slice(0, toastPreviewLength).join('').trimEnd()}…`;
};
