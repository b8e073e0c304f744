import type { CircleRole } from '../../core/contract/circles.ts';
import type { Before } from '../../core/contract/paging.ts';
import { retention } from '../../core/rules/retention.ts';
import { first, placeholdersFor, query, valuesIn, type NamesIn, type Queries, type RowOf } from '../db/db.ts';

const circleColumns =
  'id, owner_id, name, description, emoji, is_public, listed, member_count, deleted_at, closed_by_staff, created_at';
export type CircleRow = RowOf<'circles', NamesIn<typeof circleColumns>>;

/** `pending`: owner and admins decide; `held`: a moderator decides first; `removed`: only an invite by mail leads back. */
export type MemberState = 'member' | 'pending' | 'held' | 'removed';

/** A circle, and what one person is in it. */
export type MyCircleRow = CircleRow & { role: CircleRole | null; state: MemberState | null };

/** What the search looks through. */
export const searchText = ({ name, description }: Pick<CircleRow, 'name' | 'description'>): string =>
  `${name}\n${description}`.normalize('NFC').toLowerCase();

/** A search as SQL's LIKE has it; every letter stands for itself. */
export const likePattern = (search: string): string =>
  `%${search
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\\%_]/g, String.raw`\$&`)}%`;

export const insertCircle = (circle: CircleRow): Queries<unknown> =>
  query(
    `INSERT INTO circles (${circleColumns}, search_text) VALUES (${placeholdersFor(circleColumns)}, ?)`,
    ...valuesIn(circleColumns, circle),
    searchText(circle),
  );

export const updateCircle = (circle: CircleRow): Queries<unknown> =>
  query(
    `UPDATE circles SET name = ?, description = ?, emoji = ?, is_public = ?, listed = ?, search_text = ? WHERE id = ?`,
    ...valuesIn('name, description, emoji, is_public, listed', circle),
    searchText(circle),
    circle.id,
  );

/**
 * Takes a circle to the end of the transaction, deleted or not, so that who joins, leaves or hands it over comes one after the
 * other. Whatever decides about its members takes it first.
 */
export const holdAnyCircle = (id: string): Queries<CircleRow | undefined> =>
  first(query<CircleRow>(`UPDATE circles SET member_count = member_count WHERE id = ? RETURNING ${circleColumns}`, id));

export const addToCount = (id: string, members: 1 | -1): Queries<unknown> =>
  query('UPDATE circles SET member_count = member_count + ? WHERE id = ?', members, id);

export const setOwner = (id: string, ownerId: string | null): Queries<unknown> =>
  query('UPDATE circles SET owner_id = ? WHERE id = ?', ownerId, id);

export const setListed = (id: string, listed: boolean): Queries<unknown> =>
  query('UPDATE circles SET listed = ? WHERE id = ?', listed ? 1 : 0, id);

export const setDeleted = (id: string, deletedAt: number | null, byStaff: boolean): Queries<unknown> =>
  query('UPDATE circles SET deleted_at = ?, closed_by_staff = ? WHERE id = ?', deletedAt, byStaff ? 1 : 0, id);

/** A circle that was not deleted, whoever asks. */
export const findCircle = (id: string): Queries<CircleRow | undefined> =>
  first(query<CircleRow>(`SELECT ${circleColumns} FROM circles WHERE id = ? AND deleted_at IS NULL`, id));

/** What the circle of a thing is called, a deleted one too; null for what stands in none. */
export function* circleNameOf(id: string | null): Queries<string | null> {
  if (id === null) return null;
  const row = yield* first(query<RowOf<'circles', 'name'>>('SELECT name FROM circles WHERE id = ?', id));
  return row?.name ?? null;
}

const mineColumns =
  'c.id, c.owner_id, c.name, c.description, c.emoji, c.is_public, c.listed, c.member_count, c.deleted_at, c.closed_by_staff, c.created_at, m.role, m.state';
const newestFirst = 'ORDER BY c.created_at DESC, c.id DESC';
const isBefore = '(c.created_at, c.id) < (?, ?)';

/** Whether a circle is there for who is in it: a deleted one only for its owner, for 30 days before `?`. */
const isThere = `(m.state IN ('member', 'pending', 'held')
  AND (c.deleted_at IS NULL OR (c.owner_id = m.user_id AND c.deleted_at > ?)))`;

/** A circle of this person; undefined for one that is not theirs, not even to wait for. */
export const findMine = (id: string, userId: string, now: number): Queries<MyCircleRow | undefined> =>
  first(
    query<MyCircleRow>(
      `SELECT ${mineColumns} FROM circles c JOIN circle_members m ON m.circle_id = c.id
       WHERE c.id = ? AND m.user_id = ? AND ${isThere}`,
      id,
      userId,
      now - retention.deletedCircle,
    ),
  );

/** The newest of a person's circles, those among them that contain `pattern`. There are at most some hundreds. */
export const listMine = (
  userId: string,
  pattern: string,
  before: Before,
  limit: number,
  now: number,
): Queries<MyCircleRow[]> =>
  query<MyCircleRow>(
    `SELECT ${mineColumns} FROM circle_members m JOIN circles c ON c.id = m.circle_id
     WHERE m.user_id = ? AND ${isThere} AND c.search_text LIKE ? ESCAPE '\\' AND ${isBefore} ${newestFirst} LIMIT ?`,
    userId,
    now - retention.deletedCircle,
    pattern,
    before.createdAt,
    before.id,
    limit,
  );

/** Somebody who looks for circles to join. */
export interface Seeker {
  id: string;
  /** Staff see the circles of who blocked them too. */
  isStaff: boolean;
}

const isPublic = 'c.is_public = 1 AND c.listed = 1 AND c.deleted_at IS NULL';
const strangerColumns =
  'c.id, c.owner_id, c.name, c.description, c.emoji, c.is_public, c.listed, c.member_count, c.deleted_at, c.closed_by_staff, c.created_at';

/** Public, nothing of the seeker's yet, not reported by them, and not of somebody whom a block keeps from them. */
const isOpen = `${isPublic}
  AND NOT EXISTS (SELECT 1 FROM circle_members m WHERE m.circle_id = c.id AND m.user_id = ?)
  AND NOT EXISTS (SELECT 1 FROM reports r WHERE r.reporter_id = ? AND r.subject = 'circle' AND r.subject_id = c.id)
  AND (? = 1 OR (
    NOT EXISTS (SELECT 1 FROM blocks b WHERE b.user_id = ? AND b.other_id = c.owner_id AND b.kind = 'block')
    AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.user_id = c.owner_id AND b.other_id = ? AND b.kind = 'block')))`;

const seekerValues = ({ id, isStaff }: Seeker) => [id, id, isStaff ? 1 : 0, id, id];

/** A circle that the seeker could join. */
export const findOpen = (id: string, seeker: Seeker): Queries<CircleRow | undefined> =>
  first(
    query<CircleRow>(
      `SELECT ${strangerColumns} FROM circles c WHERE c.id = ? AND ${isOpen}`,
      id,
      ...seekerValues(seeker),
    ),
  );

/** The newest circles that the seeker could join. */
export const listOpen = (seeker: Seeker, before: Before, limit: number): Queries<CircleRow[]> =>
  query<CircleRow>(
    `SELECT ${strangerColumns} FROM circles c WHERE ${isOpen} AND ${isBefore} ${newestFirst} LIMIT ?`,
    ...seekerValues(seeker),
    before.createdAt,
    before.id,
    limit,
  );

/**
 * Those between two places of the list that contain `pattern`; the second place is the last that is looked at. What is compared
 * is no column, so that PostgreSQL reads the list and not the index of three letters.
 */
export const searchOpen = (
  seeker: Seeker,
  pattern: string,
  before: Before,
  until: Before,
  limit: number,
): Queries<CircleRow[]> =>
  query<CircleRow>(
    `SELECT ${strangerColumns} FROM circles c WHERE ${isOpen} AND ${isBefore} AND (c.created_at, c.id) >= (?, ?)
       AND (c.search_text || '') LIKE ? ESCAPE '\\' ${newestFirst} LIMIT ?`,
    ...seekerValues(seeker),
    before.createdAt,
    before.id,
    until.createdAt,
    until.id,
    pattern,
    limit,
  );

export const byTrigrams =
  'SELECT circle_id AS id FROM circle_search JOIN circle_numbers ON number = circle_search.rowid WHERE circle_search MATCH ?';
export const byPattern = "SELECT id FROM circles WHERE search_text LIKE ? ESCAPE '\\'";

/** SQL that gives the ids of all hits, and perhaps others, from an index. */
export interface Candidates {
  sql: typeof byTrigrams | typeof byPattern;
  value: string;
}

/** How many candidates there are, counted up to a limit. */
export function* countCandidates({ sql, value }: Candidates, limit: number): Queries<number> {
  const [row] = yield* query<{ count: number }>(
    `SELECT count(*) AS count FROM (${sql} LIMIT ?) AS several`,
    value,
    limit,
  );
  return row?.count ?? 0;
}

/** The newest circles among the candidates that the seeker could join and that contain `pattern`. */
export const listHits = (
  { sql, value }: Candidates,
  seeker: Seeker,
  pattern: string,
  before: Before,
  limit: number,
): Queries<CircleRow[]> =>
  query<CircleRow>(
    `WITH hits AS MATERIALIZED (${sql})
     SELECT ${strangerColumns} FROM circles c WHERE c.id IN (SELECT id FROM hits) AND ${isOpen} AND ${isBefore}
       AND c.search_text LIKE ? ESCAPE '\\' ${newestFirst} LIMIT ?`,
    value,
    ...seekerValues(seeker),
    before.createdAt,
    before.id,
    pattern,
    limit,
  );

/** The public circle that stands so many behind a place of the list; the last one where there are fewer. */
export const placeBehind = (
  before: Before,
  circles: number,
): Queries<RowOf<'circles', 'created_at' | 'id'> | undefined> =>
  first(
    query<RowOf<'circles', 'created_at' | 'id'>>(
      `SELECT created_at, id FROM (
         SELECT c.created_at, c.id FROM circles c WHERE ${isPublic} AND ${isBefore} ${newestFirst} LIMIT ?
       ) AS several ORDER BY created_at, id LIMIT 1`,
      before.createdAt,
      before.id,
      circles,
    ),
  );

/** How many circles somebody owns, and in how many they are or wait. Deleted ones do not count. */
export function* countMine(userId: string): Queries<{ owned: number; joined: number }> {
  const [row] = yield* query<{ owned: number; joined: number }>(
    `SELECT CAST(coalesce(sum(CASE WHEN m.role = 'owner' THEN 1 ELSE 0 END), 0) AS bigint) AS owned, count(*) AS joined
     FROM circle_members m JOIN circles c ON c.id = m.circle_id
     WHERE m.user_id = ? AND m.state IN ('member', 'pending', 'held') AND c.deleted_at IS NULL`,
    userId,
  );
  return row ?? { owned: 0, joined: 0 };
}
