import type { JournalBackup } from '../../../core/bridge/journalHealth.ts';
import { createTaskQueue } from '../../../core/sync/taskQueue.ts';
import type { Codec } from '../store/codec.ts';
import type { Connection } from '../store/connection.ts';
import type { JournalFiles } from '../store/files.ts';
import type { SqliteStore } from '../store/sqliteStore.ts';
import { listBackups, takeBackup } from './backups.ts';
import { isPurgeRequested, purge, requestPurge } from './purge.ts';

/** Backups and purges of an open journal, one after the other: by the day, when somebody asks, after a change. */
export interface BackupSchedule {
  backup(reason: Exclude<JournalBackup['reason'], 'purge'>): Promise<JournalBackup>;
  /** Makes a backup if the last one is a day old and something was written since. */
  backupIfDue(): Promise<JournalBackup | null>;
  /** What fails counts as a backup that failed, and is tried again: in an hour, and at the next start. */
  purgeIfRequested(): Promise<void>;
  /**
   * Makes a change after which nothing that was there before may be readable on this disk. A purge that fails is tried
   * again and is no failure of the change.
   */
  purgeAfter<T>(change: () => Promise<T>): Promise<T>;
  /** The last attempt failed. */
  hasFailed(): boolean;
  /** Looks now and every hour whether anything is due. */
  start(): void;
  stop(): Promise<void>;
}

interface Parts {
  db: Connection;
  codec: Codec;
  files: JournalFiles;
  store: SqliteStore;
  keepsBackups: boolean;
  now: () => number;
}

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;

export const createBackupSchedule = ({ db, codec, files, store, keepsBackups, now }: Parts): BackupSchedule => {
  let failed = false;
  const queue = createTaskQueue();
  /** How many commits the last backup has. */
  let backedUp: number | null = null;
  let hourly: NodeJS.Timeout | undefined;

  const inTurn = <T>(take: () => Promise<T>): Promise<T> => {
    const commits = store.commits();
    return queue.enqueue(async () => {
      try {
        const taken = await take();
        backedUp = commits;
        failed = false;
        return taken;
      } catch (error) {
        failed = true;
        throw error;
      }
    });
  };
  const backup: BackupSchedule['backup'] = (reason) => inTurn(() => takeBackup(db, codec, files, now(), reason));
  const backUpOfPurge = keepsBackups ? () => takeBackup(db, codec, files, now(), 'purge') : null;
  const backupIfDue = async (): Promise<JournalBackup | null> => {
    if (!keepsBackups) return null;
    const [last] = listBackups(files);
    if (store.commits() === 0 || store.commits() === backedUp) return null;
    return last && Math.abs(now() - last.at) < DAY ? null : backup('daily');
  };
  const purgeIfRequested = async (): Promise<void> => {
    if (isPurgeRequested(files)) await inTurn(() => purge(db, files, backUpOfPurge)).catch(() => undefined);
  };
  const tick = () =>
    void purgeIfRequested()
      .then(backupIfDue)
      .catch(() => (failed = true));

  return {
    backup,
    backupIfDue,
    purgeIfRequested,
    async purgeAfter(change) {
      requestPurge(files);
      try {
        return await change();
      } finally {
        await purgeIfRequested();
      }
    },
    hasFailed: () => failed,
    start() {
      hourly = setInterval(tick, HOUR).unref();
      tick();
    },
    async stop() {
      clearInterval(hourly);
      await queue.enqueue(async () => undefined);
    },
  };
};
