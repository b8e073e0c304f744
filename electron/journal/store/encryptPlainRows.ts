import type { Codec, EncodedRow } from './codec.ts';
import type { Connection } from './connection.ts';
import { xorInto, emptyMetadata, additionalDataOf, METADATA_ID, tableNames, type JournalMetadata } from './snapshot.ts';
import { prepareStatements } from './transaction.ts';

/**
 * Writes every row that is not in the codec's form in that form: a plain journal is sealed as soon as the system keeps a
 * key. In one transaction; the purge that follows takes the old form off the disk.
 */
export const encryptPlainRows = (db: Connection, codec: Codec): void => {
  const statements = prepareStatements(db);
  const rowsOf = (table: string) =>
    db.prepare<[], EncodedRow & { id: string }>(`SELECT id, mark, body FROM ${table}`).all();
  const all = tableNames.flatMap((table) => rowsOf(table).map((row) => ({ table, ...row })));
  const others = all.filter((row) => !codec.needsEncryption(row));
  db.transaction(() => {
    for (const { table, id, ...encoded } of others) {
      const place = additionalDataOf(table, id);
      const { mark, body } = codec.encode(place, JSON.stringify(codec.decode(place, encoded)));
      statements[table].put.run(id, mark, body);
    }
    const said = all.find(({ table, id }) => table === 'cachedContent' && id === METADATA_ID);
    const state = said
      ? (codec.decode(additionalDataOf('cachedContent', METADATA_ID), said) as JournalMetadata)
      : emptyMetadata;
    const sum = Buffer.alloc(16);
    for (const table of tableNames)
      for (const { id, mark } of rowsOf(table)) if (id !== METADATA_ID) xorInto(sum, mark);
    const json = JSON.stringify({ ...state, marks: sum.toString('hex') });
    const { mark, body } = codec.encode(additionalDataOf('cachedContent', METADATA_ID), json);
    statements.cachedContent.put.run(METADATA_ID, mark, body);
  }).exclusive();
};
