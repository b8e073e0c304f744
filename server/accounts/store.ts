import type { PaidTier, Role } from '../../core/rules/roles.ts';
import { utcDay } from '../../core/rules/time.ts';
import { first, hasRows, placeholdersFor, query, valuesIn, type NamesIn, type Queries, type RowOf } from '../db/db.ts';

export const userColumns =
  'id, email, email_key, claimed_key, password_hash, nickname, display_name, bio, avatar, birth_date, role, blocked, verified_at, subscription_tier, subscription_until, created_at, suspended_until, pastoral, grants';

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

export const findUser = (id: string): Queries<UserRow | undefined> =>
  first(query<UserRow>(`SELECT ${userColumns} FROM users WHERE id = ?`, id));

export const findByEmail = (key: string): Queries<UserRow | undefined> =>
  first(query<UserRow>(`SELECT ${userColumns} FROM users WHERE email_key = ?`, key));

/** Whoever may sign in with an address: its owner first, then the newest provisional accounts that claim it. */
export function* findSignInCandidates(key: string): Queries<UserRow[]> {
  const owner = yield* findByEmail(key);
  const claims = yield* query<UserRow>(
    `SELECT ${userColumns} FROM users WHERE claimed_key = ? ORDER BY created_at DESC, id LIMIT ${MAX_SIGN_IN_CANDIDATES}`,
    key,
  );
  return owner ? [owner, ...claims] : claims;
}

export const findByIdentity = (issuer: string, subject: string): Queries<UserRow | undefined> =>
  first(
    query<UserRow>(
      `SELECT ${userColumns} FROM users WHERE id = (SELECT user_id FROM identities WHERE issuer = ? AND subject = ?)`,
      issuer,
      subject,
    ),
  );

/**
 * Adds an account, and counts it among its day's unless it is provisional; false when its address was taken in the meantime.
 */
export function* insertUser(user: UserRow): Queries<boolean> {
  const isAdded = yield* hasRows(
    query(
      `INSERT INTO users (${userColumns}, search_text)
       VALUES (${placeholdersFor(userColumns)}, ?) ON CONFLICT (email_key) DO NOTHING RETURNING id`,
      ...valuesIn(userColumns, user),
      searchText(user),
    ),
  );
  if (isAdded && user.email_key !== null) yield* countRegistration(utcDay(user.created_at));
  return isAdded;
}

const countRegistration = (day: string): Queries<unknown> =>
  query(
    `INSERT INTO registration_days (day, registrations) VALUES (?, 1)
     ON CONFLICT (day) DO UPDATE SET registrations = registration_days.registrations + 1`,
    day,
  );

export const updateProfileRow = (user: UserRow): Queries<unknown> =>
  query(
    'UPDATE users SET nickname = ?, display_name = ?, bio = ?, avatar = ?, birth_date = ?, search_text = ? WHERE id = ?',
    ...valuesIn('nickname, display_name, bio, avatar, birth_date', user),
    searchText(user),
    user.id,
  );

export const setPassword = (id: string, hash: string): Queries<unknown> =>
  query('UPDATE users SET password_hash = ? WHERE id = ?', hash, id);

/**
 * Whether the account is there and still has the password that was compared a moment ago. If so it keeps it until the
 * transaction ends: the update changes nothing, it takes the row that a change of password takes too.
 */
export const lockUserIfPasswordUnchanged = (user: Pick<UserRow, 'id' | 'password_hash'>): Queries<boolean> =>
  hasRows(
    query(
      'UPDATE users SET password_hash = password_hash WHERE id = ? AND password_hash = ? RETURNING id',
      user.id,
      user.password_hash,
    ),
  );

/** Confirms the address of an account, unless the account has another one by now. */
export const setVerified = (id: string, key: string, now: number): Queries<unknown> =>
  query('UPDATE users SET verified_at = coalesce(verified_at, ?) WHERE id = ? AND email_key = ?', now, id, key);

export const setRole = (id: string, role: Role): Queries<unknown> =>
  query('UPDATE users SET role = ? WHERE id = ?', role, id);

export const setBlocked = (id: string, blocked: boolean): Queries<unknown> =>
  query('UPDATE users SET blocked = ? WHERE id = ?', blocked ? 1 : 0, id);

export const setBirthDate = (id: string, birthDate: string): Queries<unknown> =>
  query('UPDATE users SET birth_date = ? WHERE id = ?', birthDate, id);

export const setPastoral = (id: string, pastoral: boolean): Queries<unknown> =>
  query('UPDATE users SET pastoral = ? WHERE id = ?', pastoral ? 1 : 0, id);

/** `grants` as the column has them, with commas between. */
export const setGrants = (id: string, grants: string): Queries<unknown> =>
  query('UPDATE users SET grants = ? WHERE id = ?', grants, id);

export const insertIdentity = (issuer: string, subject: string, userId: string, now: number): Queries<boolean> =>
  hasRows(
    query(
      `INSERT INTO identities (issuer, subject, user_id, created_at) VALUES (?, ?, ?, ?)
       ON CONFLICT (issuer, subject) DO NOTHING RETURNING user_id`,
      issuer,
      subject,
      userId,
      now,
    ),
  );

export const hasIdentity = (userId: string, issuer: string): Queries<boolean> =>
  hasRows(query('SELECT user_id FROM identities WHERE user_id = ? AND issuer = ? LIMIT 1', userId, issuer));

/** Provisional accounts from before a moment. */
export const provisionalBefore = (moment: number): Queries<RowOf<'users', 'id'>[]> =>
  query<RowOf<'users', 'id'>>(
    'SELECT id FROM users WHERE email_key IS NULL AND created_at < ? ORDER BY created_at, id LIMIT 10',
    moment,
  );
