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
/** The same, not to be looked up in the index of three letters, which was found to be of no use. */
const unindexed = "(search_text || '') LIKE ? ESCAPE '\\'";
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
 * three letters and sorted; of many, or of a text that the index does not tell apart, the newest are looked for until the
 * page is full.
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
  const few = db.engine === 'sqlite' ? throughTrigrams(text) : await throughPattern(db, text);
  const hits = few && (await db.read(() => hitsAmong(few, listed, text)));
  if (hits) {
    const page = hits.filter((hit) => isOlder(hit, before)).slice(0, limit);
    return {
      rows: await usersOf(
        db,
        page.map(({ id }) => id),
      ),
      total: hits.length,
    };
  }
  const counted = await scan(db, listed, text, FROM_THE_NEWEST, COUNTED_HITS + 1);
  const page = before === FROM_THE_NEWEST ? counted.slice(0, limit) : await scan(db, listed, text, before, limit);
  return { rows: await usersOf(db, page), total: counted.length };
};

const usersOf = async (db: Db, ids: readonly string[]): Promise<UserRow[]> =>
  ids.length === 0 ? [] : db.read(() => query<UserRow>(usersByIdSql(ids.length), ...ids));

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

/** How many of the newest accounts are asked whether PostgreSQL's index tells a text apart, and by how many it does not. */
const SAMPLE = { rows: 200, many: 20 };

/**
 * PostgreSQL reads all that its index has of a text before it gives a first row: the whole index for a text without three letters
 * of a word in a row, and for one of letters that many have, everybody's row beside it. Null for both.
 */
const throughPattern = async (db: Db, text: string): Promise<Candidates | null> => {
  const parts = partsOf(text);
  if (!parts.some((part) => Array.from(part).length === PART)) return null;
  const newest = await db.read(() =>
    query<RowOf<'users', 'search_text'>>(
      `SELECT search_text FROM users WHERE ${conditions.everyone} ${orderByNewest} LIMIT ?`,
      SAMPLE.rows,
    ),
  );
  const having = newest.filter(({ search_text }) => parts.every((part) => search_text.includes(part)));
  return having.length < SAMPLE.many ? { sql: byPattern, value: pattern(text) } : null;
};

/** How many letters the index's entries have. */
const PART = 3;

/** What pg_trgm looks for: every three letters in a row of each word; a shorter word as it is. */
const partsOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => {
    const letters = Array.from(word);
    if (letters.length < PART) return [word];
    return letters.slice(PART - 1).map((_, index) => letters.slice(index, index + PART).join(''));
  });

type Place = RowOf<'users', 'created_at' | 'id'>;

/** Where all hits are, newest first; null when there are more candidates than are counted. */
function* hitsAmong({ sql, value }: Candidates, { by, values }: Listed, text: string): Queries<Place[] | null> {
  // By CROSS JOIN, or SQLite looks through everybody of a role.
  const rows = yield* query<Place & { is_hit: number }>(
    `WITH candidates (candidate) AS MATERIALIZED (${sql} LIMIT ?)
     SELECT created_at, id, CASE WHEN ${conditions[by]} AND ${matching} THEN 1 ELSE 0 END AS is_hit
     FROM candidates CROSS JOIN users WHERE id = candidate ${orderByNewest}`,
    value,
    COUNTED_HITS + 1,
    ...values,
    pattern(text),
  );
  return rows.length > COUNTED_HITS ? null : rows.filter(({ is_hit }) => is_hit === 1);
}

const isOlder = ({ created_at, id }: Place, before: Before): boolean =>
  created_at < before.createdAt || (created_at === before.createdAt && id < before.id);

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
    `SELECT id FROM users WHERE ${conditions[by]} AND ${isBefore} AND (created_at, id) >= (?, ?) AND ${unindexed}
     ${orderByNewest} LIMIT ?`,
    ...values,
    start.createdAt,
    start.id,
    end?.createdAt ?? -1,
    end?.id ?? '',
    pattern(text),
    limit,
  );
