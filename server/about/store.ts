import { first, hasRows, query, type Queries, type RowOf } from '../db/db.ts';

const columns = 'revision, content, updated_at, updated_by';

export type VersionRow = RowOf<'about_versions', 'revision' | 'content' | 'updated_at' | 'updated_by'>;

/** The latest version; nothing while the page is as the product came. */
export const latestVersion = (): Queries<VersionRow | undefined> =>
  first(query<VersionRow>(`SELECT ${columns} FROM about_versions ORDER BY revision DESC LIMIT 1`));

/** The latest versions, with the nicknames of those who wrote them. */
export const listVersions = (limit: number): Queries<(VersionRow & { nickname: string | null })[]> =>
  query<VersionRow & { nickname: string | null }>(
    `SELECT ${columns}, (SELECT nickname FROM users WHERE users.id = about_versions.updated_by) AS nickname
     FROM about_versions ORDER BY revision DESC LIMIT ?`,
    limit,
  );

/** Keeps a version; false where another admin's save has taken its revision. */
export const insertVersion = (row: VersionRow): Queries<boolean> =>
  hasRows(
    query(
      `INSERT INTO about_versions (${columns}) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING revision`,
      row.revision,
      row.content,
      row.updated_at,
      row.updated_by,
    ),
  );

export const removeVersionsUpTo = (revision: number): Queries<unknown> =>
  query('DELETE FROM about_versions WHERE revision <= ?', revision);

/** Which of the kept versions an account wrote. */
export const versionsBy = (userId: string): Queries<Pick<VersionRow, 'revision' | 'updated_at'>[]> =>
  query<Pick<VersionRow, 'revision' | 'updated_at'>>(
    'SELECT revision, updated_at FROM about_versions WHERE updated_by = ? ORDER BY revision DESC',
    userId,
  );

/** The versions stay, without who wrote them. */
export const forgetAuthor = (userId: string): Queries<unknown> =>
  query('UPDATE about_versions SET updated_by = NULL WHERE updated_by = ?', userId);
