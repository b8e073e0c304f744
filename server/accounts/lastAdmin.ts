import { query, type Queries, type RowOf } from '../db/db.ts';
import { HttpError } from '../http/errors.ts';

/**
 * Throws 409 `last_admin` when this account is the only admin left. It first takes a row that everyone who might remove
 * an admin takes, so that two who remove each other come one after the other.
 */
export function* refuseLastAdmin(userId: string): Queries<void> {
  yield* lockAdmins();
  const admins = yield* query<RowOf<'users', 'id'>>(
    "SELECT id FROM users WHERE role = 'admin' AND blocked = 0 LIMIT 2",
  );
  if (admins.length === 1 && admins[0]?.id === userId)
    throw new HttpError(
      'last_admin',
      'The last admin can’t be demoted, blocked or deleted. Make somebody else an admin first.',
    );
}

/** Held to the end of the transaction. */
export const lockAdmins = (): Queries<unknown> =>
  query(
    "INSERT INTO settings (key, value) VALUES ('admins', '') ON CONFLICT (key) DO UPDATE SET value = excluded.value RETURNING key",
  );
