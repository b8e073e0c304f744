import type { Codec, Encoded } from './codec.ts';
import type { Connection } from './connection.ts';
import { addMarks, noState, placeOf, STATE, tableNames, type State } from './image.ts';
import { prepareStatements } from './transaction.ts';

/**
 * Writes every row that is not in the codec's form in that form: a plain journal is sealed as soon as the system keeps a
 * key. In one transaction; the purge that follows takes the old form off the disk.
 */
export const reseal = (db: Connection, codec: Codec): void => {
  const statements = prepareStatements(db);
  const rowsOf = (table: string) =>
    db.prepare<[], Encoded & { id: string }>(`SELECT id, mark, body FROM ${table}`).all();
  const all = tableNames.flatMap((table) => rowsOf(table).map((row) => ({ table, ...row })));
  const others = all.filter((row) => !codec.isOwnForm(row));
  db.transaction(() => {
    for (const { table, id, ...encoded } of others) {
      const place = placeOf(table, id);
      const { mark, body } = codec.encode(place, JSON.stringify(codec.decode(place, encoded)));
      statements[table].put.run(id, mark, body);
    }
    const said = all.find(({ table, id }) => table === 'cachedContent' && id === STATE);
    const state = said ? (codec.decode(placeOf('cachedContent', STATE), said) as State) : noState;
    const sum = Buffer.alloc(16);
    for (const table of tableNames) for (const { id, mark } of rowsOf(table)) if (id !== STATE) addMarks(sum, mark);
    const json = JSON.stringify({ ...state, marks: sum.toString('hex') });
    const { mark, body } = codec.encode(placeOf('cachedContent', STATE), json);
    statements.cachedContent.put.run(STATE, mark, body);
  }).exclusive();
};
