import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openToWrite, versionOf, type Connection } from './connection.ts';
import { databaseSuffixes } from './files.ts';
import { assertKnown, migrate, migrations, type Migration } from './migrations.ts';

// Killed at any statement of any migration, from any released schema, the next start ends where all do (docs/proof.md R5).

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lampstand-migrate-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** What later versions may do: several statements, new columns, rows rewritten. */
const later: readonly Migration[] = [
  (db) => {
    db.exec('ALTER TABLE cachedContent ADD COLUMN size INTEGER');
    db.exec('UPDATE cachedContent SET size = length(body)');
  },
  (db) => {
    db.exec('CREATE TABLE places (id TEXT PRIMARY KEY, at INTEGER) STRICT');
    db.exec('INSERT INTO places SELECT id, length(body) FROM pendingPrayers');
    db.exec('DROP TABLE places');
  },
];

const schemaOf = (db: Connection): string =>
  JSON.stringify([
    versionOf(db),
    db.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY name').all(),
    db.prepare('SELECT * FROM cachedContent ORDER BY id').all(),
  ]);

/** A database of a released version, with a row in it. */
const released = (version: number, list: readonly Migration[]): string => {
  const file = join(folder, `v${version}.sqlite`);
  const db = openToWrite(file);
  migrate(db, list.slice(0, version));
  if (version > 0)
    db.prepare('INSERT INTO cachedContent (id, mark, body) VALUES (?, ?, ?)').run('a', Buffer.of(1), Buffer.of(2, 3));
  db.close();
  return file;
};

const copy = (from: string, to: string): void => {
  for (const beside of databaseSuffixes) {
    rmSync(to + beside, { force: true });
    if (existsSync(from + beside)) copyFileSync(from + beside, to + beside);
  }
};

/** Migrates a copy; what is on the disk before and after each statement is what a killed process would leave. */
const statesWhileMigrating = (file: string, list: readonly Migration[]): { ends: string; left: string[] } => {
  const working = join(folder, 'working.sqlite');
  copy(file, working);
  const left: string[] = [];
  const db = openToWrite(working);
  const watching = new Database(working, {
    verbose: () => {
      const state = join(folder, `left-${left.length}.sqlite`);
      copy(working, state);
      left.push(state);
    },
  });
  db.close();
  watching.pragma('synchronous = FULL');
  migrate(watching, list);
  const ends = schemaOf(watching);
  watching.close();
  return { ends, left };
};

describe('migrate', () => {
  it.each([
    ['the released migrations', migrations],
    ['later ones too', [...migrations, ...later]],
  ])('given %s, killed at any statement, then the next start ends with the same schema', (_, list) => {
    let statements = 0;
    for (let version = 0; version < list.length; version++) {
      const { ends, left } = statesWhileMigrating(released(version, list), list);
      expect(left.length).toBeGreaterThan(3);
      for (const state of left) {
        const db = openToWrite(state);
        migrate(db, list);
        expect(schemaOf(db)).toBe(ends);
        expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
        db.close();
        statements++;
      }
    }
    expect(statements).toBeGreaterThan(0);
  });

  it('given a runner that commits a migration apart from its number, then the test fails', () => {
    const list = [...migrations, ...later];
    const { left, ends } = statesWhileMigrating(released(1, list), list);
    const careless = (db: Connection) => {
      for (const [index, migration] of list.entries()) {
        if (index < versionOf(db)) continue;
        migration(db);
        db.pragma(`user_version = ${index + 1}`);
      }
    };
    const working = join(folder, 'careless.sqlite');
    copy(left[0] ?? '', working);
    const states: string[] = [];
    const watching = new Database(working, {
      verbose: () => {
        const state = join(folder, `careless-${states.length}.sqlite`);
        copy(working, state);
        states.push(state);
      },
    });
    careless(watching);
    watching.close();
    const outcomes = states.map((state) => {
      const db = openToWrite(state);
      try {
        careless(db);
        return schemaOf(db) === ends;
      } catch {
        return false;
      } finally {
        db.close();
      }
    });
    expect(outcomes).toContain(false);
  });

  it('given a journal of a later version, then it throws and changes nothing', () => {
    const file = released(migrations.length, migrations);
    const newer = new Database(file);
    newer.pragma(`user_version = ${migrations.length + 1}`);
    newer.close();
    const before = readFileSync(file);
    const db = new Database(file, { readonly: true });
    expect(() => assertKnown(db)).toThrow('this Lampstand knows');
    db.close();
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});
