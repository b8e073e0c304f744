import { EnvError } from '../env.ts';
import { BackupError } from './backupError.ts';

/** Runs a command for a person: one clear sentence for what they can mend, the whole error for what they can't. */
export const runCommand = async (work: () => Promise<void>): Promise<void> => {
  // Whatever is written from here on, nobody else on this machine reads.
  process.umask(0o077);
  try {
    await work();
  } catch (error) {
    const isKnown =
      error instanceof BackupError ||
      error instanceof EnvError ||
      (error instanceof Error && ['DataFolderInUse', 'SchemaTooNew'].includes(error.name));
    if (isKnown) console.error(error.message);
    else if ((error as NodeJS.ErrnoException).code === 'ENOSPC' || /disk is full/.test(String(error)))
      console.error('The disk is full. The backups that were there are as they were.');
    else console.error(error);
    process.exitCode = 1;
  }
};
