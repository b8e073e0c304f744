import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files that only this server makes: a folder that has one of them is its own, and not a shared one it was put into. */
const marks = ['lampstand.lock', 'lampstand.sqlite', 'session-secret'];

/**
 * Makes the data folder readable by its owner alone, also one of an earlier version: prayers are in it. One that is not
 * ours to change stays as it is.
 */
export const openDataFolder = (folder: string): void => {
  if (mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined) return;
  const { mode, uid } = statSync(folder);
  const isOurs = uid === process.getuid?.() && marks.some((name) => existsSync(join(folder, name)));
  if (isOurs && (mode & 0o077) !== 0) chmodSync(folder, 0o700);
};

/** Takes from everybody but the owner what they may do with a file; one that is not there yet is none of its business. */
export const closeFile = (file: string): void => {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat?.uid === process.getuid?.() && stat !== undefined && (stat.mode & 0o077) !== 0) chmodSync(file, 0o600);
};
