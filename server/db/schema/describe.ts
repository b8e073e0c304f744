import { query, type Db } from '../db.ts';

/** On SQLite alone: the indexes of searches (trigrams.ts), virtual tables and what SQLite keeps for them. */
export const sqliteOnly = /^PRAGMA|\b((user|circle)_(numbers|search)|sqlite_)/;

interface Column {
  table_name: string;
  column_name: string;
  type: string;
  nullable: number;
}

const describeQuery = {
  sqlite: `SELECT t.name AS table_name, c.name AS column_name, lower(c.type) AS type,
      CASE WHEN c."notnull" = 0 AND c.pk = 0 THEN 1 ELSE 0 END AS nullable
    FROM pragma_table_list AS t JOIN pragma_table_info(t.name) AS c WHERE t.schema = 'main' ORDER BY t.name, c.cid`,
  postgres: `SELECT table_name, column_name, data_type AS type, CASE is_nullable WHEN 'YES' THEN 1 ELSE 0 END AS nullable
    FROM information_schema.columns WHERE table_schema = 'public' ORDER BY table_name COLLATE "C", ordinal_position`,
} as const;

const typeOf = ({ table_name: table, column_name: column, type, nullable }: Column): string => {
  const known = [/char|text/, /int/, /blob|bytea/].findIndex((pattern) => pattern.test(type));
  const name = ['string', 'number', 'Buffer'][known];
  if (!name) throw new Error(`${table}.${column} is of type ${type}, which the engines do not give alike`);
  return nullable ? `${name} | null` : name;
};

/** The source of tables.ts, as the migrations left this database. */
export const describeTables = async (db: Db): Promise<string> => {
  const columns = await db.read(() => query<Column>(describeQuery[db.engine]));
  const tables = Map.groupBy(
    columns.filter((each) => !sqliteOnly.test(each.table_name)),
    (each) => each.table_name,
  );
  const members = [...tables].map(
    ([table, list]) =>
      `  ${table}: {\n${list.map((each) => `    ${each.column_name}: ${typeOf(each)};\n`).join('')}  };\n`,
  );
  return `// Generated from the migrations by \`npm run schema\`; don't edit.

/** A row of every table, as both engines give it: flags are 0 or 1, times are milliseconds since 1970. */
export interface Tables {
${members.join('')}}
`;
};
