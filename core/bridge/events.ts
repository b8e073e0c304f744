import type { LockState } from '../sync/lock/journalLock.ts';
import type { KioskState } from './kioskState.ts';

/** What the main process tells the page by itself. */
export type BridgeEvent =
  /** The person asked for a page from outside: a menu, the tray, a link. */
  | { name: 'go'; path: string }
  /** The person wants to ask for something, or to look through their prayers. */
  | { name: 'search' }
  /** The person looks for words on the page. */
  | { name: 'find'; step: 'open' | 'next' | 'previous' }
  /** The person opened a saved journal with the app. */
  | { name: 'import'; file: string; text: string }
  /** What they opened is no saved journal, or can't be read. */
  | { name: 'importFailed'; file: string; why: 'no_copy' | 'too_large' | 'unreadable' }
  /** A journal has changed, or its lock has. */
  | { name: 'journal'; owner: string; lock: LockState }
  /** The server says that the session has ended. */
  | { name: 'session' }
  /** The server can be reached now, or can't be any more. */
  | { name: 'server'; isReachable: boolean }
  | KioskEvent;

/** What the main process tells the kiosk's page by itself. */
export type KioskEvent =
  | { name: 'kiosk'; state: KioskState }
  /** Nobody has touched anything for a while: seconds until everything is cleared, null once somebody did. */
  | { name: 'stillThere'; seconds: number | null };
