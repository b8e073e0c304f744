import { fork } from 'node:child_process';
import { extname } from 'node:path';
import type { Scheduler } from '../jobs.ts';
import { BackupError } from './backupError.ts';
import { readLastBackup } from './service.ts';

const HOUR = 60 * 60_000;
/** Looked at each hour, so that no backup is older than a day and an hour. */
const DUE = 23.5 * HOUR;

/** Beside the entry of the build, as it is beside this file in the sources. */
const command = new URL(`./backupCommand${extname(import.meta.url)}`, import.meta.url);

/** Has a backup made each day where a folder is set, in a process of its own: copying would hold every request up. */
export const scheduleBackups = (
  jobs: Scheduler,
  folder: string | null,
  dataFolder: string,
  stopping: AbortSignal,
): void => {
  if (folder === null) return;
  jobs.every('back up', HOUR, async () => {
    const last = await readLastBackup(dataFolder);
    if (last !== null && Date.now() - last < DUE) return false;
    return runBackup(folder, dataFolder, stopping);
  });
};

const runBackup = (folder: string, dataFolder: string, stopping: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    // Its one sentence on what went wrong goes where the server's log goes.
    const child = fork(command, [folder], {
      execArgv: [],
      env: { ...process.env, DATA_DIR: dataFolder },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      signal: stopping,
    });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new BackupError('the backup failed'))));
  });
