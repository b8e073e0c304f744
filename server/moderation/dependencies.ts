import type { Logger } from 'pino';
import type { Brand } from '../../core/contract/content.ts';
import type { Db } from '../db/db.ts';
import type { Publish } from '../live/service.ts';
import type { Bans } from './bans.ts';
import type { Subjects } from './subjects.ts';

/** What every part of the desk is made of. */
export interface ModerationDependencies {
  db: Db;
  log: Logger;
  /** Milliseconds since the epoch. */
  now: () => number;
  brand: () => Brand;
  subjects: Subjects;
  bans: Bans;
  publish: Publish;
  /** Whether mail reaches people, so that an address can be confirmed. */
  mailConfigured: boolean;
  /** Has the outbox sent in a moment. */
  wakeMail: () => void;
  /** The origin of links in mails. */
  linkOrigin: () => string;
}
