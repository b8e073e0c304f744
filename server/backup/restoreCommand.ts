import { parseArgs } from 'node:util';
import { readEnv } from '../env.ts';
import { BackupError } from './backupError.ts';
import { runCommand } from './command.ts';
import { restoreBackup } from './restore.ts';

const USAGE = 'Say which backup: npm run restore -- FOLDER/lampstand-YYYYMMDD-HHMMSS [--data DATA_DIR]';

/** `npm run restore -- FOLDER/NAME [--data DIR]`: puts a backup in the place of the data (docs/deploy.md). */
await runCommand(async () => {
  const env = readEnv(process.env);
  if (env.DATABASE_URL)
    throw new BackupError('PostgreSQL is restored with pg_restore: docs/deploy.md has the commands.');
  const { backup, data = env.DATA_DIR } = readArguments();
  const restored = await restoreBackup({ backup, dataFolder: data, now: Date.now });
  console.log(
    `Restored what there was at ${new Date(restored.createdAt).toISOString()}. Everybody has to sign in again.`,
  );
  if (restored.aside) console.log(`What was there before is in ${restored.aside}. Delete it once all is well.`);
  if (!restored.areDecisionsKnown)
    console.log('It could not be read: who was deleted or blocked since the backup is back. Please look through them.');
  if (restored.deleted > 0)
    console.log(`${restored.deleted} accounts were deleted since; the next start deletes them again.`);
  if (restored.blocked > 0) console.log(`${restored.blocked} accounts were blocked since and stay so.`);
  if (restored.admins > 0)
    console.log(`${restored.admins} admins were blocked since and are not any more. Please look through them.`);
});

function readArguments(): { backup: string; data?: string | undefined } {
  try {
    const { values, positionals } = parseArgs({ options: { data: { type: 'string' } }, allowPositionals: true });
    const [backup, ...others] = positionals;
    if (backup !== undefined && others.length === 0) return { backup, data: values.data };
  } catch {
    // Said below, as for what is missing.
  }
  throw new BackupError(USAGE);
}
