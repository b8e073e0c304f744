import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { describe, it } from 'vitest';
import { storeConformance, type TestStorage } from '../../../core/sync/testing/conformance.ts';
import type { PrayerStore } from '../../../core/journal/store.ts';
import { createCodec } from './codec.ts';
import { openToWrite, type Connection } from './connection.ts';
import { xorInto, aadOf, readSnapshot, METADATA_ID } from './snapshot.ts';
import { migrate } from './migrations.ts';
import { createSqliteStore } from './sqliteStore.ts';

const placeWith =
  (key: Buffer | null, change: (store: PrayerStore) => PrayerStore = (store) => store) =>
  async (): Promise<TestStorage> => {
    const folder = mkdtempSync(join(tmpdir(), 'lampstand-journal-'));
    const codec = createCodec(key);
    const connections: Connection[] = [];
    const connect = () => {
      const db = openToWrite(join(folder, 'journal.sqlite'));
      connections.push(db);
      migrate(db);
      return db;
    };
    return {
      open: async () => change(createSqliteStore(connect(), codec)),
      async plant(table, row) {
        const db = connect();
        const id = String(row['id'] ?? row['key']);
        const planted = codec.encode(aadOf(table, id), JSON.stringify(row));
        const { metadata } = readSnapshot(db, codec);
        const sum = Buffer.from(metadata.marks, 'hex');
        xorInto(sum, planted.checksum);
        const updated = codec.encode(
          aadOf('cachedContent', METADATA_ID),
          JSON.stringify({ ...metadata, marks: sum.toString('hex') }),
        );
        db.prepare(`INSERT INTO ${table} VALUES (?, ?, ?)`).run(id, planted.checksum, planted.body);
        db.prepare(`REPLACE INTO cachedContent VALUES (?, ?, ?)`).run(METADATA_ID, updated.checksum, updated.body);
      },
      async remove() {
        for (const db of connections) db.close();
        rmSync(folder, { recursive: true });
      },
    };
  };

describe.each([
  ['encrypted', randomBytes(32)],
  ['plain', null],
])('the desktop’s store, %s', (_, key) => {
  it.each(storeConformance)('$name', ({ run }) => run(placeWith(key)));
});
