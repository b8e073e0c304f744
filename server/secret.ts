import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDataFolder } from './db/dataFolder.ts';
import { EnvError, type Env } from './env.ts';

/**
 * The secret that signs cookies and keys hashes: SESSION_SECRET, else one made at the first start and kept in the data
 * folder. Throws EnvError when it is missing beside DATABASE_URL: several servers must share one, and the data folder of
 * one of them is not kept with the database.
 */
export const readSecret = (env: Pick<Env, 'SESSION_SECRET' | 'DATA_DIR' | 'DATABASE_URL'>): string => {
  if (env.SESSION_SECRET) return env.SESSION_SECRET;
  if (env.DATABASE_URL)
    throw new EnvError('SESSION_SECRET: set it when DATABASE_URL is set, to the same value on every server');
  const file = join(env.DATA_DIR, 'session-secret');
  openDataFolder(env.DATA_DIR);
  try {
    // "wx" loses to a process that was faster; then its secret is read below.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
};
