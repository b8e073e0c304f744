import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import Database from 'better-sqlite3';
import type { Db } from '../../db/db.ts';
import { query } from '../../db/db.ts';
import { openDatabase } from '../../db/openDatabase.ts';
import { imagePath } from '../../images/service.ts';
import { paths } from '../../paths.ts';

/** Folders of one test file, all removed by `remove`. */
export const createFolders = () => {
  const root = mkdtempSync(join(tmpdir(), 'lampstand-backup-'));
  let made = 0;
  return {
    make(name: string): string {
      const folder = join(root, `${name}-${(made += 1)}`);
      mkdirSync(folder);
      return folder;
    },
    remove: () => rmSync(root, { recursive: true }),
  };
};

export const openData = (folder: string): Promise<Db> => openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder });

/** Writes a picture's files and its row. */
export const addImage = async (db: Db, folder: string, id: string, content: string): Promise<void> => {
  for (const name of [id, `${id}-thumb`]) {
    const file = join(folder, 'images', imagePath(name));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  await db.write(() =>
    query(
      'INSERT INTO images (id, owner_id, width, height, bytes, created_at, kept) VALUES (?, ?, 1, 1, 1, 1, 0)',
      id,
      'owner',
    ),
  );
};

/** What a file of SQLite answers, opened for this alone. */
export const ask = (file: string, sql: string): unknown[] => {
  const db = new Database(file, { readonly: true });
  try {
    return db.prepare(sql).pluck().all();
  } finally {
    db.close();
  }
};

const run = promisify(execFile);

/** Runs `npm run backup` or `npm run restore`: what it said, and whether it could. */
export const command = async (
  name: 'backup' | 'restore',
  args: readonly string[],
  env: Record<string, string>,
): Promise<{ ok: boolean; said: string }> => {
  const file = join(paths.root, `server/backup/${name}Command.ts`);
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const clean = { PATH, NODE_COMPILE_CACHE, ...env };
  try {
    const { stdout, stderr } = await run(process.execPath, [file, ...args], { env: clean });
    return { ok: true, said: stdout + stderr };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return { ok: false, said: stdout + stderr };
  }
};
