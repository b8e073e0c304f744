import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Touched when a backup is whole: by `npm run backup`, and by whoever makes one with pg_dump (docs/deploy.md). */
const LAST_BACKUP = 'last-backup';

/** When the last whole backup of a data folder was made, in milliseconds; null for never. */
export const readLastBackup = async (dataFolder: string): Promise<number | null> => {
  const stats = await stat(join(dataFolder, LAST_BACKUP)).catch(() => null);
  return stats && Math.floor(stats.mtimeMs);
};
