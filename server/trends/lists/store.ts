import { query, type Queries, type RowOf } from '../../db/db.ts';

/** The names under which lists are kept. */
export type ListName = 'topics' | 'queries';

type ListRow = RowOf<'trend_lists', 'name' | 'content' | 'made_at', { name: ListName }>;

export const readLists = (): Queries<ListRow[]> => query<ListRow>('SELECT name, content, made_at FROM trend_lists');

export const writeList = (name: ListName, content: unknown, madeAt: number): Queries<unknown> =>
  query(
    `INSERT INTO trend_lists (name, content, made_at) VALUES (?, ?, ?)
     ON CONFLICT (name) DO UPDATE SET content = excluded.content, made_at = excluded.made_at`,
    name,
    JSON.stringify(content),
    madeAt,
  );
