import type { CurrentUser } from '../../core/contract/accounts.ts';
import { abilitiesOf, type GateSettings } from '../../core/rules/abilities.ts';
import { grants, type Grant, type PaidTier, type ReportedRole } from '../../core/rules/roles.ts';
import { isoOrNull } from '../../core/rules/time.ts';
import type { UserRow } from './store.ts';

/** The tier that is paid for now. */
export const activeTier = (
  row: Pick<UserRow, 'subscription_tier' | 'subscription_until'>,
  now: number,
): PaidTier | null => (row.subscription_tier && (row.subscription_until ?? 0) > now ? row.subscription_tier : null);

/** When a suspension that runs now ends, in milliseconds; null without one. */
export const suspensionEnd = (
  { suspended_until: until }: Pick<UserRow, 'suspended_until'>,
  now: number,
): number | null => (until !== null && until > now ? until : null);

/** `blocked` is a flag, reported as a role: the role that was granted stays beside it (docs/decisions.md 7). */
export const reportedRoleOf = (row: Pick<UserRow, 'role' | 'blocked'>): ReportedRole =>
  row.blocked ? 'blocked' : row.role;

/** Single powers that an admin gave; the column has commas between them. */
export const grantsOf = ({ grants: column }: Pick<UserRow, 'grants'>): Grant[] => {
  const given = column.split(',');
  return grants.filter((grant) => given.includes(grant));
};

export const subscriptionOf = (tier: PaidTier | null) =>
  ({ subscriptionTier: tier ?? 'free', subscriptionStatus: tier ? 'active' : 'inactive' }) as const;

/** The account as its owner sees it. */
export const viewCurrentUser = (row: UserRow, settings: GateSettings, now: number): CurrentUser => {
  const tier = activeTier(row, now);
  const role = reportedRoleOf(row);
  const verified = row.verified_at !== null;
  const suspendedUntil = suspensionEnd(row, now);
  const subject = {
    role,
    tier,
    verified,
    suspended: suspendedUntil !== null,
    pastoral: row.pastoral === 1,
    grants: grantsOf(row),
  };
  return {
    id: row.id,
    email: row.email,
    emailVerified: verified,
    username: row.nickname,
    nickname: row.nickname,
    displayName: row.display_name,
    bio: row.bio,
    avatar: row.avatar,
    birthDate: row.birth_date,
    createdAt: new Date(row.created_at).toISOString(),
    role,
    ...subscriptionOf(tier),
    subscriptionUntil: isoOrNull(tier && row.subscription_until),
    hasPassword: row.password_hash !== null,
    suspendedUntil: isoOrNull(suspendedUntil),
    abilities: abilitiesOf(subject, settings),
  };
};
