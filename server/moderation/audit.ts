import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '../../core/contract/moderation.ts';
import type { Before } from '../../core/contract/paging.ts';
import { query, type Queries, type RowOf } from '../db/db.ts';

/** What is kept of what staff did, for two years: ids and their own words, nothing else about anybody. */
interface Entry {
  /** Null for what the system did. */
  actorId: string | null;
  action: string;
  subjectId: string;
  reason?: string;
}

/** Writes what was done into the audit log, in the transaction that does it. Nobody can change it (docs/decisions.md 24). */
export const writeAudit = ({ actorId, action, subjectId, reason = '' }: Entry, now: number): Queries<unknown> =>
  query(
    'INSERT INTO audit_log (id, created_at, actor_id, action, subject_id, reason) VALUES (?, ?, ?, ?, ?, ?)',
    randomUUID(),
    now,
    actorId,
    action,
    subjectId,
    reason,
  );

/** Removes at most `limit` entries from before a moment, which the database refuses under two years. Gives how many that were. */
export function* removeAuditBefore(moment: number, limit: number): Queries<number> {
  const rows = yield* query(
    'DELETE FROM audit_log WHERE id IN (SELECT id FROM audit_log WHERE created_at < ? LIMIT ?) RETURNING id',
    moment,
    limit,
  );
  return rows.length;
}

/** The log, newest first. */
export function* listAudit({ createdAt, id }: Before, limit: number): Queries<AuditEntry[]> {
  const rows = yield* query<RowOf<'audit_log', 'id' | 'created_at' | 'actor_id' | 'action' | 'subject_id' | 'reason'>>(
    `SELECT id, created_at, actor_id, action, subject_id, reason FROM audit_log
     WHERE (created_at, id) < (?, ?) ORDER BY created_at DESC, id DESC LIMIT ?`,
    createdAt,
    id,
    limit,
  );
  return rows.map((row) => ({
    id: row.id,
    at: new Date(row.created_at).toISOString(),
    actorId: row.actor_id,
    action: row.action,
    subjectId: row.subject_id,
    reason: row.reason,
  }));
}
