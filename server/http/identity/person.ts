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
  /** `user:…` for an account, `kiosk:…` for a kiosk, else `visitor:…`: what a day's searches are recorded under. */
  key: string;
  /** `print:…`: fingerprint and network under today's salt; null when none was sent, for accounts and kiosks. */
  fingerprint: string | null;
  /** `net:…`: the network under today's salt; null for accounts and kiosks. */
  network: string | null;
  /** `net:…` for accounts and kiosks too. Worked out only when asked for. */
  networkOfRequest: () => string;
}

/** Where a request comes from; worked out only when asked for. */
export interface Sender {
  /** `net:…`: the network under today's salt. */
  network(): string;
  /** `print:…`: a fingerprint sent from there, under today's salt. */
  fingerprint(fingerprint: string): string;
}

/** Finds the signed-in account of a request; null when there is none. */
export type Authenticate = (ctx: Context) => Promise<Account | null>;

/** Finds the paired kiosk of a device token; null when there is none, or no longer. */
export type FindKiosk = (token: string) => Promise<KioskIdentity | null>;
