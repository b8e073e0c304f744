import type { ModerationAppeal } from '../../../core/contract/moderation.ts';
import type { Before } from '../../../core/contract/paging.ts';
import { first, hasRows, query, type NamesIn, type Queries, type RowOf } from '../../db/db.ts';

const columns = 'id, action_id, user_id, text, state, created_at, decided_at';

export type AppealRow = RowOf<'appeals', NamesIn<typeof columns>, { state: ModerationAppeal['state'] }>;

/** False when the action has been appealed against before. */
export const insertAppeal = (row: Pick<AppealRow, 'id' | 'action_id' | 'user_id' | 'text' | 'created_at'>) =>
  hasRows(
    query(
      `INSERT INTO appeals (id, action_id, user_id, text, state, created_at) VALUES (?, ?, ?, ?, 'open', ?)
       ON CONFLICT (action_id) DO NOTHING RETURNING id`,
      row.id,
      row.action_id,
      row.user_id,
      row.text,
      row.created_at,
    ),
  );

export const findAppeal = (id: string): Queries<AppealRow | undefined> =>
  first(query<AppealRow>(`SELECT ${columns} FROM appeals WHERE id = ?`, id));

/** The appeal while it is open, kept so until the transaction ends. */
export const lockAppeal = (id: string): Queries<AppealRow | undefined> =>
  first(query<AppealRow>(`UPDATE appeals SET state = state WHERE id = ? AND state = 'open' RETURNING ${columns}`, id));

export const closeAppeal = (id: string, state: 'upheld' | 'denied', by: string, now: number): Queries<unknown> =>
  query('UPDATE appeals SET state = ?, decided_at = ?, decided_by = ? WHERE id = ?', state, now, by, id);

/** Closes the open appeals against a person's bans, which were taken back, and gives them. */
export function* closeAppealsOfBans(userId: string, by: string, now: number): Queries<string[]> {
  const closed = yield* query<RowOf<'appeals', 'id'>>(
    `UPDATE appeals SET state = 'upheld', decided_at = ?, decided_by = ?
     WHERE user_id = ? AND state = 'open' AND action_id IN (SELECT id FROM moderation_actions WHERE user_id = ? AND action = 'ban')
     RETURNING id`,
    now,
    by,
    userId,
    userId,
  );
  return closed.map(({ id }) => id);
}

const listOpen = ({ createdAt, id }: Before, limit: number): Queries<AppealRow[]> =>
  query<AppealRow>(
    `SELECT ${columns} FROM appeals WHERE state = 'open' AND (created_at, id) < (?, ?)
     ORDER BY created_at DESC, id DESC LIMIT ?`,
    createdAt,
    id,
    limit,
  );

const listDecided = ({ createdAt, id }: Before, limit: number): Queries<AppealRow[]> =>
  query<AppealRow>(
    `SELECT ${columns} FROM appeals WHERE state <> 'open' AND (created_at, id) < (?, ?)
     ORDER BY created_at DESC, id DESC LIMIT ?`,
    createdAt,
    id,
    limit,
  );

/** Open ones first, each newest first; `before` is the last one of the page before. */
export function* listAppeals(before: Before, start: Before, limit: number): Queries<AppealRow[]> {
  const last = yield* findAppeal(before.id);
  if (last && last.state !== 'open') return yield* listDecided(before, limit);
  const open = yield* listOpen(before, limit);
  if (open.length === limit) return open;
  return [...open, ...(yield* listDecided(start, limit - open.length))];
}

/** A person's own, the latest first. */
export const appealsOf = (userId: string, limit: number): Queries<AppealRow[]> =>
  query<AppealRow>(
    `SELECT ${columns} FROM appeals WHERE user_id = ? ORDER BY created_at DESC, id LIMIT ?`,
    userId,
    limit,
  );

export function* forgetAppeals(userId: string): Queries<void> {
  yield* query('DELETE FROM appeals WHERE user_id = ?', userId);
  yield* query('DELETE FROM appeal_tokens WHERE user_id = ?', userId);
}
