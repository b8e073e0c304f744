import type { Context } from 'koa';
import type { Grant, PaidTier, Role } from '../../../core/rules/roles.ts';

/** A signed-in account as the request pipeline knows it. */
export interface Account {
  id: string;
  /** What staff granted. */
  role: Role;
  /** What is paid for now; null is nothing. */
  tier: PaidTier | null;
  /** Whether the address is confirmed. */
  verified: boolean;
  /** Until when it may only read, in milliseconds; null when it is not suspended now. */
  suspendedUntil: number | null;
  /** Whether it is on the pastoral team. */
  pastoral: boolean;
  /** Single powers that an admin gave to it. */
  grants: readonly Grant[];
}

/** A paired kiosk in a lobby: a device of the church's, and no person. */
export interface KioskIdentity {
  id: string;
  /** Searches it may make in a minute; it has no daily limit. */
  perMinute: number;
}

/**
 * Who is asking, from the session and the visitor cookie alone: a body can claim anything (docs/decisions.md 6). The
 * strings are keyed hashes: neither an address nor a fingerprint is ever stored as sent (docs/decisions.md 4).
 */
export interface Person {
  account: Account | null;
  /** Set when a kiosk asks: whoever stands before it stays nobody. */
  kiosk?: KioskIdentity;
  /** `user:…` for an account, `kiosk:…` for a kiosk, else `visitor:…` under today's salt: what a day's searches are recorded under. */
  key: string;
  /** The UTC day of a visitor's first search; null where there was none, and undefined for accounts and kiosks. */
  knownSince?: string | null;
  /** `print:…`: fingerprint and network under today's salt; null when none was sent, for accounts and kiosks. */
  fingerprint: string | null;
  /** `net:…`: the network under today's salt; null for accounts and kiosks. */
  network: string | null;
  /** `net:…` for accounts and kiosks too. Worked out only when asked for. */
  networkOfRequest: () => string;
  /** A visitor's alone: who searches or sends feedback is known again by a cookie from then on. */
  sender?: Sender;
}

/** Where a request comes from; worked out only when asked for. */
export interface Sender {
  /** `net:…`: the network under today's salt. */
  network(): string;
  /** `print:…`: a fingerprint sent from there, under today's salt. */
  fingerprint(fingerprint: string): string;
  /** Sends a visitor the cookie that they are known by, unless they have it; `searched` after a search that was granted. */
  keepVisitor(occasion: 'searched' | 'wrote'): void;
  /** `device:…`: a browser that has signed in before; null for any other. */
  device(): string | null;
  /** The same, and sends the cookie of it where there is none. */
  keepDevice(): string;
}

/** Finds the signed-in account of a request; null when there is none. */
export type Authenticate = (ctx: Context) => Promise<Account | null>;

/** Finds the paired kiosk of a device token; null when there is none, or no longer. */
export type FindKiosk = (token: string) => Promise<KioskIdentity | null>;
