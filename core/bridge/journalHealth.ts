/** `no_key`: the system still does not give the key. `two_locks`: here and there are two locks; only one can be. */
export type ImportResult = 'done' | 'no_key' | 'two_locks';

/** Why there is no journal now: the system does not give its key, a newer or another Lampstand has it, or it failed. */
export type JournalTrouble = 'no_key' | 'too_new' | 'in_use' | 'failed';

export interface JournalHealth {
  trouble: JournalTrouble | null;
  /** Whether what is written is encrypted on this disk, with a key that the system keeps. */
  sealed: boolean;
  /** A damaged journal was quarantined and rebuilt, from this backup if there was one; until the person has seen it. */
  notice: RebuiltNotice | null;
  /** The same of the posts that waited, when some of them are missing or may be. */
  posts: RebuiltNotice | null;
  backupFailed: boolean;
  /** Newest first. */
  archived: ArchivedJournal[];
  /** Newest first. */
  quarantined: QuarantinedFile[];
}

/** What is known of a journal that was damaged. Null where it is not known. */
export interface RebuiltNotice {
  kind: 'rebuilt';
  /** In milliseconds. */
  at: number;
  /** The name of the backup that was taken; null when there was none. */
  backup: string | null;
  /** How many prayers were saved, and how many are missing. */
  found: number | null;
  missing: number | null;
  /** What is missing was written or changed after this moment, in milliseconds. */
  since: number | null;
  /** The name of the file that was quarantined. */
  aside: string | null;
}

/** A damaged database file that was set aside when the journal was rebuilt. Nothing is ever deleted from there. */
export interface QuarantinedFile {
  name: string;
  /** When it was set aside, in milliseconds. */
  at: number;
  /** Where it is, to be shown. */
  folder: string;
}

/** A journal that was set aside whole, since its key did not come. It is never changed and never deleted. */
export interface ArchivedJournal extends QuarantinedFile {
  /**
   * `unreadable`: its key does not come. `readable`: it has come, and the person has not been told. `told` and `brought`
   * (its prayers are in this journal) are stored under these names.
   */
  state: 'unreadable' | 'readable' | 'told' | 'brought';
}

export interface JournalBackup {
  name: string;
  /** When it was made, in milliseconds. */
  at: number;
  reason: 'daily' | 'update' | 'asked' | 'restore' | 'purge';
  bytes: number;
}
