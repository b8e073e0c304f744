import { z } from 'zod';
import { communityLengths } from '../rules/community.ts';
import { endpoint } from './endpoint.ts';
import { page } from './paging.ts';
import { audiences, author } from './posts.ts';
import { routes } from './routes.ts';
import { typedText } from './text.ts';

export const reportSubjects = ['post', 'event', 'user', 'circle'] as const;
export type ReportSubject = (typeof reportSubjects)[number];

export const reportReasons = ['harassment', 'hate', 'sexual', 'self_harm', 'private', 'spam', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Why a case is there without a report: our own checks, or somebody under 18 who asks to join a circle. */
export const holdReasons = ['slur', 'link', 'danger', 'image', 'join'] as const;
export type HoldReason = (typeof holdReasons)[number];

/**
 * Tells the moderators of something, once per person and thing; a second report of the same changes nothing. The thing is
 * hidden from who reported it. 404 for what the person can't see, 429 past twenty a day.
 */
export const report = endpoint(routes.report, {
  body: z.strictObject({
    subject: z.enum(reportSubjects),
    subjectId: z.uuid(),
    reason: z.enum(reportReasons),
    comment: typedText(communityLengths.reportComment).nullish(),
  }),
  reply: z.strictObject({ id: z.uuid() }),
});

/** `outcome`: what became of a report; the others say what was done to the person, who may appeal by `actionId`. */
export const noticeKinds = ['outcome', 'hidden', 'restored', 'warning', 'suspension', 'appeal', 'circle'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

const notice = z.strictObject({
  id: z.uuid(),
  kind: z.enum(noticeKinds),
  text: z.string(),
  actionId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});
export type Notice = z.infer<typeof notice>;

export const notices = endpoint(routes.notices, { query: page(30), reply: z.array(notice) });
/** Marks all as read. */
export const markNoticesRead = endpoint(routes.markNoticesRead, {});

/**
 * Asks for another look at what was done: by its notice, or without a session by the token of a ban's mail or of the
 * sign-in's answer (`appealToken`). One appeal each: 409 for a second. 400 `link_invalid`, 404.
 */
export const appeal = endpoint(routes.appeal, {
  body: z
    .strictObject({
      actionId: z.uuid().optional(),
      token: z.string().min(1).max(100).optional(),
      text: typedText(communityLengths.appeal).min(1, 'Please write why you see it differently.'),
    })
    .refine(({ actionId, token }) => (actionId === undefined) !== (token === undefined), 'Name one action.'),
  reply: z.strictObject({ id: z.uuid() }),
});

/** Open reports, things held or hidden that wait, cases closed since midnight UTC, actions ever. */
export const moderationCounters = endpoint(routes.moderationCounters, {
  reply: z.strictObject({
    pendingReports: z.int(),
    contentFlags: z.int(),
    resolvedToday: z.int(),
    actionsTaken: z.int(),
  }),
});
export type ModerationCounters = z.infer<typeof moderationCounters.reply>;

/** The ladder of the terms page (docs/decisions.md 24). */
export const moderationActions = ['dismiss', 'approve', 'hide', 'restore', 'warn', 'suspend', 'ban'] as const;
export type ModerationAction = (typeof moderationActions)[number];

const moderationCase = z.strictObject({
  id: z.uuid(),
  subject: z.enum([...reportSubjects, 'membership']),
  subjectId: z.string(),
  /** Each reason once, the most urgent first. */
  reasons: z.array(z.enum([...reportReasons, ...holdReasons])),
  state: z.enum(['open', 'closed']),
  /** What the ladder suggests, by the strikes of the last year; without them where nobody knows who it was. */
  proposed: z.enum(moderationActions),
  /** Null where it is anonymous and nobody revealed it in this case. */
  author: author.nullable(),
  anonymous: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Of those who reported it; never who they are. */
  reportCount: z.int(),
  comments: z.array(z.string()),
  /** What it said when it was reported; empty once the case is closed and the thing is gone. */
  text: z.string(),
  /** What it showed then, also where its author has deleted it; null once the case is closed. */
  image: z.strictObject({ url: z.string(), thumbnail: z.string(), alt: z.string() }).nullable(),
  /** Whom a post was written to; null for what is no post. */
  audience: z.enum(audiences).nullable(),
  /** Of the circle in which it stands. */
  circleName: z.string().nullable(),
  /** Whether others see it now. */
  visible: z.boolean(),
  mayAct: z.boolean(),
  /** Why somebody else has to decide: it is this moderator's own, they reported it, or it is about staff beside or above them. */
  mayNot: z.enum(['own', 'reported', 'staff']).nullable(),
  /** Of the last year; null where the author is, too. */
  strikes: z.int().nullable(),
  /** What was done about it, and whether an appeal took that back; null while it is open. */
  decision: z.strictObject({ action: z.enum(moderationActions), reason: z.string(), reversed: z.boolean() }).nullable(),
});
export type ModerationCase = z.infer<typeof moderationCase>;

/**
 * Open ones: self-harm first, then the oldest. `before` is the id of the last one of the page before. Thirty with all their
 * words and comments are about 1 MB.
 */
export const moderationCases = endpoint(routes.moderationCases, {
  query: z.strictObject({
    limit: z.coerce.number<string | number>().int().min(1).max(30).default(30),
    before: z.uuid().optional(),
    state: z.enum(['open', 'closed']).default('open'),
  }),
  reply: z.array(moderationCase),
});

const reason = typedText(communityLengths.reason).min(1, 'Please write a reason.');
const caseParams = z.strictObject({ caseId: z.uuid() });

/**
 * Decides a case. `approve`, `restore` and, of what reports have hidden, `dismiss` show the thing; `hide`, `warn`, `suspend`,
 * `ban` and, of what our checks hold, `dismiss` take it away. An account can't be hidden (400). `warn`, `suspend` and `ban` of an anonymous author need `revealAuthor` first (409). Suspensions by moderators end
 * after 7 days at most, bans are an admin's (403). 403 in one's own case and on superiors. 409 when it is closed.
 */
export const actOnCase = endpoint(routes.actOnCase, {
  params: caseParams,
  body: z
    .strictObject({ action: z.enum(moderationActions), days: z.int().min(1).max(365).optional(), reason })
    .refine(({ action, days }) => (action === 'suspend') === (days !== undefined), {
      error: 'Please choose for how many days.',
      path: ['days'],
    }),
  reply: moderationCase,
});

/** Shows who wrote something anonymous; kept in the audit log with the reason. */
export const revealAuthor = endpoint(routes.revealAuthor, {
  params: caseParams,
  body: z.strictObject({ reason }),
  reply: z.strictObject({ author: author.nullable() }),
});

const appealStates = z.enum(['open', 'upheld', 'denied']);
const moderationAppeal = z.strictObject({
  id: z.uuid(),
  actionId: z.uuid(),
  text: z.string(),
  state: appealStates,
  createdAt: z.iso.datetime(),
  /** What is appealed against. */
  action: z.enum(moderationActions),
  reason: z.string(),
  /** What it was about, as it is now; null once that is gone. */
  thing: z.string().nullable(),
  /** False for who took the action, appealed or had reported it, and for a moderator about what an admin did: somebody else decides. */
  mayAct: z.boolean(),
});
export type ModerationAppeal = z.infer<typeof moderationAppeal>;

/** Open ones first, each newest first. */
export const moderationAppeals = endpoint(routes.moderationAppeals, {
  query: page(30),
  reply: z.array(moderationAppeal),
});

/**
 * `upheld`: the person was right, and the action is taken back. 403 for who took the action or appealed, and for a moderator
 * about what an admin did. 409 once decided.
 */
export const decideAppeal = endpoint(routes.decideAppeal, {
  params: z.strictObject({ appealId: z.uuid() }),
  body: z.strictObject({ upheld: z.boolean(), reason }),
  reply: z.strictObject({ state: appealStates }),
});

const auditEntry = z.strictObject({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Null for what the system did. */
  actorId: z.string().nullable(),
  action: z.string(),
  subjectId: z.string(),
  reason: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** What staff did, newest first. Nobody can change it. */
export const moderationAudit = endpoint(routes.moderationAudit, {
  query: page(50),
  reply: z.array(auditEntry),
});
