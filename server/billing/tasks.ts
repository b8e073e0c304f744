import { randomUUID } from 'node:crypto';
import { first, hasRows, query, type Queries, type RowOf } from '../db/db.ts';

/**
 * What has to reach Stripe, however often it takes, and what its subject is:
 * - `delete_customer`: a customer, deleted with all that it pays for;
 * - `delete_begun_customer`: a row of billing_customers; its customer, whose id was never heard, is asked for once more and deleted;
 * - `cancel_at_period_end`: a customer, none of whose subscriptions renews any more;
 * - `cancel_now`: a subscription;
 * - `discard`: a subscription that another was chosen instead of before it was paid;
 * - `refund`: a subscription, all of whose payments are given back, and which ends at once.
 */
export const taskKinds = [
  'delete_customer',
  'delete_begun_customer',
  'cancel_at_period_end',
  'cancel_now',
  'discard',
  'refund',
] as const;
export type TaskKind = (typeof taskKinds)[number];

export type TaskRow = RowOf<'billing_tasks', 'id' | 'kind' | 'subject' | 'tries', { kind: TaskKind }>;

/** How long a task waits after its first failure, and at most; in milliseconds. */
const FIRST_WAIT = 30_000;
const LONGEST_WAIT = 6 * 60 * 60_000;

/** Has something done at Stripe, once this is stored. What waits already is done once, and soon. */
export function* enqueueTask(kind: TaskKind, subject: string, now: number): Queries<void> {
  // A new id: the turn that is at it already removes its own alone, and this one follows.
  yield* query(
    `INSERT INTO billing_tasks (id, kind, subject, created_at, run_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (kind, subject) DO UPDATE SET id = excluded.id, run_at = excluded.run_at, tries = 0`,
    randomUUID(),
    kind,
    subject,
    now,
    now,
  );
}

/** The next one whose time has come, put off first: a process that dies at it comes back to it. */
export function* takeTask(now: number): Queries<TaskRow | undefined> {
  const task = yield* first(
    query<TaskRow>(
      'SELECT id, kind, subject, tries FROM billing_tasks WHERE run_at <= ? ORDER BY run_at, created_at, id LIMIT 1',
      now,
    ),
  );
  if (!task) return undefined;
  const wait = Math.min(FIRST_WAIT * 2 ** Math.min(task.tries, 20), LONGEST_WAIT);
  yield* query('UPDATE billing_tasks SET tries = tries + 1, run_at = ? WHERE id = ?', now + wait, task.id);
  return task;
}

/** Removes what is done; false where somebody else has, or where it is to be done once more. */
export const removeTask = (id: string): Queries<boolean> =>
  hasRows(query('DELETE FROM billing_tasks WHERE id = ? RETURNING id', id));

export const findTask = (kind: TaskKind, subject: string): Queries<TaskRow | undefined> =>
  first(
    query<TaskRow>('SELECT id, kind, subject, tries FROM billing_tasks WHERE kind = ? AND subject = ?', kind, subject),
  );
