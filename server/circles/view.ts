import type { Circle } from '../../core/contract/circles.ts';
import { isoOrNull } from '../../core/rules/time.ts';
import type { SubjectCopy } from '../moderation/service.ts';
import type { CircleRow, MyCircleRow } from './store.ts';

/** A circle as one person sees it, who is nothing in it where `mine` does not say more. */
export const viewCircle = (
  circle: CircleRow,
  mine: Pick<MyCircleRow, 'role' | 'state'> = { role: null, state: null },
): Circle => ({
  id: circle.id,
  name: circle.name,
  description: circle.description,
  isPublic: circle.is_public === 1,
  emoji: circle.emoji,
  memberCount: circle.member_count,
  isActive: circle.deleted_at === null,
  role: (mine.state === 'member' && mine.role) || 'none',
  // Nobody is told whose decision it waits for.
  pending: mine.state === 'pending' || mine.state === 'held',
  createdAt: new Date(circle.created_at).toISOString(),
  deletedAt: isoOrNull(circle.deleted_at),
  canRestore: mine.role === 'owner' && circle.deleted_at !== null && circle.closed_by_staff === 0,
});

export const viewMine = (row: MyCircleRow): Circle => viewCircle(row, row);

/** A circle as the moderators see it. */
export const viewForDesk = (circle: CircleRow): SubjectCopy => ({
  authorId: circle.owner_id,
  anonymous: false,
  text: `${circle.name}\n${circle.description}`.trim(),
  imageId: null,
  imageAlt: '',
  audience: null,
  circleName: null,
  visible: circle.listed === 1,
});
