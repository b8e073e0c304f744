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
import { prepareStatements } from './transaction.ts';

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
      const aad = aadOf(table, row.id);
      const { checksum, body } = codec.encode(aad, JSON.stringify(codec.decode(aad, row)));
      statements[table].put.run(row.id, checksum, body);
    }
    const aad = aadOf('cachedContent', METADATA_ID);
    const row = all.find(({ table, id }) => table === 'cachedContent' && id === METADATA_ID);
    const metadata = row ? (codec.decode(aad, row) as JournalMetadata) : emptyMetadata;
    const sum = Buffer.alloc(16);
    for (const table of tableNames)
      for (const { id, checksum } of selectRows(db, table).all()) if (id !== METADATA_ID) xorInto(sum, checksum);
    const { checksum, body } = codec.encode(aad, JSON.stringify({ ...metadata, marks: sum.toString('hex') }));
    statements.cachedContent.put.run(METADATA_ID, checksum, body);
  }).exclusive();
};
