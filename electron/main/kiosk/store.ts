import { z } from 'zod';
import { defaultScreen, kioskIdle, papers } from '../../../core/rules/kiosk/kiosk.ts';
import { readServerAddress } from '../../../core/rules/network/serverAddress.ts';
import { keptSiteSchema } from '../site/followSite.ts';
import { createTypedStore, type Backing } from '../settings/typedStore.ts';

const server = z.string().refine((text) => readServerAddress(text) !== null);

/** What a kiosk remembers. None of it is about anybody who stood before it. */
const schemas = {
  /** Whether the app opens as a kiosk without being told so. */
  isKiosk: z.boolean(),
  preferences: z.object({
    server,
    keyboard: z.boolean(),
    idleSeconds: z.number().int().min(kioskIdle.min).max(kioskIdle.max),
    restartHour: z.number().int().min(0).max(23),
    // Missing in what an earlier version wrote.
    attract: z.boolean().default(defaultScreen.attract),
    printing: z.boolean().default(defaultScreen.printing),
    paper: z.enum(papers).default(defaultScreen.paper),
    printer: z.string().max(200).default(''),
  }),
  pin: z.object({ salt: z.string(), hash: z.string() }),
  /** Wrong PINs, and until when no other is looked at, in milliseconds since the epoch. */
  tries: z.object({ count: z.number().int().min(0), freeAt: z.number().int() }),
  /** The device token, sealed by the system where it can. */
  token: z.object({ sealed: z.boolean(), value: z.string() }),
  church: z.object({ name: z.string(), asksForPrayer: z.boolean(), publicUrl: z.string() }),
  revoked: z.boolean(),
  /** Which of the church's settings the screen follows, and whether staff have changed some since. */
  remote: z.object({ revision: z.number().int().min(0), isOwn: z.boolean(), by: z.enum(['admin', 'kiosk']) }),
  /** The last restart from afar that was followed. */
  restarted: z.uuid(),
  site: keptSiteSchema,
};

export type KioskStore = ReturnType<typeof createKioskStore>;

export const createKioskStore = (backing: Backing) => createTypedStore(schemas, backing);
