import { mkdirSync } from 'node:fs';
import { listAside, readAside, type Aside } from './recovery/quarantine.ts';
import { listBackups, readBackup, takeBackup, type Backup, type BackupReason } from './recovery/backups.ts';
import { createCodec } from './store/codec.ts';
import { openToWrite } from './store/connection.ts';
import { readDataKey, type KeyBox } from './store/dataKey.ts';
import { filesIn } from './store/files.ts';
import { readImage, type Image } from './store/image.ts';
import { holdLock } from './store/lock.ts';
import { look } from './recovery/inspect.ts';
import { haveTwoLocks, TwoLocks, whatIsMissing } from './recovery/merge.ts';
import { migrate, migrations } from './store/migrations.ts';
import { keepNotes, keepNotice, readNotes, readNotice, type KeptNotes, type Notice } from './recovery/notice.ts';
import { askForPurge, isPurgeAsked, purge } from './store/purge.ts';
import { finishRebuild, rebuild } from './recovery/rebuild.ts';
import { reseal } from './store/reseal.ts';
import { createSqliteStore, type SqliteStore } from './store/sqliteStore.ts';
import { openCommitCounter } from './store/commitCounter.ts';

export interface JournalOptions {
  /** A folder of its own; made when it is not there. */
  folder: string;
  /** The system's keeper of keys; null where it has none. Then what is written is readable by whoever reads the disk. */
  keyBox: KeyBox | null;
  now?: () => number;
}

export interface Health {
  /** Whether content is encrypted on this disk. */
  sealed: boolean;
  /** What the person has to be told: a damaged journal was set aside and rebuilt. */
  notice: Notice | null;
  /** The last attempt to make a backup failed. */
  backupFailed: boolean;
}

/** The journal of this computer: its store, and what keeps it from being lost. */
export interface Journal {
  store: SqliteStore;
  health(): Promise<Health>;
  /** The person has read the notice. */
  noticeSeen(): Promise<void>;
  keptNotes(): Promise<KeptNotes>;
  noteKept(name: string, what: KeptNotes[string]): Promise<void>;
  /** Newest first. */
  backups(): Backup[];
  backupNow(): Promise<Backup>;
  /** Makes a backup if the last one is a day old and something was written since. */
  backupIfDue(): Promise<Backup | null>;
  /**
   * Brings back what a backup holds and the journal lacks; what was written since stays. Throws when there is no such
   * backup, or it is damaged; and TwoLocks.
   */
  restore(name: string): Promise<void>;
  /** The same with what another journal of this computer holds. Throws TwoLocks. */
  takeIn(other: Image): Promise<void>;
  /** Damaged databases that were set aside, newest first. */
  aside(): Aside[];
  /** Takes in what can be read of one of them. How many prayers that brought. Throws TwoLocks. */
  readAside(name: string): Promise<number>;
  /**
   * Makes a change after which nothing that stood here before may be readable on this disk: a lock set up or taken off, a
   * journal forgotten. Older backups go with it; a purge that fails is tried again and is no failure of the change.
   */
  purgeAfter<T>(change: () => Promise<T>): Promise<T>;
  /** All that it holds. */
  image(): Image;
  close(): Promise<void>;
}

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;

/**
 * Opens the journal of a folder. A damaged one is set aside, rebuilt and told of. Throws JournalInUse, JournalTooNew, and
 * WrongKey when the system does not give the key now: in all three nothing was changed.
 */
export const openJournal = async ({ folder, keyBox, now = Date.now }: JournalOptions): Promise<Journal> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files = filesIn(folder);
  const unlock = holdLock(files.lock);
  let ending: (() => void)[] = [unlock];
  const end = () => {
    for (const each of ending.reverse()) each();
    ending = [];
  };
  try {
    const codec = createCodec(readDataKey(files, keyBox, now()));
    const witness = openCommitCounter(files.witness);
    ending.push(witness.close);
    finishRebuild(files, now());
    const hasHistory = witness.commits > 0 || listBackups(files).length > 0;
    let found = look(files.database, codec, witness.commits);
    if (found.kind === 'damaged' || (found.kind === 'nothing' && hasHistory)) {
      await rebuild(files, codec, witness, now());
      found = look(files.database, codec, witness.commits);
    }

    const db = openToWrite(files.database);
    ending.push(() => db.close());
    const isCurrent = found.kind === 'sound' && found.version === migrations.length;
    if (found.kind === 'sound' && !isCurrent) await takeBackup(db, codec, files, now(), 'update');
    migrate(db);
    let image = found.kind === 'sound' && isCurrent ? found.image : readImage(db, codec);
    if (image.otherForm) {
      // The copies from before can be read by anybody.
      askForPurge(files);
      reseal(db, codec);
      image = readImage(db, codec);
    }
    const store = createSqliteStore(db, codec, { image, committed: witness.note });
    witness.note(image.state.commits, image.state.prayers);

    let backupFailed = false;
    let backingUp: Promise<unknown> = Promise.resolve();
    let backedUp: number | null = null;
    /** One after the other. */
    const backup = (reason: Exclude<BackupReason, 'purge'>): Promise<Backup> =>
      inTurn(() => takeBackup(db, codec, files, now(), reason));
    const inTurn = (take: () => Promise<Backup>): Promise<Backup> => {
      const commits = store.commits();
      const taken = backingUp.then(take);
      backingUp = taken.then(
        () => {
          backedUp = commits;
          backupFailed = false;
        },
        () => (backupFailed = true),
      );
      return taken;
    };
    const backupIfDue = async (): Promise<Backup | null> => {
      const [last] = listBackups(files);
      if (store.commits() === 0 || store.commits() === backedUp) return null;
      return last && Math.abs(now() - last.at) < DAY ? null : backup('daily');
    };
    /** What fails is told of as a backup that failed, and tried again: in an hour, at the next start. */
    const purgeIfAsked = async (): Promise<void> => {
      if (isPurgeAsked(files)) await inTurn(() => purge(db, codec, files, now())).catch(() => undefined);
    };
    const tick = () =>
      void purgeIfAsked()
        .then(backupIfDue)
        .catch(() => (backupFailed = true));
    await purgeIfAsked();
    const hourly = setInterval(tick, HOUR).unref();
    tick();
    const takeIn = async (other: Image): Promise<void> => {
      if (haveTwoLocks(readImage(db, codec), other)) throw new TwoLocks('Each of the two journals has a lock');
      await backup('restore');
      await store.commit(whatIsMissing(readImage(db, codec), other));
    };

    return {
      store,
      health: async () => ({ sealed: codec.sealed, notice: await readNotice(store), backupFailed }),
      noticeSeen: () => keepNotice(store, null),
      keptNotes: () => readNotes(store),
      noteKept: async (name, what) => keepNotes(store, { ...(await readNotes(store)), [name]: what }),
      backups: () => listBackups(files),
      backupNow: () => backup('asked'),
      backupIfDue,
      async restore(name) {
        if (!listBackups(files).some((each) => each.name === name)) throw new Error('There is no such backup');
        await takeIn(readBackup(files, codec, name));
      },
      takeIn,
      aside: () => listAside(files),
      async readAside(name) {
        const other = readAside(files, codec, name);
        const before = readImage(db, codec).state.prayers;
        await takeIn(other);
        return readImage(db, codec).state.prayers - before;
      },
      async purgeAfter(change) {
        askForPurge(files);
        try {
          return await change();
        } finally {
          await purgeIfAsked();
        }
      },
      image: () => readImage(db, codec),
      async close() {
        clearInterval(hourly);
        await backingUp;
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
};
