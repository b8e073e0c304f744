import { z } from 'zod';
import { communityLengths, isEmoji, maxInviteEmails } from '../rules/community.ts';
import { endpoint } from './endpoint.ts';
import { page } from './paging.ts';
import { routes } from './routes.ts';
import { emailAddress, typedText } from './text.ts';

export const circleRoles = ['owner', 'admin', 'member'] as const;
export type CircleRole = (typeof circleRoles)[number];

/** A circle as one person sees it (docs/specification.md 2 §3). Its members alone read more of it than this. */
export const circle = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  isPublic: z.boolean(),
  emoji: z.string(),
  memberCount: z.int(),
  /** False of one that was deleted, which only its owner still sees, for 30 days. */
  isActive: z.boolean(),
  role: z.enum([...circleRoles, 'none']),
  /** The person has asked to join and waits. */
  pending: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Null but of one that was deleted: its owner still sees it for 30 days from then. */
  deletedAt: z.iso.datetime().nullable(),
  /** Whether the reader may bring it back: not where the moderators closed it. */
  canRestore: z.boolean(),
});
export type Circle = z.infer<typeof circle>;

const params = z.strictObject({ id: z.uuid() });
const member = params.extend({ userId: z.uuid() });

const name = typedText(communityLengths.circleName).min(1, 'Circle name is required');
const description = typedText(communityLengths.circleDescription);
const emoji = typedText(communityLengths.emoji).refine(isEmoji, 'Please choose a single emoji.');

const inviteEmails = z
  .array(emailAddress)
  .max(maxInviteEmails, `Please invite at most ${maxInviteEmails} people at once.`);

/**
 * Circles, newest first: one's own (`mine`, with those one deleted), those one could join (`discover`: public ones; `q`
 * searches name and description), without a scope both. What is neither is not there for the person.
 */
export const circles = endpoint(routes.circles, {
  query: page(50).extend({ scope: z.enum(['mine', 'discover']).optional(), q: typedText(100).optional() }),
  reply: z.array(circle),
});

/** Makes a circle, owned by whoever makes it. 403 for a public one of somebody under 18; 422 `full`, `ask_again`. */
export const createCircle = endpoint(routes.createCircle, {
  body: z.strictObject({
    name,
    description: description.default(''),
    isPublic: z.boolean(),
    emoji: emoji.optional(),
    inviteEmails: inviteEmails.optional(),
    confirmed: z.boolean().default(false),
  }),
  reply: circle,
});

/** Its members, and for a public one everybody signed in; 404 for others. */
export const readCircle = endpoint(routes.readCircle, { params, reply: circle });

/** Owner and admins; only the owner changes `isPublic`. */
export const changeCircle = endpoint(routes.changeCircle, {
  params,
  body: z
    .strictObject({
      name: name.optional(),
      description: description.optional(),
      isPublic: z.boolean().optional(),
      emoji: emoji.optional(),
      confirmed: z.boolean().optional(),
    })
    .refine(
      ({ confirmed: _, ...set }) => Object.values(set).some((value) => value !== undefined),
      'There is nothing to change.',
    ),
  reply: circle,
});

/** Owner or a site's admin. It can be brought back for 30 days. */
export const deleteCircle = endpoint(routes.deleteCircle, { params });
export const restoreCircle = endpoint(routes.restoreCircle, { params, reply: circle });

/** A public circle; 404 for another. Some joins wait for approval (`pending`). */
export const joinCircle = endpoint(routes.joinCircle, { params, reply: circle });

/** 409 for the owner, who hands the circle over first. Takes a request to join back too. */
export const leaveCircle = endpoint(routes.leaveCircle, { params, reply: circle });

const circleMember = z.strictObject({
  userId: z.uuid(),
  nickname: z.string(),
  role: z.enum(circleRoles),
  pending: z.boolean(),
});
export type CircleMember = z.infer<typeof circleMember>;

/** Owner first, then admins, then members by when they came. Who waits is listed for owner and admins alone. */
export const circleMembers = endpoint(routes.circleMembers, {
  params,
  query: z.strictObject({
    limit: z.coerce.number<string | number>().int().min(1).max(100).default(50),
    /** The last one of the page before. */
    before: z.uuid().optional(),
  }),
  reply: z.array(circleMember),
});

/**
 * `pending: false` lets somebody in (admins too); roles are the owner's to give. `owner` hands the circle over; 409 for who can't
 * have it. 422 `full`.
 */
export const changeMember = endpoint(routes.changeMember, {
  params: member,
  body: z
    .strictObject({ role: z.enum(circleRoles).optional(), pending: z.literal(false).optional() })
    .refine(({ role, pending }) => role !== undefined || pending !== undefined, 'There is nothing to change.'),
  reply: circleMember,
});

/** By the owner, or an admin for plain members. Who was removed can't come back by link or by joining. */
export const removeMember = endpoint(routes.removeMember, { params: member });

export const eventReactionKinds = ['attending', 'praying', 'recognize'] as const;
export type EventReactionKind = (typeof eventReactionKinds)[number];

/** Counts alone: who attends is never listed. `mine` are the reader's own. `createdBy` is null where the reader may not know. */
export const circleEvent = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  dateTime: z.iso.datetime(),
  timeZone: z.string(),
  location: z.string().nullable(),
  description: z.string().nullable(),
  createdBy: z.strictObject({ id: z.uuid(), nickname: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
  attending: z.int(),
  praying: z.int(),
  recognize: z.int(),
  mine: z.array(z.enum(eventReactionKinds)),
  /** Others see it once it is published; until then its maker alone and whoever looks after the circle. */
  status: z.enum(['published', 'held', 'hidden']),
  /** Whether the reader may delete it. */
  canDelete: z.boolean(),
});
export type CircleEvent = z.infer<typeof circleEvent>;

const timeZone = z
  .string()
  .max(64)
  .refine((zone) => {
    try {
      new Intl.DateTimeFormat('en', { timeZone: zone });
      return true;
    } catch {
      return false;
    }
  }, 'Please choose a time zone.');

const missingEvent = 'Please enter event title and date/time.';

/** Latest date first. `before` is the id of the last one of the page before: 404 when it has gone meanwhile. */
export const circleEvents = endpoint(routes.circleEvents, {
  params,
  query: z.strictObject({
    limit: z.coerce.number<string | number>().int().min(1).max(100).default(50),
    before: z.uuid().optional(),
  }),
  reply: z.array(circleEvent),
});
/** By every member. 422 `crisis`, `ask_again`, and `full` past 500 coming events of a circle; 429. */
export const addEvent = endpoint(routes.addEvent, {
  params,
  body: z.strictObject({
    title: typedText(communityLengths.eventTitle).min(1, missingEvent),
    /** A moment, in UTC; `timeZone` is the one it was chosen in. */
    dateTime: z.iso.datetime(missingEvent),
    timeZone,
    location: typedText(communityLengths.eventLocation).nullish(),
    description: typedText(communityLengths.eventDescription).nullish(),
    confirmed: z.boolean().default(false),
  }),
  reply: circleEvent,
});

const event = params.extend({ eventId: z.uuid() });
/** Whoever made it, owner and admins. */
export const deleteEvent = endpoint(routes.deleteEvent, { params: event });
const eventReaction = event.extend({ kind: z.enum(eventReactionKinds) });
export const addEventReaction = endpoint(routes.addEventReaction, { params: eventReaction, reply: circleEvent });
export const removeEventReaction = endpoint(routes.removeEventReaction, { params: eventReaction, reply: circleEvent });

/** `text` comes from our own store, by the reference. Without a verse yet all are empty. */
const circleVerseView = z.strictObject({
  reference: z.string().nullable(),
  text: z.string().nullable(),
  translation: z.string().nullable(),
  /** Whether this person has marked it as read. */
  read: z.boolean(),
});
export type CircleVerse = z.infer<typeof circleVerseView>;
export const circleVerse = endpoint(routes.circleVerse, { params, reply: circleVerseView });
/** Owner and admins. 400 for a reference that is none, or longer than a chapter. */
export const setCircleVerse = endpoint(routes.setCircleVerse, {
  params,
  body: z.strictObject({ reference: typedText(80).min(1, 'Please enter a reference, such as John 3:16.') }),
  reply: circleVerseView,
});
export const markVerseRead = endpoint(routes.markVerseRead, { params, reply: circleVerseView });
export const unmarkVerseRead = endpoint(routes.unmarkVerseRead, { params, reply: circleVerseView });

/** A day where the person is. */
const day = z.iso.date();
/** How many members studied on a day, by their own clocks; never who. */
const study = z.strictObject({
  topic: z.string().nullable(),
  /** Whether this person did. */
  studied: z.boolean(),
  members: z.int(),
  studiedToday: z.int(),
});
export type CircleStudy = z.infer<typeof study>;
export const circleStudy = endpoint(routes.circleStudy, { params, query: z.strictObject({ day }), reply: study });
/** Owner and admins. Words that would wait for a moderator are refused (400); 422 `crisis`, `ask_again`. */
export const setStudyTopic = endpoint(routes.setStudyTopic, {
  params,
  query: z.strictObject({ day }),
  body: z.strictObject({
    topic: typedText(communityLengths.studyTopic).min(1, 'Please enter a topic.'),
    confirmed: z.boolean().default(false),
  }),
  reply: study,
});
/** 400 for a day that is today nowhere on earth. */
export const markStudied = endpoint(routes.markStudied, { params: params.extend({ day }), reply: study });
export const unmarkStudied = endpoint(routes.unmarkStudied, { params: params.extend({ day }), reply: study });
