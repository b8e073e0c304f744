import type { PaidTier, Role } from '../../core/rules/roles.ts';
import { query, type NamesIn, type Queries, type RowOf } from '../db/db.ts';

export const userColumns =
  'id, email, email_key, claimed_key, password_hash, nickname, display_name, bio, avatar, birth_date, role, blocked, verified_at, subscription_tier, subscription_until, created_at';

/**
 * `email_key` is null for a provisional account (registration/register.ts); its `claimed_key` is the address it was registered
 * with, which is somebody else's.
 */
export type UserRow = RowOf<'users', NamesIn<typeof userColumns>, { role: Role; subscription_tier: PaidTier | null }>;

/** Provisional accounts of one address that can be signed in to: what a sign-in reads stays bounded. */
const MAX_SIGN_IN_CANDIDATES = 100;

/** The form in which addresses are compared. */
export const emailKey = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** What the admin's search looks through. */
export const searchText = (user: { nickname: string; display_name: string; email: string }): string =>
  `${user.nickname}\n${user.display_name}\n${user.email}`.normalize('NFC').toLowerCase();

export function* findUser(id: string): Queries<UserRow | undefined> {
  const [row] = yield* query<UserRow>(`SELECT ${userColumns} FROM users WHERE id = ?`, id);
  return row;
}

export function* findByEmail(key: string): Queries<UserRow | undefined> {
  const [row] = yield* query<UserRow>(`SELECT ${userColumns} FROM users WHERE email_key = ?`, key);
  return row;
}

/** Whoever may sign in with an address: its owner first, then the newest provisional accounts that claim it. */
export function* findSignInCandidates(key: string): Queries<UserRow[]> {
  const owner = yield* findByEmail(key);
  const claims = yield* query<UserRow>(
    `SELECT ${userColumns} FROM users WHERE claimed_key = ? ORDER BY created_at DESC, id LIMIT ${MAX_SIGN_IN_CANDIDATES}`,
    key,
  );
  return owner ? [owner, ...claims] : claims;
}

export function* findByIdentity(issuer: string, subject: string): Queries<UserRow | undefined> {
  const [row] = yield* query<UserRow>(
    `SELECT ${userColumns} FROM users WHERE id = (SELECT user_id FROM identities WHERE issuer = ? AND subject = ?)`,
    issuer,
    subject,
  );
  return row;
}

/** Adds an account; false when its address was taken in the meantime. */
export function* insertUser(user: UserRow): Queries<boolean> {
  const rows = yield* query(
    `INSERT INTO users (${userColumns}, search_text)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (email_key) DO NOTHING RETURNING id`,
    user.id,
    user.email,
    user.email_key,
    user.claimed_key,
    user.password_hash,
    user.nickname,
    user.display_name,
    user.bio,
    user.avatar,
    user.birth_date,
    user.role,
    user.blocked,
    user.verified_at,
    user.subscription_tier,
    user.subscription_until,
    user.created_at,
    searchText(user),
  );
  return rows.length === 1;
}

export function* updateProfileRow(user: UserRow): Queries<void> {
  yield* query(
    'UPDATE users SET nickname = ?, display_name = ?, bio = ?, avatar = ?, birth_date = ?, search_text = ? WHERE id = ?',
    user.nickname,
    user.display_name,
    user.bio,
    user.avatar,
    user.birth_date,
    searchText(user),
    user.id,
  );
}

export function* setPassword(id: string, hash: string): Queries<void> {
  yield* query('UPDATE users SET password_hash = ? WHERE id = ?', hash, id);
}

/**
 * Whether the account is there and still has the password that was compared a moment ago. If so it keeps it until the
 * transaction ends: the update changes nothing, it takes the row that a change of password takes too.
 */
export function* lockUserIfPasswordUnchanged({
  id,
  password_hash,
}: Pick<UserRow, 'id' | 'password_hash'>): Queries<boolean> {
  const rows = yield* query(
    'UPDATE users SET password_hash = password_hash WHERE id = ? AND password_hash = ? RETURNING id',
    id,
    password_hash,
  );
  return rows.length === 1;
}

/** Confirms the address of an account, unless the account has another one by now. */
export function* setVerified(id: string, key: string, now: number): Queries<void> {
  yield* query('UPDATE users SET verified_at = coalesce(verified_at, ?) WHERE id = ? AND email_key = ?', now, id, key);
}

export function* setRole(id: string, role: Role): Queries<void> {
  yield* query('UPDATE users SET role = ? WHERE id = ?', role, id);
}

export function* setBlocked(id: string, blocked: boolean): Queries<void> {
  yield* query('UPDATE users SET blocked = ? WHERE id = ?', blocked ? 1 : 0, id);
}

export function* insertIdentity(issuer: string, subject: string, userId: string, now: number): Queries<boolean> {
  const rows = yield* query(
    `INSERT INTO identities (issuer, subject, user_id, created_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (issuer, subject) DO NOTHING RETURNING user_id`,
    issuer,
    subject,
    userId,
    now,
  );
  return rows.length === 1;
}

export function* hasIdentity(userId: string, issuer: string): Queries<boolean> {
  const rows = yield* query('SELECT user_id FROM identities WHERE user_id = ? AND issuer = ? LIMIT 1', userId, issuer);
  return rows.length > 0;
}

/** Provisional accounts from before a moment. */
export function* provisionalBefore(moment: number): Queries<RowOf<'users', 'id'>[]> {
  return yield* query<RowOf<'users', 'id'>>(
    'SELECT id FROM users WHERE email_key IS NULL AND created_at < ? ORDER BY created_at, id LIMIT 10',
    moment,
  );
}
