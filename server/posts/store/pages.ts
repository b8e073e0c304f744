import type { Before } from '../../../core/contract/paging.ts';
import { sqlByShape } from '../../db/build.ts';
import { query, type Queries } from '../../db/db.ts';
import type { PageLimit } from '../../db/newestFirst.ts';
import { notHidden, notHiddenValues, type Reader } from './reader.ts';
import { postColumns, type PostRow } from './row.ts';

/** The bytes of a post in an answer, with its author and field names. */
const size =
  '1000 + octet_length(p.content) + octet_length(p.tags) + octet_length(p.image_alt) + coalesce(octet_length(p.answer_story), 0)';

/**
 * What a list is made of: each filter is answered by one index in the order of the list, so that a page costs what a page holds.
 * A person's own posts that others don't find are branches of their own.
 */
const lists = {
  feed: [
    `p.stream = 'everyone' AND ${notHidden}`,
    `p.author_id = ? AND p.stream = 'own' AND p.audience <> 'circle'`,
    `p.author_id = ? AND p.stream = 'pastoral'`,
  ],
  mine: ['p.author_id = ?'],
  pastoral: [`p.stream = 'pastoral' AND ${notHidden}`],
  circle: [`p.stream = ? AND ${notHidden}`, `p.author_id = ? AND p.stream = 'own' AND coalesce(p.circle_id, '') = ?`],
} as const;
type List = keyof typeof lists;

const branch = (filter: string, index: number): string =>
  `SELECT chosen, created, size FROM (SELECT p.id AS chosen, p.created_at AS created, ${size} AS size FROM posts p
   WHERE ${filter} AND (p.created_at, p.id) < (?, ?) ORDER BY p.created_at DESC, p.id DESC LIMIT ?) AS branch_${index}`;

/**
 * A page of a list, newest first, bounded in rows and in bytes, which are summed up before any text is read; the first post
 * is always in it.
 */
export const pageSql = sqlByShape(Object.keys(lists) as List[], (knex, list) =>
  knex.raw(`SELECT ${postColumns}
    FROM (SELECT chosen, size, sum(size) OVER (ORDER BY created DESC, chosen DESC) AS together
      FROM (${lists[list].map(branch).join(' UNION ALL ')} ORDER BY created DESC, chosen DESC LIMIT ?) AS newest) AS summed
    JOIN posts p ON p.id = summed.chosen JOIN users u ON u.id = p.author_id
    WHERE together <= ? OR together = size ORDER BY p.created_at DESC, p.id DESC`),
);

/** Where a page starts, and how much it holds. */
export interface Page {
  before: Before;
  limit: PageLimit;
}

/** `filters` are the values of each branch. */
export const pageValues = (reader: Reader, filters: readonly unknown[][], { before, limit }: Page): unknown[] => [
  reader.id,
  reader.id,
  ...filters.flatMap((values) => [...values, before.createdAt, before.id, limit.rows]),
  limit.rows,
  limit.bytes,
];

/** What everyone may read, and the reader's own; posts of circles stay there. */
export const listFeed = (reader: Reader, page: Page, now: number): Queries<PostRow[]> =>
  query<PostRow>(
    pageSql('feed'),
    ...pageValues(reader, [notHiddenValues(reader, now), [reader.id], [reader.id]], page),
  );

export const listMine = (reader: Reader, page: Page): Queries<PostRow[]> =>
  query<PostRow>(pageSql('mine'), ...pageValues(reader, [[reader.id]], page));

export const listPastoral = (reader: Reader, page: Page, now: number): Queries<PostRow[]> =>
  query<PostRow>(pageSql('pastoral'), ...pageValues(reader, [notHiddenValues(reader, now)], page));

/** What the members of a circle read there, and the reader's own that wait or were hidden. */
export const listOfCircle = (circleId: string, reader: Reader, page: Page, now: number): Queries<PostRow[]> =>
  query<PostRow>(
    pageSql('circle'),
    ...pageValues(
      reader,
      [
        [circleId, ...notHiddenValues(reader, now)],
        [reader.id, circleId],
      ],
      page,
    ),
  );
