import { grants, rankOf, type Grant, type PaidTier, type ReportedRole, type Role } from './roles.ts';

interface Rule {
  /** Needs a paid tier or a rank that opens reading, where the server asks for a subscription. */
  gated?: true;
  /** Needs a confirmed address. */
  verified?: true;
  /** Is closed to the suspended (docs/decisions.md 24), who read, export and appeal. */
  active?: true;
  /** Needs a place on the pastoral team, which an admin gives. */
  pastoral?: true;
  /** Needs one of these, or the grant of the action's name. */
  roles?: readonly Role[];
}

/** Everything that is not open to all, and what it needs besides an account. */
const rules = {
  readGated: { gated: true },
  /** Joins circles, reacts, says that it attends. */
  participate: { gated: true, active: true },
  /** Writes what others read, and makes circles. */
  post: { gated: true, verified: true, active: true },
  invite: { gated: true, verified: true, active: true },
  readPastoral: { gated: true, pastoral: true },
  pay: { verified: true },
  enterAdmin: { roles: ['moderator', 'admin'] },
  moderate: { roles: ['moderator', 'admin'], active: true },
  readFeedback: { roles: ['moderator', 'admin'] },
  readTrends: { roles: ['moderator', 'admin'] },
  manageUsers: { roles: ['admin'] },
  editAbout: { roles: ['admin'] },
  manageSettings: { roles: ['admin'] },
  manageKiosks: { roles: ['admin'] },
} as const satisfies Record<string, Rule>;

export type Action = keyof typeof rules;
export const actions = Object.keys(rules) as Action[];
type Abilities = Record<Action, boolean>;

/** What decides about a person: the role staff granted, a paid tier that is active now, and a confirmed address. */
interface Subject {
  role: ReportedRole;
  tier: PaidTier | null;
  verified: boolean;
  suspended: boolean;
  pastoral: boolean;
  /** Single powers that an admin gave to this account. */
  grants: readonly Grant[];
}

export interface GateSettings {
  /** Whether gated pages need a paid tier (docs/decisions.md 9): an admin's setting, or SUBSCRIPTION_REQUIRED. */
  subscriptionRequired: boolean;
}

/**
 * The one place that says who may do what: gates, policies, /api/subscription-required and the abilities sent to screens
 * all ask here. Ranks open reading; powers go by role name (docs/decisions.md 8). Nobody signed out may do any of it.
 */
export const mayDo = (user: Subject | null, action: Action, { subscriptionRequired }: GateSettings): boolean => {
  if (!user || user.role === 'blocked') return false;
  const { role, tier, verified, suspended, pastoral } = user;
  const needs: Rule = rules[action];
  if (needs.gated && subscriptionRequired && tier === null && rankOf(role) < 2) return false;
  if ((needs.verified && !verified) || (needs.active && suspended) || (needs.pastoral && !pastoral)) return false;
  if (!needs.roles || needs.roles.includes(role)) return true;
  // What was only lent rests while its holder may only read their own.
  if (suspended) return false;
  // Any of them leads into the dashboard, where it opens its own panel alone.
  return action === 'enterAdmin' ? user.grants.length > 0 : isGrant(action) && user.grants.includes(action);
};

const isGrant = (action: string): action is Grant => grants.some((grant) => grant === action);

/** Whether it is closed without a subscription, where one is required. */
export const isGated = (action: Action): boolean => 'gated' in rules[action];

export const abilitiesOf = (user: Subject | null, settings: GateSettings): Abilities =>
  Object.fromEntries(actions.map((action) => [action, mayDo(user, action, settings)])) as Abilities;

/** The higher of what staff granted and what was bought (docs/decisions.md 7): what daily limits go by. */
export const effectiveRole = ({ role, tier }: { role: Role; tier: PaidTier | null }): Role =>
  (tier === 'premium' || tier === 'family') && rankOf(role) < rankOf('premium') ? 'premium' : role;
