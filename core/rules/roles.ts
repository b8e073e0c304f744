/**
 * What staff granted, from fewest powers to most. What was bought is kept beside it, and `blocked` is a flag that is only
 * reported as a role, so that neither overwrites what was granted (docs/decisions.md 7).
 */
export const roles = ['registered', 'premium', 'contributor', 'moderator', 'admin'] as const;
export type Role = (typeof roles)[number];
export type ReportedRole = Role | 'blocked';

/** Ranks (docs/specification.md 1 §6) open reading; powers go by role name (docs/decisions.md 8). Unknown roles rank 0. */
const ranks: Record<string, number> = {
  admin: 4,
  moderator: 3,
  contributor: 3,
  premium: 2,
  member: 1,
  registered: 1,
  blocked: 0,
};

export const rankOf = (role: string): number => (Object.hasOwn(ranks, role) ? (ranks[role] ?? 0) : 0);

/** Whether a role keeps order among people. */
export const isStaff = (role: ReportedRole): boolean => role === 'moderator' || role === 'admin';

/** What can be bought (docs/decisions.md 26). Basic opens the community; premium and family also add searches. */
export const paidTiers = ['basic', 'premium', 'family'] as const;
export type PaidTier = (typeof paidTiers)[number];

/** Single powers that an admin may give to one account, whatever its role (docs/decisions.md 8). */
export const grants = ['readFeedback', 'readTrends', 'manageKiosks'] as const;
export type Grant = (typeof grants)[number];
