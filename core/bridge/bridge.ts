import type { JournalPage, JournalQuery } from '../journal/pages.ts';
import type { Draft } from '../sync/outbox.ts';
import type { LocalItem } from '../sync/localItems.ts';
import type { SyncStatus } from '../sync/client.ts';
import type { SyncReason, SyncResult } from '../sync/scheduler.ts';
import type { Seen } from '../journal/types.ts';
import type { Opened } from '../sync/vault/vault.ts';
import type { JournalEntry } from '../journal/view.ts';
import type { NewPrayer, Prayer, PrayerEdit } from '../contract/journal.ts';
import type { KioskEvent, KioskVerbs } from './kiosk.ts';

/**
 * The desktop bridge: all that the preload leaves on the page's window. Named verbs in groups and plain values only: no
 * channel names, no Electron objects, which a script in the page could misuse (docs/proof.md E20). Arguments are checked
 * where they are answered, in electron/main/ipc.
 */
export interface Bridge extends Groups {
  platform: 'desktop';
  version: string;
  /** Calls back with what happens in the main process. The result ends it. */
  subscribe(listener: (event: BridgeEvent) => void): () => void;
}

/** What a page may ask, as the main process answers it. On the page each verb is a promise of a reply. */
export interface Verbs {
  app: AppVerbs;
  settings: SettingsVerbs;
  journal: JournalVerbs;
  kiosk: KioskVerbs;
}

export interface AppVerbs {
  /** The page listens now: gives what happened while nobody did (a link that started the app). */
  listening(): BridgeEvent[];
  /** Where our pages stand on the web, for links that are shared: the server's public address. */
  webOrigin(): string;
  /** Asks the server now; its answer, or the want of one, is told as an event too. */
  lookForServer(): boolean;
  /** Begins a sign-in with Google. Gives the address for the system's browser, which leads back to the app. */
  signInOutside(): string;
  /** Whether this system shows notifications. */
  canRemind(): boolean;
  /** Shows the one that says that it is time to pray. */
  remind(): void;
}

export interface SettingsVerbs {
  read(): DesktopSettings;
  change(change: Partial<Preferences>): DesktopSettings;
  /** Tries a server's address, and keeps it when a server of ours answers there; `invalid` for what can be no server's. */
  useServer(address: string): ServerTried;
}

/** What a person chooses for the app on this computer. */
export interface Preferences {
  openAtLogin: boolean;
  /** Closing the window leaves the app in the tray, where it goes on syncing. */
  closeToTray: boolean;
  /** Keys that open a new prayer from anywhere; null for none. */
  shortcut: Shortcut | null;
}

/** The key combinations on offer, as Electron writes them. */
export const shortcuts = ['CommandOrControl+Alt+P', 'CommandOrControl+Shift+L', 'CommandOrControl+Alt+Space'] as const;
export type Shortcut = (typeof shortcuts)[number];

export interface DesktopSettings extends Preferences {
  /**
   * `fixed`: it was set for this computer by LAMPSTAND_SERVER. A null address was lost with the settings' file, and has to
   * be given again; `suggested` is the journal's server, if it is known.
   */
  server: { address: string | null; fixed: boolean; suggested: string | null };
  /** Another program has these keys. */
  shortcutTaken: boolean;
}

export type ServerTried = 'kept' | 'unreachable' | 'no_lampstand' | 'fixed';

/** The journal, which is the main process's own: what the screens ask of the outbox and its lock, and the backups. */
export interface JournalVerbs {
  create(owner: string, draft: Draft): string;
  bring(owner: string, prayers: { id: string; prayer: NewPrayer }[]): void;
  edit(owner: string, prayerId: string, seen: Seen, set: PrayerEdit): void;
  remove(owner: string, prayerId: string, seen: Seen): void;
  retry(owner: string, prayerId: string): void;
  discard(owner: string, prayerId: string): void;
  entries(owner: string): JournalEntry[];
  page(owner: string, query: JournalQuery): JournalPage;
  round(owner: string, today: string, count: number): Prayer[];
  /** Every prayer that is known here, deleted ones too. */
  all(owner: string): Prayer[];
  status(): SyncStatus;
  kick(why: Exclude<SyncReason, 'written'>): SyncResult;
  counts(): [owner: string, count: number][];
  read(owner: string, shelf: LocalItem): unknown;
  keep(owner: string, shelf: LocalItem, data: unknown): void;
  forget(owner: string, what: 'synced' | 'everything'): void;
  signedIn(owner: string): LockState;
  signedOut(): void;
  /** Whose lock is spoken of from now on. */
  belongsTo(owner: string): LockState;
  setUpLock(owner: string, pin: string): string;
  openLock(owner: string, how: 'pin' | 'recovery', secret: string): Opened;
  changePin(owner: string, pin: string): void;
  shutLock(): void;
  takeLockOff(owner: string): void;
  health(): JournalHealth;
  noticeSeen(): void;
  backups(): JournalBackup[];
  backUp(): JournalBackup;
  restore(name: string): BroughtBack;
  /** Sets a journal aside whole that lacks its key, and opens a new one. One whose key has come meanwhile is opened. */
  startNewJournal(): void;
  /** What a journal that was set aside holds comes into this one. */
  importSetAside(name: string): BroughtBack;
  /** Shows a damaged file that was set aside in the system's own window for files. */
  showAside(name: string): void;
  /** What can be read of it comes into this journal. */
  readAside(name: string): BroughtBack | 'nothing';
}

/** `no_key`: the system still does not give the key. `two_locks`: here and there are two locks; only one can be. */
export type BroughtBack = 'done' | 'no_key' | 'two_locks';

export type LockState = 'none' | 'shut' | 'open';

/** Why there is no journal now: the system does not give its key, a newer or another Lampstand has it, or it failed. */
export type JournalTrouble = 'no_key' | 'too_new' | 'in_use' | 'failed';

export interface JournalHealth {
  trouble: JournalTrouble | null;
  /** Whether what is written is encrypted on this disk, with a key that the system keeps. */
  sealed: boolean;
  /** A damaged journal was set aside and rebuilt, from this backup if there was one; until the person has seen it. */
  notice: RebuiltNotice | null;
  backupFailed: boolean;
  /** Newest first. */
  kept: KeptJournal[];
  /** Damaged files that were set aside, newest first. */
  aside: SetAside[];
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
  /** The name of the file that was set aside. */
  aside: string | null;
}

export interface SetAside {
  name: string;
  /** In milliseconds. */
  at: number;
  /** Where it lies, to be shown. */
  folder: string;
}

/** A journal that was set aside whole, since its key did not come. It is never changed and never deleted. */
export interface KeptJournal {
  name: string;
  /** In milliseconds. */
  at: number;
  /** Where it lies, to be shown. */
  folder: string;
  /** `shut`: its key does not come. `opens`: it can be read again, and the person has not been told. */
  state: 'shut' | 'opens' | 'told' | 'brought';
}

export interface JournalBackup {
  name: string;
  /** In milliseconds. */
  at: number;
  reason: 'daily' | 'update' | 'asked' | 'restore' | 'purge';
  bytes: number;
}

/** What the main process tells the page by itself. */
export type BridgeEvent =
  /** The person asked for a page from outside: a menu, the tray, a link. */
  | { name: 'go'; path: string }
  /** The person wants to look for something on the page. */
  | { name: 'find' }
  /** The person opened a saved journal with the app. */
  | { name: 'import'; file: string; text: string }
  /** A journal has changed, or its lock has. */
  | { name: 'journal'; owner: string; lock: LockState }
  /** The server says that the session has ended. */
  | { name: 'session' }
  /** The server can be reached now, or can't be any more. */
  | { name: 'server'; isThere: boolean }
  | KioskEvent;

/** Why a verb was not done. Nobody but our own page is answered anything else than `refused`. */
export type BridgeCode = 'refused' | 'invalid' | 'failed' | 'storage_full' | 'unavailable';

/** Results are returned and never thrown: of an error only its words would cross. */
export type BridgeReply<T> = { ok: true; value: T } | { ok: false; code: BridgeCode };

type Answered<G> = {
  [V in keyof G]: G[V] extends (...args: infer A) => infer T ? (...args: A) => Promise<BridgeReply<T>> : never;
};
type Groups = { [G in keyof Verbs]: Answered<Verbs[G]> };

/** The name under which the page finds the bridge. */
export const bridgeName = 'lampstand';

/** The committed list of verbs: the preload offers these, main answers these, a test compares both with the live app. */
export const bridgeVerbs = {
  app: ['listening', 'webOrigin', 'lookForServer', 'signInOutside', 'canRemind', 'remind'],
  settings: ['read', 'change', 'useServer'],
  journal: [
    'create',
    'bring',
    'edit',
    'remove',
    'retry',
    'discard',
    'entries',
    'page',
    'round',
    'all',
    'status',
    'kick',
    'counts',
    'read',
    'keep',
    'forget',
    'signedIn',
    'signedOut',
    'belongsTo',
    'setUpLock',
    'openLock',
    'changePin',
    'shutLock',
    'takeLockOff',
    'health',
    'noticeSeen',
    'backups',
    'backUp',
    'restore',
    'startNewJournal',
    'importSetAside',
    'showAside',
    'readAside',
  ],
  kiosk: ['begin', 'state', 'settle', 'pair', 'unlock', 'done', 'leave', 'wipe'],
} as const satisfies { [G in keyof Verbs]: readonly (keyof Verbs[G])[] };

/** The committed list of what the bridge holds; a test compares it with the live page. */
export const bridgeKeys = [
  'platform',
  'version',
  'subscribe',
  'app',
  'settings',
  'journal',
  'kiosk',
] as const satisfies readonly (keyof Bridge)[];

/** How main and preload call a verb among themselves. A page never learns of it. */
export const channelOf = (group: string, verb: string): string => `${bridgeName}:${group}.${verb}`;

export const eventChannel = `${bridgeName}:event`;
