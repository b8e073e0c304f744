import { readEnv } from '../env.ts';
import { makeBackup } from './backup.ts';
import { BackupError } from './backupError.ts';
import { runCommand } from './command.ts';

/** `npm run backup -- FOLDER`, and what the server starts each day: one whole backup (docs/deploy.md). */
await runCommand(async () => {
  const env = readEnv(process.env);
  if (env.DATABASE_URL) throw new BackupError('PostgreSQL is backed up with pg_dump: docs/deploy.md has the commands.');
  const folder = process.argv[2] ?? env.BACKUP_DIR;
  if (!folder) throw new BackupError('Say where: npm run backup -- FOLDER');
  const isBucket = env.IMAGE_STORE === 's3';
  const made = await makeBackup({ dataFolder: env.DATA_DIR, folder, isBucket, now: Date.now });
  console.log(`Backed up to ${made}`);
  if (env.SESSION_SECRET) console.log('SESSION_SECRET is not in it: keep it where you keep your settings.');
  if (isBucket) console.log('Pictures are not in it: they are in the bucket.');
});
