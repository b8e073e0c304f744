import type { Prayer } from '../../core/contract/journal.ts';
import type { ChangeOutcome } from '../../core/journal/conflictRules.ts';
import { first, hasRows, placeholdersFor, query, valuesIn, type Queries, type RowOf } from '../db/db.ts';
import { releaseImage } from '../images/service.ts';
import { changingColumns, columnsOf, EMPTY, insertedColumns, newRowOf, prayerColumns, type PrayerRow } from './view.ts';

/** What a journal holds: prayers, deleted ones not counted, and bytes of all. */
export type Held = RowOf<'journals', 'held' | 'bytes'>;

/**
 * The owner's next revision: `now` in ms, or the one after the last. Comes first in every write: it holds the owner's row
 * until the commit, so that what is read after it is settled, and revisions become visible in their order. A server that
 * went back to a backup goes on with the time, and never gives out a number that it gave before. Gives what the journal
 * holds with what is `added` now.
 */
export function* nextRevision(
  userId: string,
  now: number,
  added: Held = { held: 0, bytes: 0 },
): Queries<RowOf<'journals', 'revision' | 'held' | 'bytes'>> {
  const [row] = yield* query<RowOf<'journals', 'revision' | 'held' | 'bytes'>>(
    `INSERT INTO journals (user_id, revision, held, bytes) VALUES (?, ?, ?, ?) ON CONFLICT (user_id) DO UPDATE SET
       held = journals.held + excluded.held, bytes = journals.bytes + excluded.bytes, revision =
       CASE WHEN journals.revision >= excluded.revision THEN journals.revision + 1 ELSE excluded.revision END
     RETURNING revision, held, bytes`,
    userId,
    now,
    added.held,
    added.bytes,
  );
  if (!row) throw new Error('no revision was given');
  return row;
}

/** Corrects what a journal holds: for a delete, a prayer that came back or grew, an add that was a replay. */
export function* correctHeld(userId: string, { held = 0, bytes = 0 }: Partial<Held>): Queries<void> {
  if (held !== 0 || bytes !== 0)
    yield* query('UPDATE journals SET held = held + ?, bytes = bytes + ? WHERE user_id = ?', held, bytes, userId);
}

/** False when the id is taken, by whomever. */
export const insertPrayer = (prayer: Prayer, hash: string): Queries<boolean> =>
  hasRows(
    query(
      `INSERT INTO prayers (${insertedColumns}) VALUES (${placeholdersFor(insertedColumns)})
       ON CONFLICT (id) DO NOTHING RETURNING id`,
      ...valuesIn(insertedColumns, newRowOf(prayer, hash)),
    ),
  );

export const updatePrayer = (prayer: Prayer, purgeAt: number | null): Queries<unknown> =>
  query(
    `UPDATE prayers SET (${changingColumns}, purge_at) = (${placeholdersFor(changingColumns)}, ?)
     WHERE id = ? AND user_id = ?`,
    ...valuesIn(changingColumns, columnsOf(prayer)),
    purgeAt,
    prayer.id,
    prayer.userId,
  );

/** Undefined for one that is missing, and for someone else's. */
export const findPrayer = (userId: string, id: string): Queries<PrayerRow | undefined> =>
  first(query<PrayerRow>(`SELECT ${prayerColumns} FROM prayers WHERE id = ? AND user_id = ?`, id, userId));

/** A change as it was settled, to be answered the same when it comes again. */
export interface SettledChange {
  prayerId: string;
  revision: number;
  outcome: ChangeOutcome;
  hash: string;
}

export function* findChange(userId: string, id: string): Queries<SettledChange | undefined> {
  const [row] = yield* query<
    RowOf<'prayer_changes', 'prayer_id' | 'revision' | 'outcome' | 'hash', { outcome: ChangeOutcome }>
  >('SELECT prayer_id, revision, outcome, hash FROM prayer_changes WHERE user_id = ? AND id = ?', userId, id);
  return row && { prayerId: row.prayer_id, revision: row.revision, outcome: row.outcome, hash: row.hash };
}

export const insertChange = (userId: string, id: string, change: SettledChange): Queries<unknown> =>
  query(
    'INSERT INTO prayer_changes (user_id, id, prayer_id, revision, outcome, hash) VALUES (?, ?, ?, ?, ?, ?)',
    userId,
    id,
    change.prayerId,
    change.revision,
    change.outcome,
    change.hash,
  );

/** Deleted prayers that are emptied with one write. */
export const EMPTIED = 1000;

/**
 * Empties deleted prayers of a journal whose time is over at `moment`, those first that were deleted first, and gives the
 * bytes that this frees. `except` stays as it is. Their revisions stay, so no device hears of it.
 */
export function* emptyDeleted(userId: string, moment: number, except = ''): Queries<{ rows: number; bytes: number }> {
  const emptied = yield* query<RowOf<'prayers', 'id' | 'bytes' | 'photo_image'>>(
    'SELECT id, bytes, photo_image FROM prayers WHERE user_id = ? AND purge_at <= ? AND id <> ? ORDER BY purge_at LIMIT ?',
    userId,
    moment,
    except,
    EMPTIED,
  );
  for (const { id, photo_image: image } of emptied) {
    yield* query(
      `UPDATE prayers SET title = '', content = '', tags = '[]', answered_at = NULL, answer_story = NULL, updates = '[]',
         conflicts = '[]', search_text = '', photo = NULL, photo_image = NULL, bytes = ${EMPTY}, purge_at = NULL
       WHERE id = ?`,
      id,
    );
    if (image !== null) yield* releaseImage(image);
  }
  const bytes = emptied.reduce((sum, row) => sum + row.bytes - EMPTY, 0);
  yield* correctHeld(userId, { bytes: -bytes });
  return { rows: emptied.length, bytes };
}

/** Holds the owner's row until the commit, as every write of a journal does. */
export const holdJournal = (userId: string): Queries<unknown> =>
  query('UPDATE journals SET revision = revision WHERE user_id = ?', userId);

export function* removeJournal(userId: string): Queries<void> {
  yield* query('DELETE FROM prayer_changes WHERE user_id = ?', userId);
  yield* query('DELETE FROM prayers WHERE user_id = ?', userId);
  yield* query('DELETE FROM journals WHERE user_id = ?', userId);
}
