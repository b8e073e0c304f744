import { query, type Db } from '../../db/db.ts';

/** The id of a made-up row: `kind` is its first digit, insertUsers.ts uses 1. */
const idOf = (kind: number, number: number): string =>
  `${kind}0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const circleIdOf = (number: number): string => idOf(2, number);
export const postIdOf = (number: number): string => idOf(3, number);
export const memberIdOf = (number: number): string => idOf(1, number);

interface Sizes {
  /** Of insertUsers.ts: all of them are in the first circle. */
  people: number;
  circles: number;
  posts: number;
}

/** When the first post was written, in milliseconds; each next one came a second later. */
const FIRST = 1_700_000_000_000;
/** So many rows at once: a whole million would wait in memory for its commit. */
const BATCH = 100_000;

/**
 * Fills circles and the SoulFeed for benchmarks: half of the posts are for everyone, a third in the first circle, the others in
 * the rest; every tenth is anonymous. The first circle is public and has everybody; each other one its owner.
 */
export const insertCommunity = async (db: Db, { people, circles, posts }: Sizes): Promise<void> => {
  const sqlite = db.engine === 'sqlite';
  const numbers = sqlite
    ? 'WITH RECURSIVE n(i) AS (SELECT ? UNION ALL SELECT i + 1 FROM n WHERE i < ?) SELECT i FROM n'
    : 'SELECT i FROM generate_series(CAST(? AS integer), CAST(? AS integer)) AS s(i)';
  const id = (kind: number, number: string) =>
    `'${kind}0000000-0000-4000-8000-' || ${sqlite ? `printf('%012d', ${number})` : `lpad(CAST(${number} AS text), 12, '0')`}`;
  const each = (sql: string, from: number, to: number) =>
    db.write(() => query(`${sql} FROM (${numbers}) AS numbers`, from, to));

  await each(
    `INSERT INTO circles (id, owner_id, name, description, emoji, is_public, member_count, created_at, search_text)
     SELECT ${id(2, 'i')}, ${id(1, 'i')}, 'Circle ' || i, 'One of many circles, number ' || i, '🤝',
       CASE WHEN i % 2 = 1 THEN 1 ELSE 0 END, CASE WHEN i = 1 THEN ${people} ELSE 1 END, ${FIRST} + i,
       'circle ' || i || ' one of many circles, number ' || i`,
    1,
    circles,
  );
  await each(
    `INSERT INTO circle_members (circle_id, user_id, role, position, state, joined_at)
     SELECT ${id(2, '1')}, ${id(1, 'i')}, CASE WHEN i = 1 THEN 'owner' ELSE 'member' END,
       CASE WHEN i = 1 THEN 0 ELSE 2 END, 'member', ${FIRST} + i`,
    1,
    people,
  );
  await each(
    `INSERT INTO circle_members (circle_id, user_id, role, position, state, joined_at)
     SELECT ${id(2, 'i')}, ${id(1, 'i')}, 'owner', 0, 'member', ${FIRST} + i`,
    2,
    circles,
  );
  const inFirst = 'i % 6 IN (1, 3)';
  const inOthers = 'i % 6 = 5';
  const circleOf = `CASE WHEN ${inFirst} THEN ${id(2, '1')} WHEN ${inOthers} THEN ${id(2, `(2 + i % ${circles - 1})`)} END`;
  for (let from = 1; from <= posts; from += BATCH)
    await each(
      `INSERT INTO posts (id, author_id, stream, audience, circle_id, post_type, content, anonymous, tags, image_alt, status,
         like_count, prayer_count, created_at)
       SELECT ${id(3, 'i')}, ${id(1, `(1 + (CAST(i AS bigint) * 7919) % ${people})`)}, coalesce(${circleOf}, 'everyone'),
         CASE WHEN i % 2 = 0 THEN 'everyone' ELSE 'circle' END, ${circleOf}, 'prayer_request',
         'Please pray with me, number ' || i || ', for what is too heavy to carry alone this week.',
         CASE WHEN i % 10 = 0 THEN 1 ELSE 0 END, '[]', '', 'published', i % 7, i % 5, ${FIRST} + CAST(i AS bigint) * 1000`,
      from,
      Math.min(posts, from + BATCH - 1),
    );
  if (!sqlite)
    for (const table of ['circles', 'circle_members', 'posts'] as const) await db.knex.raw(`ANALYZE ${table}`);
};

/** Has somebody block the `count` people from this number on. */
export const insertBlocks = (db: Db, userId: string, from: number, count: number): Promise<unknown> =>
  db.write(function* () {
    for (let number = from; number < from + count; number++)
      yield* query(
        "INSERT INTO blocks (user_id, other_id, kind, created_at) VALUES (?, ?, 'block', 1)",
        userId,
        memberIdOf(number),
      );
  });
