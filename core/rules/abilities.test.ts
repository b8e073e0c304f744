import { describe, expect, it } from 'vitest';
import { abilitiesOf, actions, effectiveRole, mayDo, type Action } from './abilities.ts';
import { grants, paidTiers, roles, type ReportedRole } from './roles.ts';

const closed = { subscriptionRequired: true };
const open = { subscriptionRequired: false };
const staff: Action[] = ['enterAdmin', 'moderate', 'readFeedback', 'readTrends'];
const adminOnly: Action[] = ['manageUsers', 'editAbout', 'manageSettings', 'manageKiosks'];
const paying: Action[] = ['readGated', 'participate', 'post', 'invite', 'pay'];

type Subject = NonNullable<Parameters<typeof mayDo>[0]>;
const subject = (fields: Partial<Subject>): Subject => ({
  role: 'registered',
  tier: null,
  verified: true,
  suspended: false,
  pastoral: false,
  grants: [],
  ...fields,
});

/** What each role may do with a confirmed address and no subscription (docs/decisions.md 8 and 9). */
const table: Record<ReportedRole, Action[]> = {
  blocked: [],
  registered: ['pay'],
  premium: paying,
  contributor: paying,
  moderator: [...paying, ...staff],
  admin: [...paying, ...staff, ...adminOnly],
};

describe('mayDo', () => {
  it.each(Object.entries(table))('%s', (role, allowed) => {
    for (const action of actions)
      expect(mayDo(subject({ role: role as ReportedRole }), action, closed), action).toBe(allowed.includes(action));
  });

  it.each(grants)('lets one account in by the grant %s, to that alone', (grant) => {
    const volunteer = subject({ grants: [grant] });
    const all = abilitiesOf(volunteer, closed);
    expect(actions.filter((action) => all[action]).sort()).toEqual(['enterAdmin', 'pay', grant].sort());
    expect(mayDo({ ...volunteer, role: 'blocked' }, grant, closed)).toBe(false);
    for (const action of ['enterAdmin', grant] as const)
      expect(mayDo({ ...volunteer, suspended: true }, action, closed), action).toBe(false);
  });

  it('lets nobody signed out do anything, whatever the settings', () => {
    expect(Object.values(abilitiesOf(null, open)).some(Boolean)).toBe(false);
  });

  it.each(paidTiers)('opens gated pages to the %s tier, but no powers', (tier) => {
    const user = subject({ tier });
    expect(actions.filter((action) => mayDo(user, action, closed))).toEqual(paying);
  });

  it('needs a confirmed address for posting, inviting and paying', () => {
    const user = subject({ role: 'admin', tier: 'family', verified: false });
    for (const action of ['post', 'invite', 'pay'] as const) expect(mayDo(user, action, open)).toBe(false);
    expect(mayDo(user, 'readGated', closed)).toBe(true);
  });

  it('lets a suspended account read, and nothing that others would see', () => {
    const user = subject({ role: 'admin', suspended: true });
    for (const action of ['participate', 'post', 'invite'] as const) expect(mayDo(user, action, open)).toBe(false);
    for (const action of ['readGated', 'pay'] as const) expect(mayDo(user, action, closed)).toBe(true);
  });

  it('shows what was sent to the pastoral team to its members alone, not to other admins', () => {
    expect(mayDo(subject({ role: 'admin' }), 'readPastoral', open)).toBe(false);
    expect(mayDo(subject({ pastoral: true }), 'readPastoral', open)).toBe(true);
  });

  it('opens gated pages to every account where no subscription is required, but never to a blocked one', () => {
    for (const role of roles) expect(mayDo(subject({ role, verified: false }), 'readGated', open)).toBe(true);
    expect(mayDo(subject({ role: 'blocked', tier: 'family' }), 'readGated', open)).toBe(false);
  });
});

describe('effectiveRole', () => {
  it('is the higher of granted and bought', () => {
    expect(effectiveRole({ role: 'registered', tier: 'premium' })).toBe('premium');
    expect(effectiveRole({ role: 'registered', tier: 'family' })).toBe('premium');
    expect(effectiveRole({ role: 'registered', tier: 'basic' })).toBe('registered');
    expect(effectiveRole({ role: 'moderator', tier: 'premium' })).toBe('moderator');
    expect(effectiveRole({ role: 'premium', tier: null })).toBe('premium');
  });
});
