import type { AdminUser } from '../../core/contract/admin.ts';
import { activeTier, reportedRoleOf, subscriptionOf, type UserRow } from '../accounts/service.ts';

/** An account as admins see it. */
export const viewAdminUser = (row: UserRow, now: number): AdminUser => ({
  id: row.id,
  email: row.email,
  emailVerified: row.verified_at !== null,
  username: row.nickname,
  nickname: row.nickname,
  displayName: row.display_name,
  avatar: row.avatar,
  createdAt: new Date(row.created_at).toISOString(),
  role: reportedRoleOf(row),
  ...subscriptionOf(activeTier(row, now)),
});
