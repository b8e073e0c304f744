import type { CircleRole } from '../../core/contract/circles.ts';
import { query, type Queries, type RowOf } from '../db/db.ts';

/** What decides, beside the account itself, what somebody hears. */
export interface Relations {
  /** The circles they are a member of, and which of those they look after. */
  circles: ReadonlyMap<string, CircleRole>;
  /** Whom they blocked or muted, and who blocked them. */
  unheard: ReadonlySet<string>;
}

export function* readRelations(userId: string): Queries<Relations> {
  const circles = yield* query<RowOf<'circle_members', 'circle_id' | 'role', { role: CircleRole }>>(
    "SELECT circle_id, role FROM circle_members WHERE user_id = ? AND state = 'member'",
    userId,
  );
  const unheard = yield* query<{ person: string }>(
    `SELECT other_id AS person FROM blocks WHERE user_id = ?
     UNION SELECT user_id AS person FROM blocks WHERE other_id = ? AND kind = 'block'`,
    userId,
    userId,
  );
  return {
    circles: new Map(circles.map(({ circle_id: id, role }) => [id, role])),
    unheard: new Set(unheard.map(({ person }) => person)),
  };
}
