import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from './env.ts';

/**
 * The secret that signs cookies and keys hashes: SESSION_SECRET, else one made at the first start and kept in the data
 * folder. Several servers must share one, so with DATABASE_URL it has to be set.
 */
export const readSecret = (env: Pick<Env, 'SESSION_SECRET' | 'DATA_DIR'>): string => {
  if (env.SESSION_SECRET) return env.SESSION_SECRET;
  const file = join(env.DATA_DIR, 'session-secret');
  mkdirSync(env.DATA_DIR, { recursive: true });
  try {
    // "wx" loses to a process that was faster; then its secret is read below.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
};
