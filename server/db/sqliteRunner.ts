import Database from 'better-sqlite3';
import type { Queries, Row } from './db.ts';

export type Run = <T>(connection: Database.Database, queries: () => Queries<T>) => T;

/** Runs queries to their end without an await. Each SQL text is prepared once. */
export const createRunner = (): Run => {
  const statements = new Map<string, Database.Statement>();
  return (connection, queries) => {
    const generator = queries();
    for (let next = generator.next(); ;) {
      if (next.done) return next.value;
      const { sql, values } = next.value;
      let statement = statements.get(sql);
      if (!statement) statements.set(sql, (statement = connection.prepare(sql)));
      let rows: Row[] = [];
      if (statement.reader) rows = statement.all(...values) as Row[];
      else statement.run(...values);
      next = generator.next(rows);
    }
  };
};

/** Runs queries that take long on a connection of their own, which only reads: for a thread that answers nobody meanwhile. */
export const readApart = <T>(file: string, queries: () => Queries<T>): T => {
  const connection = new Database(file, { readonly: true });
  try {
    // What is sorted are words that people typed: they must not come to lie in other files.
    connection.pragma('temp_store = MEMORY');
    return createRunner()(connection, queries);
  } finally {
    connection.close();
  }
};
