import type { CheckInReply, KioskReport } from '../../core/contract/kioskScreen.ts';
import { CHECK_INS_PER_MINUTE, isSameScreen, RESTART_LIFE, type ScreenSettings } from '../../core/rules/kiosk/kiosk.ts';
import type { Queries } from '../db/db.ts';
import { consumeOrRefuse } from '../limits/service.ts';
import { findKiosk, setReport, setRestarted, takeScreen, type KioskRow } from './store.ts';
import { screenOf } from './view.ts';

/** Takes over what a kiosk says, and gives what it has to follow. Undefined when there is no such kiosk. */
export function* checkIn(
  id: string,
  report: KioskReport,
  now: number,
): Queries<Omit<CheckInReply, 'publicUrl'> | undefined> {
  yield* consumeOrRefuse(`kiosk-check-in:${id}`, { max: CHECK_INS_PER_MINUTE, window: 60_000 }, now);
  const row = yield* findKiosk(id);
  if (!row) return undefined;
  const { settings, revision } = yield* settle(row, report);
  yield* setReport(id, JSON.stringify(report), now);
  const isRestarted = report.restarted !== null && report.restarted === row.restart_id;
  if (isRestarted) yield* setRestarted(id, report.restarted ?? '', now);
  const waits = !isRestarted && row.restart_done_at === null && (row.restart_asked_at ?? 0) > now - RESTART_LIFE;
  return {
    name: row.name,
    asksForPrayer: row.asks_for_prayer === 1,
    settings,
    revision,
    restart: waits ? row.restart_id : null,
  };
}

/**
 * Whose settings count. What staff changed does unless an admin changed them since the revision that the kiosk followed; told a
 * second time, because the answer was lost, it is the same change.
 */
function* settle(row: KioskRow, report: KioskReport): Queries<{ settings: ScreenSettings; revision: number }> {
  const stored = screenOf(row);
  const isLater = stored === null || (report.isOwn && report.revision >= row.admin_revision);
  const kept = { settings: stored ?? report.settings, revision: row.screen_revision };
  if (!isLater || (stored && isSameScreen(stored, report.settings))) return kept;
  // An admin was faster by a moment: the kiosk hears of it with its next word.
  const taken = yield* takeScreen(row.id, JSON.stringify(report.settings), row.screen_revision);
  return taken ? { settings: report.settings, revision: row.screen_revision + 1 } : kept;
}
