import { retention } from '../../core/rules/retention.ts';
import { dropHeldCase } from '../moderation/service.ts';
import { membershipId } from './members/admit.ts';
import { sqlByShape, value } from '../db/build.ts';
import { query, type Db, type Queries, type RowOf } from '../db/db.ts';

/** Rows removed with one write: others wait beside it. */
const BATCH = 500;

/** Removes at most so many rows of a circle, or parts them from it. Gives how many they were. */
export type PurgeStep = (circleId: string, rows: number) => Queries<number>;

/**
 * Removes what is left of circles that were deleted 30 days ago, in short transactions: first what features above have in
 * them, and the circle itself last, so that a purge that was cut off is taken up again.
 */
export const sweepCircles = async (
  db: Db,
  now: number,
  above: readonly PurgeStep[],
  isStopping: () => boolean,
): Promise<void> => {
  for (const id of await db.read(() => endedBefore(now - retention.deletedCircle)))
    for (const step of [...above, ...steps])
      for (let removed = BATCH; removed === BATCH;) {
        if (isStopping()) return;
        removed = await db.write(() => step(id, BATCH));
      }
};

function* endedBefore(moment: number): Queries<string[]> {
  const rows = yield* query<RowOf<'circles', 'id'>>(
    'SELECT id FROM circles WHERE deleted_at <= ? LIMIT ?',
    moment,
    BATCH,
  );
  return rows.map(({ id }) => id);
}

/** The tables with rows of circles, and what tells those of one circle from each other. */
const ofCircles = [
  ['circle_events', 'id'],
  ['circle_verse_reads', 'user_id'],
  ['circle_study', 'day, user_id'],
  ['circle_study_days', 'day'],
  ['circle_invites', 'id'],
  ['circle_members', 'user_id'],
] as const;

function* removeReactions(id: string, rows: number): Queries<number> {
  const removed = yield* query(
    `DELETE FROM event_reactions WHERE (event_id, kind, user_id) IN (
       SELECT r.event_id, r.kind, r.user_id FROM event_reactions r JOIN circle_events e ON e.id = r.event_id
       WHERE e.circle_id = ? LIMIT ?) RETURNING user_id`,
    id,
    rows,
  );
  return removed.length;
}

export const removeOfCircleSql = sqlByShape(
  ofCircles.map(([table]) => table),
  (knex, table) => {
    const [, key] = ofCircles.find(([name]) => name === table) ?? ofCircles[0];
    return knex(table)
      .where('circle_id', value)
      .whereRaw(`(${key}) IN (SELECT ${key} FROM ${table} WHERE circle_id = ? LIMIT ?)`, [value, value])
      .delete('circle_id');
  },
);

/** Whoever still waited for a moderator: their cases have nothing left to decide. */
function* dropHeld(id: string, rows: number): Queries<number> {
  const held = yield* query<RowOf<'circle_members', 'user_id'>>(
    `DELETE FROM circle_members WHERE circle_id = ? AND user_id IN
       (SELECT user_id FROM circle_members WHERE circle_id = ? AND state = 'held' LIMIT ?) RETURNING user_id`,
    id,
    id,
    rows,
  );
  for (const { user_id: userId } of held) yield* dropHeldCase('membership', membershipId(id, userId));
  return held.length;
}

function* removeCircle(id: string): Queries<number> {
  yield* dropHeldCase('circle', id);
  return (yield* query('DELETE FROM circles WHERE id = ? RETURNING id', id)).length;
}

const steps: readonly PurgeStep[] = [
  removeReactions,
  dropHeld,
  ...ofCircles.map(
    ([table]): PurgeStep =>
      function* (id, rows) {
        return (yield* query(removeOfCircleSql(table), id, id, rows)).length;
      },
  ),
  removeCircle,
];
