import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDataFolder } from './dataFolder.ts';
import { query } from './db.ts';
import { openDatabase } from './openDatabase.ts';
import { engine } from '../testing/database.ts';
import { spawnServer } from '../testing/process.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lampstand-folder-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const permissions = (path: string) => (statSync(path).mode & 0o777).toString(8);
const below = (path: string): string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name));

describe('the data folder', () => {
  it.runIf(engine === 'sqlite')(
    'of an earlier version that everybody can read is closed to all but its owner by a start',
    async () => {
      const old = join(folder, 'session-secret');
      writeFileSync(old, 'x'.repeat(40), { mode: 0o644 });
      const before = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder });
      await before.close();
      chmodSync(join(folder, 'lampstand.sqlite'), 0o644);
      chmodSync(folder, 0o755);
      const server = spawnServer({ DATA_DIR: folder, DATABASE_URL: '' });
      const url = await server.url;
      const body = { email: 'ruth@example.org', password: 'a lamp unto my feet', nickname: 'Ruth', birthDate: '1990-05-17' }; // oxfmt-ignore
      const headers = { 'content-type': 'application/json' };
      const { status } = await fetch(`${url}/api/auth/register`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      expect(status).toBe(200);
      await expect.poll(() => existsSync(join(folder, 'outbox')) && readdirSync(join(folder, 'outbox')).length).toBe(1);
      expect(permissions(folder)).toBe('700');
      const open = below(folder).filter((path) => (statSync(path).mode & 0o077) !== 0 && path !== old);
      expect(open).toEqual([]);
      server.child.kill('SIGTERM');
      await server.ended;
    },
  );

  it('is created for its owner alone when it is missing, and keeps its permissions when it exists', () => {
    openDataFolder(join(folder, 'a', 'b'));
    expect(permissions(join(folder, 'a', 'b'))).toBe('700');
    chmodSync(folder, 0o755);
    openDataFolder(folder);
    expect(permissions(folder)).toBe('755');
  });
});

describe.runIf(engine === 'sqlite')('the SQLite file', () => {
  it('does not contain what was deleted', async () => {
    const db = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder });
    const secret = 'the words of a bad night';
    await db.write(() =>
      query('INSERT INTO sticky_notes VALUES (?, ?, ?, ?, ?, ?, ?, ?)', 'a', 'u', 'd', 1, 'prayer', 'T', secret, null),
    );
    await db.write(() => query(`DELETE FROM sticky_notes WHERE id = 'a'`));
    await db.close();
    expect(readFileSync(join(folder, 'lampstand.sqlite')).includes(secret)).toBe(false);
  });
});
