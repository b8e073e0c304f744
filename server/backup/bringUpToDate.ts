import { hasRows, query, type Queries, type RowOf } from '../db/db.ts';
import type { Decisions } from './decisions.ts';

export interface BroughtUp {
  /** Accounts that were deleted since the backup, and are so again at the next start. */
  deleted: number;
  /** Accounts that were blocked since, and stay so. */
  blocked: number;
  /** Admins that were blocked since and are not any more: else nobody might be left who can lift it. */
  admins: number;
}

/** Makes a restored database one that can be served: nothing that ended since the backup begins again. */
export function* bringUpToDate(decisions: Decisions | null): Queries<BroughtUp> {
  yield* endEverything();
  yield* endKiosks(decisions?.kiosks ?? []);
  const done = { deleted: 0, blocked: 0, admins: 0 };
  if (!decisions) return done;
  for (const { user_id: id, deleted_at: at } of decisions.deleted) {
    yield* query('INSERT INTO deleted_accounts (user_id, deleted_at) VALUES (?, ?) ON CONFLICT DO NOTHING', id, at);
    if (!(yield* hasRows(query<RowOf<'users', 'id'>>('SELECT id FROM users WHERE id = ?', id)))) continue;
    // The next start erases it through every feature, before it listens (server/app.ts).
    yield* query('INSERT INTO erasures (user_id, erased_at) VALUES (?, 0) ON CONFLICT DO NOTHING', id);
    done.deleted += 1;
  }
  for (const { id, blocked, suspended_until: until } of decisions.blocked) {
    if (until !== null)
      yield* query(
        'UPDATE users SET suspended_until = ? WHERE id = ? AND coalesce(suspended_until, 0) < CAST(? AS bigint)',
        until,
        id,
        until,
      );
    if (blocked === 0) continue;
    const [found] = yield* query<RowOf<'users', 'role'>>('SELECT role FROM users WHERE id = ? AND blocked = 0', id);
    if (found?.role === 'admin') done.admins += 1;
    else if (found && (yield* hasRows(query('UPDATE users SET blocked = 1 WHERE id = ? RETURNING id', id))))
      done.blocked += 1;
  }
  for (const { address_hash: hash, action_id: action, created_at: at } of decisions.banned)
    yield* query(
      'INSERT INTO banned_addresses (address_hash, action_id, created_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      hash,
      action,
      at,
    );
  return done;
}

/** Sessions, links and codes that may have been ended or used since, mails that have left, and what a dead process was at. */
function* endEverything(): Queries<void> {
  yield* query('DELETE FROM sessions');
  yield* query('DELETE FROM known_devices');
  yield* query('DELETE FROM mail_tokens');
  yield* query('DELETE FROM appeal_tokens');
  yield* query('DELETE FROM desktop_sign_ins');
  yield* query('DELETE FROM circle_invites WHERE token_hash IS NOT NULL');
  yield* query('DELETE FROM outbox');
  yield* query('DELETE FROM leases');
}

/** A screen stays connected if it was so to the last. */
function* endKiosks(connected: readonly string[]): Queries<void> {
  yield* query('UPDATE kiosks SET code_hash = NULL, code_expires_at = NULL');
  const kiosks = yield* query<RowOf<'kiosks', 'id' | 'token_hash'>>(
    'SELECT id, token_hash FROM kiosks WHERE token_hash IS NOT NULL',
  );
  for (const { id, token_hash: hash } of kiosks)
    if (hash !== null && !connected.includes(hash))
      yield* query('UPDATE kiosks SET token_hash = NULL, paired_at = NULL WHERE id = ?', id);
}
