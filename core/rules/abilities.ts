import { rankOf, type PaidTier, type ReportedRole, type Role } from './roles.ts';

/** Everything that is not open to all. */
export const actions = [
  'readGated',
  'post',
  'invite',
  'pay',
  'enterAdmin',
  'moderate',
  'readFeedback',
  'readTrends',
  'manageUsers',
  'editAbout',
  'manageKiosks',
] as const;
export type Action = (typeof actions)[number];
type Abilities = Record<Action, boolean>;

/** What decides about a person: the role staff granted, a paid tier that is active now, and a confirmed address. */
interface Subject {
  role: ReportedRole;
  tier: PaidTier | null;
  verified: boolean;
}

export interface GateSettings {
  /** SUBSCRIPTION_REQUIRED: whether gated pages need a paid tier (docs/decisions.md 9). */
  subscriptionRequired: boolean;
}

/**
 * The one place that says who may do what: gates, policies, /api/subscription-required and the abilities sent to screens
 * all ask here. Ranks open reading; powers go by role name (docs/decisions.md 8). Nobody signed out may do any of it.
 */
export const mayDo = (user: Subject | null, action: Action, settings: GateSettings): boolean => {
  if (!user || user.role === 'blocked') return false;
  const { role, verified } = user;
  switch (action) {
    case 'readGated':
      return !settings.subscriptionRequired || user.tier !== null || rankOf(role) >= 2;
    case 'post':
    case 'invite':
      return verified && mayDo(user, 'readGated', settings);
    case 'pay':
      return verified;
    case 'moderate':
    case 'readFeedback':
    case 'readTrends':
      return role === 'admin' || role === 'moderator';
    // Moderators enter once there is a panel for them: until then they would find an empty page.
    case 'enterAdmin':
    case 'manageUsers':
    case 'editAbout':
    case 'manageKiosks':
      return role === 'admin';
  }
};

export const abilitiesOf = (user: Subject | null, settings: GateSettings): Abilities =>
  Object.fromEntries(actions.map((action) => [action, mayDo(user, action, settings)])) as Abilities;

/** The higher of what staff granted and what was bought (docs/decisions.md 7): what daily limits go by. */
export const effectiveRole = ({ role, tier }: { role: Role; tier: PaidTier | null }): Role =>
  (tier === 'premium' || tier === 'family') && rankOf(role) < rankOf('premium') ? 'premium' : role;
