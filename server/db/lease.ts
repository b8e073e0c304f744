import { randomUUID } from 'node:crypto';
import { hasRows, query, type Db, type Queries } from './db.ts';

/** One process at a time does a piece of work. */
export interface Lease {
  job: string;
  /** When another process may take over from one that has died, in milliseconds: longer than the work takes. */
  milliseconds: number;
  now: () => number;
}

/** Does the work, unless another process is at it. Gives whether it was done here. */
export const withLease = async (db: Db, lease: Lease, work: () => Promise<unknown>): Promise<boolean> => {
  const holder = randomUUID();
  if (!(await db.write(() => takeLease(holder, lease)))) return false;
  try {
    await work();
  } finally {
    await db.write(() => query('DELETE FROM leases WHERE job = ? AND holder = ?', lease.job, holder));
  }
  return true;
};

const takeLease = (holder: string, { job, milliseconds, now }: Lease): Queries<boolean> =>
  hasRows(
    query(
      `INSERT INTO leases (job, holder, expires_at) VALUES (?, ?, ?) ON CONFLICT (job) DO UPDATE
       SET holder = excluded.holder, expires_at = excluded.expires_at WHERE leases.expires_at <= ? RETURNING job`,
      job,
      holder,
      now() + milliseconds,
      now(),
    ),
  );
