import Database from 'better-sqlite3';

/** Another Lampstand has this journal open. */
export class JournalInUse extends Error {
  override name = 'JournalInUse';
}

/** A lock that the system lets go of when the process ends, however it ends. Throws JournalInUse. */
export const holdProcessLock = (file: string): (() => void) => {
  const held = new Database(file, { timeout: 0 });
  try {
    held.pragma('locking_mode = EXCLUSIVE');
    held.exec('BEGIN EXCLUSIVE');
  } catch {
    held.close();
    throw new JournalInUse('Another Lampstand has this journal open');
  }
  return () => held.close();
};
