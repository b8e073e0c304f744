import type { Codec } from './codec.ts';
import type { Connection } from './connection.ts';
import {
  aadOf,
  emptyMetadata,
  METADATA_ID,
  selectRows,
  tableNames,
  xorInto,
  type JournalMetadata,
} from './snapshot.ts';
import { prepareStatements, writeRow } from './transaction.ts';

/**
 * A plain journal is encrypted as soon as the system keeps a key. In one transaction; the purge that follows takes the
 * plain rows off the disk.
 */
export const encryptPlainRows = (db: Connection, codec: Codec): void => {
  const statements = prepareStatements(db);
  const all = tableNames.flatMap((table) =>
    selectRows(db, table)
      .all()
      .map((row) => ({ table, ...row })),
  );
  db.transaction(() => {
    for (const { table, ...row } of all) {
      if (!codec.needsEncryption(row)) continue;
      writeRow(statements, codec, table, row.id, JSON.stringify(codec.decode(aadOf(table, row.id), row)));
    }
    const row = all.find(({ table, id }) => table === 'cachedContent' && id === METADATA_ID);
    const metadata = row ? (codec.decode(aadOf('cachedContent', METADATA_ID), row) as JournalMetadata) : emptyMetadata;
    const sum = Buffer.alloc(16);
    for (const table of tableNames)
      for (const { id, checksum } of selectRows(db, table).all()) if (id !== METADATA_ID) xorInto(sum, checksum);
    const json = JSON.stringify({ ...metadata, marks: sum.toString('hex') });
    writeRow(statements, codec, 'cachedContent', METADATA_ID, json);
  }).exclusive();
};
