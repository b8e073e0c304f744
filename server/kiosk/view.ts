import type { Kiosk } from '../../core/contract/kiosk.ts';
import { kioskReport, screenSettings } from '../../core/contract/kioskScreen.ts';
import { isSameScreen, type ScreenSettings } from '../../core/rules/kiosk/kiosk.ts';
import { isoOrNull } from '../../core/rules/time.ts';
import type { KioskRow } from './store.ts';

const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

/** The stored settings of a kiosk's screen; null before somebody chose any. */
export const screenOf = ({ screen }: Pick<KioskRow, 'screen'>): ScreenSettings | null =>
  screenSettings.safeParse(parsed(screen)).data ?? null;

/** A kiosk as admins see it: without its hashes. */
export const viewKiosk = (row: KioskRow, now: number, phonesFindIt: boolean): Kiosk => ({
  id: row.id,
  name: row.name,
  perMinute: row.per_minute,
  asksForPrayer: row.asks_for_prayer === 1,
  prayerAddress: row.prayer_address,
  createdAt: new Date(row.created_at).toISOString(),
  pairedAt: isoOrNull(row.paired_at),
  lastSeenAt: isoOrNull(row.last_seen_at),
  codeExpiresAt: row.code_expires_at !== null && row.code_expires_at > now ? isoOrNull(row.code_expires_at) : null,
  phonesFindIt,
  state: viewState(row),
  screen: viewScreen(row),
  restart:
    row.restart_asked_at === null
      ? null
      : { askedAt: new Date(row.restart_asked_at).toISOString(), doneAt: isoOrNull(row.restart_done_at) },
});

const reportOf = ({ report }: KioskRow) => kioskReport.safeParse(parsed(report)).data ?? null;

/** What it said, with moments of the server's clock. */
const viewState = (row: KioskRow): Kiosk['state'] => {
  const report = reportOf(row);
  if (!report || row.reported_at === null) return null;
  const { version, screen, printing, isIdle, upSeconds, onlineSeconds, lastFailure } = report;
  const at = row.reported_at;
  const ago = (seconds: number) => new Date(at - seconds * 1000).toISOString();
  return {
    at: ago(0),
    version,
    screen,
    printing,
    isIdle,
    startedAt: ago(upSeconds),
    onlineSince: ago(onlineSeconds),
    lastFailure: lastFailure && { kind: lastFailure.kind, at: ago(lastFailure.secondsAgo) },
  };
};

const viewScreen = (row: KioskRow): Kiosk['screen'] => {
  const settings = screenOf(row);
  const told = reportOf(row)?.settings;
  return (
    settings && {
      settings,
      changedBy: row.screen_revision > 0 && row.screen_revision === row.admin_revision ? 'admin' : 'kiosk',
      isFollowed: told !== undefined && isSameScreen(told, settings),
    }
  );
};
