import { z } from 'zod';
import { kioskIdle } from '../../../core/rules/kiosk.ts';
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
    attract: z.boolean().default(true),
  }),
  pin: z.object({ salt: z.string(), hash: z.string() }),
  /** Wrong PINs, and until when no other is looked at, in milliseconds since the epoch. */
  tries: z.object({ count: z.number().int().min(0), freeAt: z.number().int() }),
  /** The device token, sealed by the system where it can. */
  token: z.object({ sealed: z.boolean(), value: z.string() }),
  church: z.object({ name: z.string(), asksForPrayer: z.boolean(), publicUrl: z.string() }),
  revoked: z.boolean(),
  site: keptSiteSchema,
};

export type KioskStore = ReturnType<typeof createKioskStore>;

export const createKioskStore = (backing: Backing) => createTypedStore(schemas, backing);
