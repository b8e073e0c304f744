import { utimesSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Touched when a backup is whole: by `npm run backup`, and by whoever makes one with pg_dump (docs/deploy.md). */
const LAST_BACKUP = 'last-backup';

/** When the last whole backup of a data folder was made, in milliseconds; null for never. */
export const readLastBackup = async (dataFolder: string): Promise<number | null> => {
  const stats = await stat(join(dataFolder, LAST_BACKUP)).catch(() => null);
  return stats && Math.floor(stats.mtimeMs);
};

/** Notes that a whole backup was made, of what there was at a moment in milliseconds. */
export const noteBackup = (dataFolder: string, moment: number): void => {
  const file = join(dataFolder, LAST_BACKUP);
  writeFileSync(file, '', { mode: 0o600 });
  utimesSync(file, moment / 1000, moment / 1000);
};
