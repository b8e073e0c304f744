/** What staff granted (decision 7), from fewest powers to most. `blocked` is reported as a role but kept as a flag. */
export const roles = ['registered', 'premium', 'contributor', 'moderator', 'admin'] as const;
export type Role = (typeof roles)[number];
export type ReportedRole = Role | 'blocked';

/** Ranks (spec 1 §6). They open reading; powers go by role name (decision 8). Unknown roles rank 0. */
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

/** What can be bought (decision 26). Basic opens the community; premium and family also add searches. */
export const paidTiers = ['basic', 'premium', 'family'] as const;
export type PaidTier = (typeof paidTiers)[number];
