import type { Prayer } from '../../core/contract/journal.ts';
import type { Outcome } from '../../core/sync/ledger.ts';
import { query, type Work } from '../db/db.ts';
import { valuesOf, type PrayerRow } from './view.ts';

const shown = `id, user_id, title, content, category, tags, created_at, updated_at, answered_at, answer_story, updates,
  conflicts, revision, deleted_at, words_id, answer_id, created_revision, created_hash`;

/**
 * The owner's next revision: `now` in ms, or the one after the last. Comes first in every write: it holds the owner's row
 * until the commit, so that what is read after it is settled, and revisions become visible in their order. A server that
 * went back to a backup goes on with the time, and never gives out a number that it gave before. `held` is how many
 * prayers the journal holds with those that are `added` now.
 */
export function* nextRevision(userId: string, now: number, added = 0): Work<{ revision: number; held: number }> {
  const [row] = yield* query<{ revision: number; held: number }>(
    `INSERT INTO journals (user_id, revision, held) VALUES (?, ?, ?) ON CONFLICT (user_id) DO UPDATE SET
       held = journals.held + excluded.held, revision =
       CASE WHEN journals.revision >= excluded.revision THEN journals.revision + 1 ELSE excluded.revision END
     RETURNING revision, held`,
    userId,
    now,
    added,
  );
  if (!row) throw new Error('no revision was given');
  return row;
}

/** Corrects the number of prayers that a journal holds: for a delete, a prayer that came back, an add that was a replay. */
export function* correctHeld(userId: string, by: number): Work<void> {
  yield* query('UPDATE journals SET held = held + ? WHERE user_id = ?', by, userId);
}

/** The last change at or before a revision that is known here; 0 when there is none. */
export function* knownUntil(userId: string, revision: number): Work<number> {
  const [row] = yield* query<{ created: number | null; changed: number | null }>(
    `SELECT (SELECT max(created_revision) FROM prayers WHERE user_id = ? AND created_revision <= ?) AS created,
       (SELECT max(revision) FROM prayer_changes WHERE user_id = ? AND revision <= ?) AS changed`,
    userId,
    revision,
    userId,
    revision,
  );
  return Math.max(row?.created ?? 0, row?.changed ?? 0);
}

/** False when the id is taken, by whomever. */
export function* insertPrayer(prayer: Prayer, hash: string): Work<boolean> {
  const rows = yield* query<{ id: string }>(
    `INSERT INTO prayers (title, content, category, tags, created_at, updated_at, answered_at, answer_story, updates,
       conflicts, revision, deleted_at, search_text, words_id, answer_id, id, user_id, created_revision, created_hash)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING RETURNING id`,
    ...valuesOf(prayer),
    prayer.id,
    prayer.userId,
    prayer.revision,
    hash,
  );
  return rows.length === 1;
}

export function* updatePrayer(prayer: Prayer, purgeAt: number | null): Work<void> {
  yield* query(
    `UPDATE prayers SET title = ?, content = ?, category = ?, tags = ?, created_at = ?, updated_at = ?, answered_at = ?,
       answer_story = ?, updates = ?, conflicts = ?, revision = ?, deleted_at = ?, search_text = ?, words_id = ?, answer_id = ?, purge_at = ?
     WHERE id = ? AND user_id = ?`,
    ...valuesOf(prayer),
    purgeAt,
    prayer.id,
    prayer.userId,
  );
}

/** Undefined for one that is missing, and for someone else's. */
export function* findPrayer(userId: string, id: string): Work<PrayerRow | undefined> {
  const [row] = yield* query<PrayerRow>(`SELECT ${shown} FROM prayers WHERE id = ? AND user_id = ?`, id, userId);
  return row;
}

/** A change as it was settled, to be answered the same when it comes again. */
export interface SettledChange {
  prayerId: string;
  revision: number;
  outcome: Outcome;
  hash: string;
}

export function* findChange(userId: string, id: string): Work<SettledChange | undefined> {
  const [row] = yield* query<{ prayer_id: string; revision: number; outcome: Outcome; hash: string }>(
    'SELECT prayer_id, revision, outcome, hash FROM prayer_changes WHERE user_id = ? AND id = ?',
    userId,
    id,
  );
  return row && { prayerId: row.prayer_id, revision: row.revision, outcome: row.outcome, hash: row.hash };
}

export function* insertChange(userId: string, id: string, change: SettledChange): Work<void> {
  yield* query(
    'INSERT INTO prayer_changes (user_id, id, prayer_id, revision, outcome, hash) VALUES (?, ?, ?, ?, ?, ?)',
    userId,
    id,
    change.prayerId,
    change.revision,
    change.outcome,
    change.hash,
  );
}

/** What changed after a revision, tombstones too, in the order of the changes. */
export function* prayersSince(userId: string, since: number, most: number): Work<PrayerRow[]> {
  return yield* query<PrayerRow>(
    `SELECT ${shown} FROM prayers WHERE user_id = ? AND revision > ? ORDER BY revision LIMIT ?`,
    userId,
    since,
    most,
  );
}

const escaped = (text: string) => text.replace(/[!%_]/g, (sign) => `!${sign}`);

/** Newest first. `after`: the id of the last one seen; `words`: normalised text to look for. */
export function* listPrayers(userId: string, most: number, after?: string, words?: string): Work<PrayerRow[]> {
  let sql = `SELECT ${shown} FROM prayers WHERE user_id = ? AND deleted_at IS NULL`;
  const values: unknown[] = [userId];
  if (after) {
    sql += ' AND (created_at, id) < (SELECT created_at, id FROM prayers WHERE id = ? AND user_id = ?)';
    values.push(after, userId);
  }
  if (words) {
    sql += " AND search_text LIKE ? ESCAPE '!'";
    values.push(`%${escaped(words)}%`);
  }
  return yield* query<PrayerRow>(`${sql} ORDER BY created_at DESC, id DESC LIMIT ?`, ...values, most);
}

/** Empties the tombstones whose time has come. Their revisions stay, so no device hears of it. */
export function* purgeTombstones(now: number): Work<void> {
  yield* query(
    `UPDATE prayers SET title = '', content = '', tags = '[]', answered_at = NULL, answer_story = NULL, updates = '[]',
       conflicts = '[]', search_text = '', purge_at = NULL WHERE purge_at <= ?`,
    now,
  );
}

export function* removeJournal(userId: string): Work<void> {
  yield* query('DELETE FROM prayer_changes WHERE user_id = ?', userId);
  yield* query('DELETE FROM prayers WHERE user_id = ?', userId);
  yield* query('DELETE FROM journals WHERE user_id = ?', userId);
}
