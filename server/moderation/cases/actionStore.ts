import type { ModerationAction } from '../../../core/contract/moderation.ts';
import { utcDay } from '../../../core/rules/time.ts';
import { retention } from '../../../core/rules/retention.ts';
import {
  first,
  hasRows,
  placeholdersFor,
  query,
  valuesIn,
  type NamesIn,
  type Queries,
  type RowOf,
} from '../../db/db.ts';
import type { Subject } from '../subjects.ts';

const columns = 'id, case_id, actor_id, user_id, action, until, reason, created_at, reversed_at';

/** What a moderator decided; `user_id` is whom it concerns, null once that account is gone. */
export type ActionRow = RowOf<'moderation_actions', NamesIn<typeof columns>, { action: ModerationAction }>;

/** Actions that count towards the next step of the ladder. */
const strikes = "action IN ('warn', 'suspend', 'ban') AND reversed_at IS NULL";

export function* insertAction(row: ActionRow): Queries<void> {
  yield* query(
    `INSERT INTO moderation_actions (${columns}) VALUES (${placeholdersFor(columns)})`,
    ...valuesIn(columns, row),
  );
  yield* query(
    `INSERT INTO moderation_totals (name, total) VALUES ('actions', 1)
     ON CONFLICT (name) DO UPDATE SET total = moderation_totals.total + 1`,
  );
}

export const findAction = (id: string): Queries<ActionRow | undefined> =>
  first(query<ActionRow>(`SELECT ${columns} FROM moderation_actions WHERE id = ?`, id));

/** What a case was closed with. */
export const findDecision = (caseId: string): Queries<ActionRow | undefined> =>
  first(
    query<ActionRow>(
      `SELECT ${columns} FROM moderation_actions WHERE case_id = ? ORDER BY created_at DESC, id LIMIT 1`,
      caseId,
    ),
  );

/** What was done to a person, the latest first. */
export const listActions = (userId: string, limit: number): Queries<ActionRow[]> =>
  query<ActionRow>(
    `SELECT ${columns} FROM moderation_actions WHERE user_id = ? ORDER BY created_at DESC, id LIMIT ?`,
    userId,
    limit,
  );

/** A person's violations of the last year. */
export function* countStrikes(userId: string, now: number): Queries<number> {
  const row = yield* first(
    query<{ count: number }>(
      `SELECT count(*) AS count FROM moderation_actions WHERE user_id = ? AND created_at > ? AND ${strikes}`,
      userId,
      now - retention.strike,
    ),
  );
  return row?.count ?? 0;
}

/** The ban that an account stands under. */
export function* findBan(userId: string): Queries<string | null> {
  const row = yield* first(
    query<RowOf<'moderation_actions', 'id'>>(
      `SELECT id FROM moderation_actions WHERE user_id = ? AND action = 'ban' AND reversed_at IS NULL
       ORDER BY created_at DESC, id LIMIT 1`,
      userId,
    ),
  );
  return row?.id ?? null;
}

export const reverseBans = (userId: string, now: number): Queries<unknown> =>
  query(
    "UPDATE moderation_actions SET reversed_at = ? WHERE user_id = ? AND action = 'ban' AND reversed_at IS NULL",
    now,
    userId,
  );

/** Takes one action back; false when that has been done. */
export const reverseAction = (id: string, now: number): Queries<boolean> =>
  hasRows(
    query('UPDATE moderation_actions SET reversed_at = ? WHERE id = ? AND reversed_at IS NULL RETURNING id', now, id),
  );

/** Has a person suspended until the latest end of the suspensions that stand, or not at all. */
export const setSuspension = (userId: string): Queries<unknown> =>
  query(
    `UPDATE users SET suspended_until = (
       SELECT max(until) FROM moderation_actions
       WHERE user_id = users.id AND action = 'suspend' AND reversed_at IS NULL) WHERE id = ?`,
    userId,
  );

/** Whether anything else keeps a thing from being seen: another decision about it, or a case that holds it. */
export const isStillHidden = (subject: Subject, subjectId: string): Queries<boolean> =>
  hasRows(
    query(
      `SELECT c.id FROM cases c LEFT JOIN moderation_actions a
         ON a.case_id = c.id AND a.reversed_at IS NULL AND a.action IN ('hide', 'warn', 'suspend', 'ban')
       WHERE c.subject = ? AND c.subject_id = ? AND (a.id IS NOT NULL OR c.held = 1) LIMIT 1`,
      subject,
      subjectId,
    ),
  );

/** Forgets of whom actions were, and what was written about them. That they were stays, for the count. */
export const forgetActions = (userId: string): Queries<unknown> =>
  query("UPDATE moderation_actions SET user_id = NULL, reason = '' WHERE user_id = ?", userId);

/** The dashboard's four figures, each by an index of its own. */
export function* readCounters(now: number) {
  const [row] = yield* query<{ reports: number; held: number; resolved: number; actions: number }>(
    `SELECT (SELECT count(*) FROM reports WHERE closed_at IS NULL) AS reports,
       (SELECT count(*) FROM cases WHERE held = 1) AS held,
       (SELECT count(*) FROM cases WHERE closed_at >= ?) AS resolved,
       (SELECT coalesce(max(total), 0) FROM moderation_totals WHERE name = 'actions') AS actions`,
    Date.parse(utcDay(now)),
  );
  return row ?? { reports: 0, held: 0, resolved: 0, actions: 0 };
}
