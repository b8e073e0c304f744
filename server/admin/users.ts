import { FROM_THE_NEWEST, type Before } from '../../core/contract/paging.ts';
import { COUNTED_HITS } from '../../core/rules/limits.ts';
import type { ReportedRole } from '../../core/rules/roles.ts';
import { userColumns, type UserRow } from '../accounts/service.ts';
import { sqlByShape, value } from '../db/build.ts';
import { trigramsOf } from '../db/trigrams.ts';
import { first, query, type Db, type Queries, type RowOf } from '../db/db.ts';

interface Page {
  rows: UserRow[];
  /** Of all pages together; of a search or a role at most COUNTED_HITS + 1. */
  total: number;
}

/**
 * Whose accounts are listed; a blocked one as blocked alone, whatever role it has. Provisional accounts
 * (server/accounts/registration/register.ts) are nobody's yet and stay out.
 */
const conditions = {
  everyone: 'email_key IS NOT NULL',
  role: 'email_key IS NOT NULL AND blocked = 0 AND role = ?',
  blocked: 'email_key IS NOT NULL AND blocked = 1',
} as const;

interface Listed {
  by: keyof typeof conditions;
  /** Of its condition. */
  values: readonly string[];
}

const listedOf = (role: ReportedRole | undefined): Listed => {
  if (role === undefined) return { by: 'everyone', values: [] };
  return role === 'blocked' ? { by: 'blocked', values: [] } : { by: 'role', values: [role] };
};

const matching = "search_text LIKE ? ESCAPE '\\'";
const isBefore = '(created_at, id) < (?, ?)';
const orderByNewest = 'ORDER BY created_at DESC, id DESC';
/** Rows looked through in one turn of the event loop, about a millisecond's work on SQLite, where queries hold it. */
const TURN = 4000;

/** A page of all accounts, or of those of one role, newest first. */
export const listUsers = async (
  db: Db,
  role: ReportedRole | undefined,
  before: Before,
  limit: number,
): Promise<Page> => {
  const { by, values } = listedOf(role);
  const rows = await db.read(() =>
    query<UserRow>(
      `SELECT ${userColumns} FROM users WHERE id IN (
         SELECT id FROM users WHERE ${conditions[by]} AND ${isBefore} ${orderByNewest} LIMIT ?) ${orderByNewest}`,
      ...values,
      before.createdAt,
      before.id,
      limit,
    ),
  );
  const row = await db.read(() => first(by === 'everyone' ? countAll() : countSome({ by, values })));
  return { rows, total: row?.count ?? 0 };
};

const countAll = () => query<{ count: number }>(`SELECT count(*) AS count FROM users WHERE ${conditions.everyone}`);

const countSome = ({ by, values }: Listed) =>
  query<{ count: number }>(
    `SELECT count(*) AS count FROM (SELECT id FROM users WHERE ${conditions[by]} LIMIT ?) AS several`,
    ...values,
    COUNTED_HITS + 1,
  );

/**
 * A page of the accounts whose names or address contain a text, newest first. Few hits are fetched through the index of
 * three letters and sorted; of many, or of a text too short for it, the newest are looked for until the page is full.
 */
export const findUsers = async (
  db: Db,
  search: string,
  role: ReportedRole | undefined,
  before: Before,
  limit: number,
): Promise<Page> => {
  const text = search.normalize('NFC').toLowerCase();
  const listed = listedOf(role);
  const few = db.engine === 'sqlite' ? throughTrigrams(text) : throughPattern(text);
  if (few && (await db.read(() => count(few))) <= COUNTED_HITS)
    return {
      rows: await db.read(() => fetchHits(few, listed, text, before, limit)),
      total: await db.read(() => countHits(few, listed, text)),
    };
  const counted = await scan(db, listed, text, FROM_THE_NEWEST, COUNTED_HITS + 1);
  const page = before === FROM_THE_NEWEST ? counted.slice(0, limit) : await scan(db, listed, text, before, limit);
  if (page.length === 0) return { rows: [], total: counted.length };
  const rows = await db.read(() => query<UserRow>(usersByIdSql(page.length), ...page));
  return { rows, total: counted.length };
};

export const usersByIdSql = sqlByShape<number>([1, 50], (knex, ids) =>
  knex('users')
    .select(knex.raw(userColumns))
    .whereIn('id', Array(ids).fill(value))
    .orderByRaw('created_at DESC, id DESC'),
);

/** Every letter of a search stands for itself. */
const pattern = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;

const byTrigrams =
  'SELECT user_id AS id FROM user_search JOIN user_numbers ON number = user_search.rowid WHERE user_search MATCH ?';
const byPattern = `SELECT id FROM users WHERE ${matching}` as const;

/** SQL that gives the ids of all hits, and perhaps others, from an index. */
interface Candidates {
  sql: typeof byTrigrams | typeof byPattern;
  value: string;
}

/** Who has every three letters in a row of the text, in any order. Null for a text of fewer. */
const throughTrigrams = (text: string): Candidates | null => {
  const value = trigramsOf(text);
  return value === null ? null : { sql: byTrigrams, value };
};

const throughPattern = (text: string): Candidates => ({
  sql: byPattern,
  value: pattern(text),
});

function* count({ sql, value }: Candidates): Queries<number> {
  const [row] = yield* query<{ count: number }>(
    `SELECT count(*) AS count FROM (${sql} LIMIT ?) AS several`,
    value,
    COUNTED_HITS + 1,
  );
  return row?.count ?? 0;
}

/** Of the hits, by their ids: told so by CROSS JOIN, or SQLite looks through everybody of a role. */
const fetchHits = (
  { sql, value }: Candidates,
  { by, values }: Listed,
  text: string,
  before: Before,
  limit: number,
): Queries<UserRow[]> =>
  query<UserRow>(
    `WITH hits (hit) AS MATERIALIZED (${sql})
     SELECT ${userColumns} FROM hits CROSS JOIN users WHERE id = hit
       AND ${conditions[by]} AND ${matching} AND ${isBefore} ${orderByNewest} LIMIT ?`,
    value,
    ...values,
    pattern(text),
    before.createdAt,
    before.id,
    limit,
  );

function* countHits({ sql, value }: Candidates, { by, values }: Listed, text: string): Queries<number> {
  const [row] = yield* query<{ count: number }>(
    `WITH hits (hit) AS MATERIALIZED (${sql})
     SELECT count(*) AS count FROM hits CROSS JOIN users WHERE id = hit AND ${conditions[by]} AND ${matching}`,
    value,
    ...values,
    pattern(text),
  );
  return row?.count ?? 0;
}

/** The ids of the newest hits before a place. On SQLite other requests get their turn in between. */
const scan = async (db: Db, listed: Listed, text: string, before: Before, limit: number): Promise<string[]> => {
  const found: string[] = [];
  for (let from: Before | undefined = before; from && found.length < limit;) {
    const start: Before = from;
    const end: Before | undefined = db.engine === 'sqlite' ? await db.read(() => endOfTurn(listed, start)) : undefined;
    const hits = await db.read(() => hitsBetween(listed, text, start, end, limit - found.length));
    found.push(...hits.map(({ id }) => id));
    from = end;
    if (from) await new Promise(setImmediate);
  }
  return found;
};

function* endOfTurn({ by, values }: Listed, start: Before): Queries<Before | undefined> {
  const [last] = yield* query<RowOf<'users', 'created_at' | 'id'>>(
    `SELECT created_at, id FROM users WHERE ${conditions[by]} AND ${isBefore} ${orderByNewest} LIMIT 1 OFFSET ?`,
    ...values,
    start.createdAt,
    start.id,
    TURN - 1,
  );
  return last && { createdAt: last.created_at, id: last.id };
}

const hitsBetween = (
  { by, values }: Listed,
  text: string,
  start: Before,
  end: Before | undefined,
  limit: number,
): Queries<RowOf<'users', 'id'>[]> =>
  query<RowOf<'users', 'id'>>(
    `SELECT id FROM users WHERE ${conditions[by]} AND ${isBefore} AND (created_at, id) >= (?, ?) AND ${matching}
     ${orderByNewest} LIMIT ?`,
    ...values,
    start.createdAt,
    start.id,
    end?.createdAt ?? -1,
    end?.id ?? '',
    pattern(text),
    limit,
  );
