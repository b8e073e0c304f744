import { retention } from '../../core/rules/retention.ts';
import { query, type Db, type Queries, type RowOf } from '../db/db.ts';
import { limits } from './limits.ts';
import { EMPTIED, emptyDeleted, holdJournal } from './store.ts';

/** Journals that are looked at with one read. */
const LOOKED_AT = 200;
/** Records of changes that are removed with one write. */
const REMOVED = 1000;

/**
 * Empties deleted prayers whose time is over, and removes the records of changes that no device needs any more. In small
 * writes, since others wait beside them.
 */
export const sweepJournals = async (db: Db, moment: number): Promise<void> => {
  for (;;) {
    const owners = await db.read(() => ownersOfDeleted(moment));
    if (owners.length === 0) break;
    for (const owner of owners) while ((await db.write(() => empty(owner, moment))) === EMPTIED);
  }
  for (let after = ''; ;) {
    const journals = await db.read(() => journalsAfter(after, moment - retention.prayerChanges));
    for (const { owner, until } of journals)
      while (until > 0 && (await db.write(() => removeChanges(owner, until))) === REMOVED);
    if (journals.length < LOOKED_AT) break;
    after = journals.at(-1)?.owner ?? '';
  }
};

function* ownersOfDeleted(moment: number): Queries<string[]> {
  const rows = yield* query<RowOf<'prayers', 'user_id'>>(
    'SELECT DISTINCT user_id FROM prayers WHERE purge_at <= ? LIMIT ?',
    moment,
    LOOKED_AT,
  );
  return rows.map((row) => row.user_id);
}

function* empty(owner: string, moment: number): Queries<number> {
  yield* holdJournal(owner);
  return (yield* emptyDeleted(owner, moment)).rows;
}

/** Journals in the order of their owners, each with the last change whose record may go; 0 when none may. */
function* journalsAfter(after: string, moment: number): Queries<{ owner: string; until: number }[]> {
  // A revision is the moment of its change, or later.
  const rows = yield* query<RowOf<'journals', 'user_id'> & { old: number | null; surplus: number | null }>(
    `SELECT user_id,
       (SELECT max(revision) FROM prayer_changes WHERE user_id = journals.user_id AND revision <= ?) AS old,
       (SELECT revision FROM prayer_changes WHERE user_id = journals.user_id
        ORDER BY revision DESC LIMIT 1 OFFSET ?) AS surplus
     FROM journals WHERE user_id > ? ORDER BY user_id LIMIT ?`,
    moment,
    limits.changes,
    after,
    LOOKED_AT,
  );
  return rows.map(({ user_id: owner, old, surplus }) => ({ owner, until: Math.max(old ?? 0, surplus ?? 0) }));
}

/** Removes records up to a revision, the oldest first, and notes how far. Gives how many they were. */
function* removeChanges(owner: string, until: number): Queries<number> {
  yield* holdJournal(owner);
  const rows = yield* query<RowOf<'prayer_changes', 'revision'>>(
    `DELETE FROM prayer_changes WHERE user_id = ? AND id IN
       (SELECT id FROM prayer_changes WHERE user_id = ? AND revision <= ? ORDER BY revision LIMIT ?) RETURNING revision`,
    owner,
    owner,
    until,
    REMOVED,
  );
  const last = rows.reduce((latest, { revision }) => Math.max(latest, revision), 0);
  yield* query('UPDATE journals SET swept = ? WHERE user_id = ? AND swept < ?', last, owner, last);
  return rows.length;
}
