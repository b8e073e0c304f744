import type { Kiosk } from '../../core/contract/kiosk.ts';
import type { KioskRow } from './store.ts';

const iso = (moment: number | null): string | null => (moment === null ? null : new Date(moment).toISOString());

/** A kiosk as admins see it: without its hashes. */
export const viewKiosk = (row: KioskRow, now: number, phonesFindIt: boolean): Kiosk => ({
  id: row.id,
  name: row.name,
  perMinute: row.per_minute,
  asksForPrayer: row.asks_for_prayer === 1,
  prayerAddress: row.prayer_address,
  createdAt: new Date(row.created_at).toISOString(),
  pairedAt: iso(row.paired_at),
  lastSeenAt: iso(row.last_seen_at),
  codeExpiresAt: row.code_expires_at !== null && row.code_expires_at > now ? iso(row.code_expires_at) : null,
  phonesFindIt,
});
