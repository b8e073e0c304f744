import { isoOrNull } from '../../core/rules/time.ts';
import type { PersonalFeature } from '../accounts/service.ts';
import { query, type Queries } from '../db/db.ts';
import { behind } from '../db/newestFirst.ts';
import { appealsOf, forgetAppeals } from './appeals/appealStore.ts';
import { forgetActions, listActions } from './cases/actionStore.ts';
import { forgetReporter, listReports } from './reports/reportStore.ts';

/** Actions and appeals that a download lists, the latest: more than the ladder has steps for anybody. */
const LISTED = 1000;

/** What a person reported. Their open reports stay until they are closed, without who made them. */
export const reportsData: PersonalFeature = {
  name: 'reports',
  *exportPage(userId, before, limit) {
    const rows = yield* listReports(userId, before, limit);
    const items = rows.map(({ created_at, closed_at, ...row }) => ({
      ...row,
      createdAt: isoOrNull(created_at),
      closedAt: isoOrNull(closed_at),
    }));
    return { items, next: behind(rows) };
  },
  erase: forgetReporter,
};

/**
 * What moderators did about a person, and the appeals. Of a deleted account, cases with open reports keep their copy until they
 * are closed; the hash of a banned address stays, and so does the audit log, which has ids only.
 */
export const moderationData: PersonalFeature = {
  name: 'moderation',
  *export(userId) {
    const actions = yield* listActions(userId, LISTED);
    const appeals = yield* appealsOf(userId, LISTED);
    return {
      actions: actions.map(({ id, action, reason, until, created_at, reversed_at }) => ({
        id,
        action,
        reason,
        until: isoOrNull(until),
        createdAt: isoOrNull(created_at),
        reversedAt: isoOrNull(reversed_at),
      })),
      appeals: appeals.map(({ id, action_id, text, state, created_at, decided_at }) => ({
        id,
        actionId: action_id,
        text,
        state,
        createdAt: isoOrNull(created_at),
        decidedAt: isoOrNull(decided_at),
      })),
    };
  },
  *erase(userId) {
    yield* forgetActions(userId);
    yield* forgetAppeals(userId);
    yield* forgetCases(userId);
  },
};

/**
 * What waited for a moderator without a report goes with its author, but for a circle, which may have an owner again; other
 * cases stay, without who it was.
 */
function* forgetCases(userId: string): Queries<void> {
  yield* query(
    "DELETE FROM cases WHERE author_id = ? AND state = 'open' AND report_count = 0 AND subject <> 'circle'",
    userId,
  );
  yield* query('UPDATE cases SET author_id = NULL WHERE author_id = ?', userId);
}
