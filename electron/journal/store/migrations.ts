import { JournalTooNew, versionOf, type Connection } from './connection.ts';

/** Forward only. One that has been released is never edited; a later one mends it. */
export type Migration = (db: Connection) => void;

/** The three specified stores (docs/specification.md 1 §3). A row says all in its body (codec.ts): nothing is readable. */
const tables: Migration = (db) => {
  for (const name of ['pendingPrayers', 'userPrayers', 'cachedContent'])
    db.exec(
      `CREATE TABLE ${name} (id TEXT NOT NULL PRIMARY KEY, mark BLOB NOT NULL, body BLOB NOT NULL) STRICT, WITHOUT ROWID`,
    );
};

export const migrations: readonly Migration[] = [tables];

/** Throws JournalTooNew. */
export const assertKnown = (db: Connection, list = migrations): void => {
  const version = versionOf(db);
  if (version > list.length)
    throw new JournalTooNew(`The journal has version ${version}, this Lampstand knows ${list.length}.`);
};

/** Runs what is missing, each migration and its number in one transaction: killed at any moment, it goes on where it was. */
export const migrate = (db: Connection, list = migrations): void => {
  assertKnown(db, list);
  for (const [index, migration] of list.entries()) {
    if (index < versionOf(db)) continue;
    db.transaction(() => {
      migration(db);
      db.pragma(`user_version = ${index + 1}`);
    }).exclusive();
  }
};
