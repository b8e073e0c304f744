import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** What a whole run holds at once, several times over; containers often give a few megabytes only. */
const NEEDED = 4 * 1024 ** 3;

/**
 * Where there is a large file system in memory, everything that tests write for a while (TMPDIR: databases, profiles) goes
 * there: they commit by the thousand, and a disk makes each commit wait. Removed when the run ends.
 */
export const useMemoryForTemporaryFiles = (): void => {
  if (process.platform !== 'linux' || process.env['TMPDIR'] || !isFit()) return;
  const folder = mkdtempSync(join(MEMORY, 'lampstand-'));
  // PostgreSQL runs as another user when root runs the tests, and has to get through to its own folder.
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
};

/** Large enough, and programs may run from it: PostgreSQL's are copied where its user can reach them. */
const isFit = (): boolean => {
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === MEMORY);
    const { bavail, bsize } = statfsSync(MEMORY);
    return mount !== undefined && !/\bnoexec\b/.test(mount) && bavail * bsize >= NEEDED;
  } catch {
    return false;
  }
};
