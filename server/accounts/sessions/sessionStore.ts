import { first, hasRows, query, type Queries, type RowOf } from '../../db/db.ts';
import type { UserRow } from '../store.ts';

/** What a session's row is for. */
export const sessionState = {
  /** In use. */
  current: 0,
  /** The next request gets a new token: the account's powers have grown (docs/decisions.md 7). */
  toRenew: 1,
  /** Replaced; answers a moment longer, for requests that were already on their way with the old token. */
  replaced: 2,
} as const;

/** `created_at` is when the person signed in; a renewed token keeps it. */
export type SessionRow = RowOf<'sessions', 'user_id' | 'created_at' | 'expires_at' | 'state'> &
  Pick<
    UserRow,
    'role' | 'verified_at' | 'subscription_tier' | 'subscription_until' | 'suspended_until' | 'pastoral' | 'grants'
  >;

/** The one read of every signed-in request: a session that has not ended, and what its account may do. */
export const findSession = (tokenHash: string, now: number): Queries<SessionRow | undefined> =>
  first(
    query<SessionRow>(
      `SELECT s.user_id, s.created_at, s.expires_at, s.state, u.role, u.verified_at, u.subscription_tier, u.subscription_until,
         u.suspended_until, u.pastoral, u.grants
       FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE s.token_hash = ? AND s.expires_at > ? AND u.blocked = 0`,
      tokenHash,
      now,
    ),
  );

export const insertSession = (
  tokenHash: string,
  userId: string,
  createdAt: number,
  expiresAt: number,
): Queries<unknown> =>
  query(
    'INSERT INTO sessions (token_hash, user_id, created_at, expires_at) VALUES (?, ?, ?, ?)',
    tokenHash,
    userId,
    createdAt,
    expiresAt,
  );

export const extendSession = (tokenHash: string, expiresAt: number): Queries<unknown> =>
  query('UPDATE sessions SET expires_at = ? WHERE token_hash = ? AND state = 0', expiresAt, tokenHash);

/** Marks a session as replaced; false when another request was faster. */
export const replaceSession = (tokenHash: string, until: number): Queries<boolean> =>
  hasRows(
    query(
      'UPDATE sessions SET state = 2, expires_at = ? WHERE token_hash = ? AND state = 1 RETURNING token_hash',
      until,
      tokenHash,
    ),
  );

/** Ends one session, and with it the tokens that it replaced. */
export function* endSession(tokenHash: string): Queries<void> {
  const [row] = yield* query<RowOf<'sessions', 'user_id'>>(
    'DELETE FROM sessions WHERE token_hash = ? RETURNING user_id',
    tokenHash,
  );
  if (row) yield* query('DELETE FROM sessions WHERE user_id = ? AND state = 2', row.user_id);
}

export const endSessions = (userId: string): Queries<unknown> =>
  query('DELETE FROM sessions WHERE user_id = ?', userId);

/** Ends all sessions of an account but the one of this token. */
export const endOtherSessions = (userId: string, tokenHash: string | null): Queries<unknown> =>
  query('DELETE FROM sessions WHERE user_id = ? AND token_hash <> ?', userId, tokenHash ?? '');

export const renewSessions = (userId: string): Queries<unknown> =>
  query('UPDATE sessions SET state = 1 WHERE user_id = ? AND state = 0', userId);

export const sweepSessions = (now: number): Queries<unknown> =>
  query('DELETE FROM sessions WHERE expires_at <= ?', now);
