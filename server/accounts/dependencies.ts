import type { Logger } from 'pino';
import type { Brand } from '../../core/contract/content.ts';
import type { GateSettings } from '../../core/rules/abilities.ts';
import type { Db, Queries } from '../db/db.ts';
import type { Context } from '../http/context.ts';
import type { Person } from '../http/identity/person.ts';
import type { Publish } from '../live/service.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { PersonalData } from './data/personalData.ts';
import type { Sessions } from './sessions/sessions.ts';

/** What every part of accounts is made of. */
export interface AccountDependencies {
  db: Db;
  log: Logger;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Keys hashes. */
  secret: string;
  gate: GateSettings;
  passwords: Passwords;
  sessions: Sessions;
  personalData: PersonalData;
  publish: Publish;
  brand: () => Brand;
  /** Whether mail reaches people (SMTP_URL); else it goes to a folder that only the operator reads. */
  mailConfigured: boolean;
  /** Has the outbox sent in a moment. */
  wakeMail: () => void;
  /** The origin of links in mails and of Google's way back. Never taken from a request: its Host header may lie. */
  linkOrigin: () => string;
  bans: Bans;
}

/** What accounts ask of the moderation desk, which knows accounts. */
interface Bans {
  /** Whether the owner of an address (`emailKey`) was banned. */
  isBanned(emailKey: string): Queries<boolean>;
  /** What a banned person may appeal with; null for who is blocked without a ban. */
  appealToken(userId: string): Queries<string | null>;
}

/** Who makes a call, as far as sign-in has to know. */
export interface Caller {
  ctx: Context;
  /** `net:…` */
  network: string;
  /** `device:…`: a browser that has signed in before; null for another, and while somebody is signed in. */
  device: string | null;
}

export const callerOf = (ctx: Context, person: Person): Caller => ({
  ctx,
  network: ctx.state.sender.network(),
  device: person.account ? null : ctx.state.sender.device(),
});
