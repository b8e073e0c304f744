import { randomUUID } from 'node:crypto';
import type { CircleRole } from '../../../core/contract/circles.ts';
import { query, type Db } from '../../db/db.ts';

/** A private circle, straight in the database; gives its id. The owner comes first. */
export const insertCircle = async (
  db: Db,
  ...members: readonly { userId: string; role: CircleRole; state?: 'member' | 'pending' | 'held' | 'removed' }[]
): Promise<string> => {
  const id = randomUUID();
  await db.write(function* () {
    yield* query(
      `INSERT INTO circles (id, owner_id, name, description, emoji, is_public, member_count, created_at, search_text)
       VALUES (?, ?, 'A circle', '', '🤝', 0, ?, 1, 'a circle')`,
      id,
      members[0]?.userId ?? '',
      members.filter(({ state = 'member' }) => state === 'member').length,
    );
    for (const { userId, role, state = 'member' } of members)
      yield* query(
        'INSERT INTO circle_members (circle_id, user_id, role, position, state, joined_at) VALUES (?, ?, ?, ?, ?, 1)',
        id,
        userId,
        role,
        ['owner', 'admin', 'member'].indexOf(role),
        state,
      );
  });
  return id;
};
