import { first, hasRows, query, type Queries, type RowOf } from '../../db/db.ts';

export const setTopic = (circleId: string, topic: string): Queries<unknown> =>
  query('UPDATE circles SET study_topic = ? WHERE id = ?', topic, circleId);

export interface StudyRow {
  study_topic: string | null;
  member_count: number;
  /** How many studied that day. */
  studied: number;
  /** 1 when this person did. */
  mine: number;
}

export const findStudy = (circleId: string, day: string, userId: string): Queries<StudyRow | undefined> =>
  first(
    query<StudyRow>(
      `SELECT c.study_topic, c.member_count, CAST(coalesce(d.studied, 0) AS integer) AS studied,
         CASE WHEN s.user_id IS NULL THEN 0 ELSE 1 END AS mine
       FROM circles c LEFT JOIN circle_study_days d ON d.circle_id = c.id AND d.day = ?
         LEFT JOIN circle_study s ON s.circle_id = c.id AND s.day = ? AND s.user_id = ?
       WHERE c.id = ?`,
      day,
      day,
      userId,
      circleId,
    ),
  );

/** Notes that somebody studied on a day, once. */
export function* addMark(circleId: string, day: string, userId: string): Queries<boolean> {
  const added = yield* hasRows(
    query(
      'INSERT INTO circle_study (circle_id, day, user_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING RETURNING day',
      circleId,
      day,
      userId,
    ),
  );
  if (added)
    yield* query(
      `INSERT INTO circle_study_days (circle_id, day, studied) VALUES (?, ?, 1)
       ON CONFLICT (circle_id, day) DO UPDATE SET studied = circle_study_days.studied + 1`,
      circleId,
      day,
    );
  return added;
}

const countLess = (circleId: string, day: string): Queries<unknown> =>
  query('UPDATE circle_study_days SET studied = studied - 1 WHERE circle_id = ? AND day = ?', circleId, day);

export function* removeMark(circleId: string, day: string, userId: string): Queries<boolean> {
  const removed = yield* hasRows(
    query(
      'DELETE FROM circle_study WHERE circle_id = ? AND day = ? AND user_id = ? RETURNING day',
      circleId,
      day,
      userId,
    ),
  );
  if (removed) yield* countLess(circleId, day);
  return removed;
}

type MarkRow = RowOf<'circle_study', 'circle_id' | 'day'>;

/** Removes all marks of a person and their count, in one circle or in all. */
export function* removeMarksOf(userId: string, circleId: string | null): Queries<void> {
  const removed = yield* query<MarkRow>(
    `DELETE FROM circle_study WHERE user_id = ? AND (CAST(? AS text) IS NULL OR circle_id = ?)
     RETURNING circle_id, day`,
    userId,
    circleId,
    circleId,
  );
  // One order for everyone, or two who leave at once could wait for each other's rows.
  for (const { circle_id: circle, day } of sorted(removed)) yield* countLess(circle, day);
}

const sorted = (rows: readonly MarkRow[]): MarkRow[] =>
  [...rows].sort((a, b) => (`${a.circle_id} ${a.day}` < `${b.circle_id} ${b.day}` ? -1 : 1));

/** A person's marks, the latest first; `before` is a day and a circle. */
export const listMarks = (userId: string, day: string, circleId: string, limit: number): Queries<MarkRow[]> =>
  query<MarkRow>(
    `SELECT circle_id, day FROM circle_study WHERE user_id = ? AND (day, circle_id) < (?, ?)
     ORDER BY day DESC, circle_id DESC LIMIT ?`,
    userId,
    day,
    circleId,
    limit,
  );

/** Removes up to `limit` marks of days before `day` with the counts of those days, and gives how many marks those were. */
export function* removeMarksBefore(day: string, limit: number): Queries<number> {
  const removed = yield* query(
    `DELETE FROM circle_study WHERE (circle_id, day, user_id) IN
       (SELECT circle_id, day, user_id FROM circle_study WHERE day < ? ORDER BY day LIMIT ?) RETURNING day`,
    day,
    limit,
  );
  if (removed.length < limit) yield* query('DELETE FROM circle_study_days WHERE day < ?', day);
  return removed.length;
}

export type VerseRow = RowOf<'circles', 'verse_reference'> & {
  /** 1 when this person has read this verse. */
  has_read: number;
};

export const findVerse = (circleId: string, userId: string): Queries<VerseRow | undefined> =>
  first(
    query<VerseRow>(
      `SELECT c.verse_reference, CASE WHEN r.user_id IS NULL THEN 0 ELSE 1 END AS has_read
       FROM circles c LEFT JOIN circle_verse_reads r
         ON r.circle_id = c.id AND r.user_id = ? AND r.verse_version = c.verse_version
       WHERE c.id = ?`,
      userId,
      circleId,
    ),
  );

/** Another verse is a new version, which nobody has read. The same one again changes nothing. */
export const setVerse = (circleId: string, reference: string): Queries<unknown> =>
  query(
    `UPDATE circles SET verse_reference = ?, verse_version = verse_version + 1
     WHERE id = ? AND (verse_reference IS NULL OR verse_reference <> ?)`,
    reference,
    circleId,
    reference,
  );

export const markRead = (circleId: string, userId: string): Queries<unknown> =>
  query(
    `INSERT INTO circle_verse_reads (circle_id, user_id, verse_version)
     SELECT id, ?, verse_version FROM circles WHERE id = ? AND verse_reference IS NOT NULL
     ON CONFLICT (circle_id, user_id) DO UPDATE SET verse_version = excluded.verse_version`,
    userId,
    circleId,
  );

export const unmarkRead = (circleId: string, userId: string): Queries<unknown> =>
  query('DELETE FROM circle_verse_reads WHERE circle_id = ? AND user_id = ?', circleId, userId);

/** Removes a person's marks of having read, in one circle or in all. */
export const removeReadsOf = (userId: string, circleId: string | null): Queries<unknown> =>
  query(
    'DELETE FROM circle_verse_reads WHERE user_id = ? AND (CAST(? AS text) IS NULL OR circle_id = ?)',
    userId,
    circleId,
    circleId,
  );

/** The circles whose verse a person has read. There is one mark a circle. */
export const listReads = (userId: string): Queries<RowOf<'circle_verse_reads', 'circle_id'>[]> =>
  query<RowOf<'circle_verse_reads', 'circle_id'>>(
    'SELECT circle_id FROM circle_verse_reads WHERE user_id = ? ORDER BY circle_id',
    userId,
  );
