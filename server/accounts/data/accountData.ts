import { isoOrNull } from '../../../core/rules/time.ts';
import { query, type Queries, type RowOf } from '../../db/db.ts';
import { forgetCounters } from '../../limits/service.ts';
import { eraseMail } from '../../mail/service.ts';
import type { PersonalFeature } from './personalData.ts';
import { endSessions } from '../sessions/sessionStore.ts';
import { forgetDevices } from '../signIn/signIn.ts';
import { findUser } from '../store.ts';

/** Sessions that a download lists, the latest: more than anybody has who is no script. */
const SESSIONS = 1000;

/** What accounts itself keeps about a person. The password's hash is not theirs to take along. */
export const accountData: PersonalFeature = {
  name: 'account',
  *export(userId): Queries<unknown> {
    const user = yield* findUser(userId);
    if (!user) return null;
    const sessions = yield* query<RowOf<'sessions', 'created_at' | 'expires_at'>>(
      'SELECT created_at, expires_at FROM sessions WHERE user_id = ? ORDER BY created_at DESC LIMIT ?',
      userId,
      SESSIONS,
    );
    const identities = yield* query<RowOf<'identities', 'issuer' | 'subject' | 'created_at'>>(
      'SELECT issuer, subject, created_at FROM identities WHERE user_id = ? ORDER BY created_at',
      userId,
    );
    return {
      id: user.id,
      email: user.email,
      emailVerifiedAt: isoOrNull(user.verified_at),
      nickname: user.nickname,
      displayName: user.display_name,
      bio: user.bio,
      avatar: user.avatar,
      birthDate: user.birth_date,
      role: user.role,
      subscriptionTier: user.subscription_tier,
      subscriptionUntil: isoOrNull(user.subscription_until),
      createdAt: isoOrNull(user.created_at),
      sessions: sessions.map((each) => ({ startedAt: isoOrNull(each.created_at), endsAt: isoOrNull(each.expires_at) })),
      signInWith: identities.map((each) => ({
        issuer: each.issuer,
        subject: each.subject,
        since: isoOrNull(each.created_at),
      })),
    };
  },
  *erase(userId) {
    const user = yield* findUser(userId);
    if (user?.email_key) yield* eraseMail(user.email);
    yield* endSessions(userId);
    yield* forgetDevices(userId);
    yield* query('DELETE FROM identities WHERE user_id = ?', userId);
    yield* query('DELETE FROM mail_tokens WHERE user_id = ?', userId);
    yield* forgetCounters(userId);
    yield* query('DELETE FROM users WHERE id = ?', userId);
  },
};
