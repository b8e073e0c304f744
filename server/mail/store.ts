import { first, hasRows, query, type Queries, type RowOf } from '../db/db.ts';

export type OutboxRow = RowOf<'outbox', 'id' | 'kind' | 'recipient' | 'data' | 'tries'>;

interface NewMail {
  id: string;
  kind: string;
  to: string;
  data: string;
  createdAt: number;
  /** Not before this moment. */
  sendAt: number;
}

export const insert = (mail: NewMail): Queries<unknown> =>
  query(
    'INSERT INTO outbox (id, kind, recipient, data, created_at, next_try_at) VALUES (?, ?, ?, ?, ?, ?)',
    mail.id,
    mail.kind,
    mail.to,
    mail.data,
    mail.createdAt,
    mail.sendAt,
  );

/** Whether a mail of a kind to somebody is still to be written: one under way was, and may say too little. */
export const isAhead = (kind: string, to: string, now: number): Queries<boolean> =>
  hasRows(
    query('SELECT id FROM outbox WHERE recipient = ? AND kind = ? AND claimed_until <= ? LIMIT 1', to, kind, now),
  );

export const isWaiting = (now: number): Queries<boolean> =>
  hasRows(query('SELECT id FROM outbox WHERE next_try_at <= ? AND claimed_until <= ? LIMIT 1', now, now));

/**
 * Takes the mail that has waited longest. The outer condition is checked again under the row lock, so that of several
 * processes only one gets it; the others get nothing and ask again.
 */
export const claimNext = (claim: string, now: number, until: number): Queries<OutboxRow | undefined> =>
  first(
    query<OutboxRow>(
      `UPDATE outbox SET claim = ?, claimed_until = ?, tries = tries + 1
       WHERE claimed_until <= ? AND id = (
         SELECT id FROM outbox WHERE next_try_at <= ? AND claimed_until <= ? ORDER BY next_try_at, id LIMIT 1)
       RETURNING id, kind, recipient, data, tries`,
      claim,
      until,
      now,
      now,
      now,
    ),
  );

export const remove = (id: string): Queries<unknown> => query('DELETE FROM outbox WHERE id = ?', id);

export const postpone = (id: string, nextTryAt: number): Queries<unknown> =>
  query('UPDATE outbox SET next_try_at = ?, claimed_until = 0, claim = NULL WHERE id = ?', nextTryAt, id);

export const erase = (recipient: string): Queries<unknown> =>
  query('DELETE FROM outbox WHERE recipient = ?', recipient);
