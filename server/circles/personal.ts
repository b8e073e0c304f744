import { latestAdultBirthDate } from '../../core/rules/ages.ts';
import { isoOrNull } from '../../core/rules/time.ts';
import type { PersonalFeature } from '../accounts/service.ts';
import { first, query, type Queries, type RowOf } from '../db/db.ts';
import { behind } from '../db/newestFirst.ts';
import { dropHeldCase } from '../moderation/service.ts';
import { membershipId } from './members/admit.ts';
import { dropMember, findMember, memberColumns, putMember, type MemberRow } from './members/store.ts';
import { addToCount, holdAnyCircle, setDeleted, setOwner, type CircleRow, type MemberState } from './store.ts';

/** In which circles somebody is, and what becomes of theirs when their account goes (docs/decisions.md 23). */
export const circlesData = (now: () => number): PersonalFeature => ({
  name: 'circles',
  *exportPage(userId, before, limit) {
    const rows = yield* query<
      { id: string; created_at: number } & RowOf<'circle_members', 'role'> & { state: MemberState } & RowOf<
          'circles',
          'name'
        >
    >(
      `SELECT m.circle_id AS id, m.joined_at AS created_at, m.role, m.state, c.name
       FROM circle_members m JOIN circles c ON c.id = m.circle_id
       WHERE m.user_id = ? AND (m.joined_at, m.circle_id) < (?, ?) ORDER BY m.joined_at DESC, m.circle_id DESC LIMIT ?`,
      userId,
      before.createdAt,
      before.id,
      limit.rows,
    );
    const items = rows.map(({ id, name, role, state, created_at: since }) => ({
      id,
      name,
      role: state === 'member' ? role : 'none',
      pending: state === 'pending' || state === 'held',
      removed: state === 'removed',
      since: isoOrNull(since),
    }));
    return { items, next: behind(rows) };
  },
  *erase(userId) {
    // Always in the same order: two who go at once must not wait for each other.
    const rows = yield* query<RowOf<'circle_members', 'circle_id'>>(
      'SELECT circle_id FROM circle_members WHERE user_id = ? ORDER BY circle_id',
      userId,
    );
    for (const { circle_id: circleId } of rows) yield* eraseFrom(circleId, userId, now());
  },
});

function* eraseFrom(circleId: string, userId: string, now: number): Queries<void> {
  const circle = yield* holdAnyCircle(circleId);
  const member = yield* findMember(circleId, userId);
  if (!circle || !member) return;
  yield* dropMember(circleId, userId);
  if (member.state === 'member') yield* addToCount(circleId, -1);
  if (member.state === 'held') yield* dropHeldCase('membership', membershipId(circleId, userId));
  if (circle.owner_id === userId) yield* passOn(circle, now);
}

/** Gives a circle to the adult who has been an admin longest, else a member longest; without one it closes for good. */
function* passOn({ id, deleted_at: deletedAt }: CircleRow, now: number): Queries<void> {
  const heir = deletedAt === null ? yield* findHeir(id, now) : undefined;
  yield* setOwner(id, heir?.user_id ?? null);
  if (heir) yield* putMember(id, { ...heir, role: 'owner' });
  else yield* setDeleted(id, deletedAt ?? now, false);
}

const findHeir = (circleId: string, now: number): Queries<MemberRow | undefined> =>
  first(
    query<MemberRow>(
      `SELECT ${memberColumns} FROM circle_members
       WHERE circle_id = ? AND state = 'member'
         AND EXISTS (SELECT 1 FROM users u WHERE u.id = user_id AND u.birth_date <= ? AND u.blocked = 0)
       ORDER BY position, joined_at, user_id LIMIT 1`,
      circleId,
      latestAdultBirthDate(now),
    ),
  );
