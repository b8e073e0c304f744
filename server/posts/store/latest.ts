import type { CircleRole } from '../../../core/contract/circles.ts';
import { query, type Queries, type RowOf } from '../../db/db.ts';

type CircleOfReader = RowOf<'circles', 'id' | 'name' | 'emoji'> & { role: CircleRole };

/**
 * The circles of somebody in which something was written last. Each costs one look into the index of posts, and nobody is in more
 * than a hundred.
 */
export const circlesWithNews = (userId: string, count: number): Queries<CircleOfReader[]> =>
  query<CircleOfReader>(
    `SELECT id, name, emoji, role FROM (
       SELECT c.id, c.name, c.emoji, m.role, (SELECT max(p.created_at) FROM posts p WHERE p.stream = c.id) AS newest
       FROM circle_members m JOIN circles c ON c.id = m.circle_id
       WHERE m.user_id = ? AND m.state = 'member' AND c.deleted_at IS NULL) AS mine
     WHERE newest IS NOT NULL ORDER BY newest DESC, id LIMIT ?`,
    userId,
    count,
  );
