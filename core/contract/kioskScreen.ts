import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { kioskIdle, networkFailures, papers, printingStates, type ScreenSettings } from '../rules/kiosk/kiosk.ts';

/** A closed list, within bounds: what comes from afar can do no more than staff could before the screen. No PIN, no address. */
export const screenSettings: z.ZodType<ScreenSettings, ScreenSettings> = z.strictObject({
  keyboard: z.boolean(),
  idleSeconds: z.int().min(kioskIdle.min).max(kioskIdle.max),
  restartHour: z.int().min(0).max(23),
  attract: z.boolean(),
  printing: z.boolean(),
  paper: z.enum(papers),
});

/** Ten years: no clock of a kiosk's has to agree with the server's, so it says how long ago something was. */
const seconds = z.int().min(0).max(315_576_000);
const side = z.int().min(1).max(32_768);
const revision = z.int().min(0).max(1_000_000_000);
const moment = z.iso.datetime();

/** How a kiosk is. Nothing of whoever stands before it but whether somebody does. */
export const kioskReport = z.strictObject({
  version: z.string().regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}(?:-[\w.]{1,20})?$/),
  screen: z.strictObject({ width: side, height: side }),
  upSeconds: seconds,
  /** Since when it reaches its server without a break, and what the last break was. */
  onlineSeconds: seconds,
  lastFailure: z.strictObject({ kind: z.enum(networkFailures), secondsAgo: seconds }).nullable(),
  printing: z.enum(printingStates),
  isIdle: z.boolean(),
  settings: screenSettings,
  /** The revision that it follows, and whether staff have changed something there since. */
  revision,
  isOwn: z.boolean(),
  /** The last restart that it followed. */
  restarted: z.uuid().nullable(),
});
export type KioskReport = z.infer<typeof kioskReport>;

/**
 * A paired device says each minute how it is, and hears what it has to know and do. 401 `kiosk_unpaired` once it was revoked.
 * What staff changed there counts unless an admin changed it since the revision that they saw.
 */
export const checkInKiosk = endpoint(routes.checkInKiosk, {
  body: kioskReport,
  // Not closed: a kiosk of an earlier version reads what it knows.
  reply: z.object({
    name: z.string(),
    asksForPrayer: z.boolean(),
    publicUrl: z.string(),
    settings: screenSettings,
    revision,
    /** A restart to follow once, when nobody is there. */
    restart: z.uuid().nullable(),
  }),
});
export type CheckInReply = z.infer<(typeof checkInKiosk)['reply']>;

/** A kiosk as it said it was, in the server's time. */
export const kioskState = z.strictObject({
  at: moment,
  version: z.string(),
  screen: z.strictObject({ width: side, height: side }),
  startedAt: moment,
  onlineSince: moment,
  lastFailure: z.strictObject({ kind: z.enum(networkFailures), at: moment }).nullable(),
  printing: z.enum(printingStates),
  isIdle: z.boolean(),
});
export type KioskStateThen = z.infer<typeof kioskState>;

/** The settings of a kiosk's screen, who changed them last, and whether the kiosk follows them by now. */
export const kioskScreen = z.strictObject({
  settings: screenSettings,
  changedBy: z.enum(['admin', 'kiosk']),
  isFollowed: z.boolean(),
});

export const kioskRestart = z.strictObject({ askedAt: moment, doneAt: moment.nullable() });
