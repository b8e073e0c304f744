import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { emailAddress, typedText } from './text.ts';
import { kioskRestart, kioskScreen, kioskState, screenSettings } from './kioskScreen.ts';
import { kioskLengths, kioskPerMinute } from '../rules/kiosk/kiosk.ts';

const moment = z.iso.datetime();

/** A lobby kiosk as admins see it. Neither its code nor its token can be read back. */
export const kiosk = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** Searches that it may make in a minute. There is no daily limit. */
  perMinute: z.int(),
  /** Whether its "Ask for prayer" form is there, and where that goes. */
  asksForPrayer: z.boolean(),
  prayerAddress: z.string().nullable(),
  createdAt: moment,
  /** When a device was paired; null before. */
  pairedAt: moment.nullable(),
  lastSeenAt: moment.nullable(),
  /** Until when the code that is open works; null when there is none. */
  codeExpiresAt: moment.nullable(),
  /** Whether the installation knows its public address (PUBLIC_URL), which its codes lead phones to. */
  phonesFindIt: z.boolean(),
  /** How it last said it was; null before. */
  state: kioskState.nullable(),
  /** Null until somebody has chosen something. */
  screen: kioskScreen.nullable(),
  /** The last restart that was asked for. */
  restart: kioskRestart.nullable(),
});
export type Kiosk = z.infer<typeof kiosk>;

/** What an admin settles about a kiosk. */
const settings = z
  .strictObject({
    name: typedText(kioskLengths.name).min(1, 'Please give the kiosk a name, such as “Main lobby”.'),
    perMinute: z
      .int('Please enter a whole number.')
      .min(1, 'At least 1.')
      .max(kioskPerMinute.max, `At most ${kioskPerMinute.max}.`),
    asksForPrayer: z.boolean(),
    prayerAddress: emailAddress.nullable(),
  })
  .refine(({ asksForPrayer, prayerAddress }) => !asksForPrayer || prayerAddress !== null, {
    path: ['prayerAddress'],
    message: 'Please say where prayer requests should go.',
  });
export type KioskSettings = z.input<typeof settings>;

/** A kiosk with the code that pairs a device with it: shown once, good once, for ten minutes. */
const withCode = z.strictObject({ kiosk, code: z.string() });
export type KioskWithCode = z.infer<typeof withCode>;

const params = z.strictObject({ kioskId: z.uuid() });

export const kiosks = endpoint(routes.kiosks, { reply: z.array(kiosk) });

export const addKiosk = endpoint(routes.addKiosk, { body: settings, reply: withCode });

export const changeKiosk = endpoint(routes.changeKiosk, { params, body: settings, reply: kiosk });

/** A new code, for another device or after the first one ran out. The paired device stays until the code is used. */
export const newKioskCode = endpoint(routes.newKioskCode, { params, reply: withCode });

/** Ends the kiosk: its device is turned away from now on. */
export const revokeKiosk = endpoint(routes.revokeKiosk, { params });

/** Changes how the screen behaves; it follows within a minute. The last change counts, there or here. */
export const setKioskScreen = endpoint(routes.setKioskScreen, { params, body: screenSettings, reply: kiosk });

/** Has it restart once nobody is there. Asked again before it has, it is the same restart. 409 before it was ever connected. */
export const restartKiosk = endpoint(routes.restartKiosk, { params, reply: kiosk });

/** The header in which a paired device carries its token. */
export const KIOSK_TOKEN = 'X-Kiosk-Token';

/**
 * Pairs a device: uses the code up and gives the token, once. 400 `link_invalid` for a code that is wrong, used or too
 * old, alike; 429 with growing waits.
 */
export const pairKiosk = endpoint(routes.pairKiosk, {
  body: z.strictObject({ code: z.string().min(1, 'Please enter the code.').max(32) }),
  reply: z.strictObject({ token: z.string(), name: z.string() }),
});

/** What a paired device of an earlier version asks, which says nothing of how it is. 401 `kiosk_unpaired` once it was revoked, as every call with its token is. */
export const thisKiosk = endpoint(routes.thisKiosk, {
  reply: z.strictObject({
    name: z.string(),
    asksForPrayer: z.boolean(),
    /** The origin that a phone opens. */
    publicUrl: z.string(),
  }),
});
export type ThisKiosk = z.infer<(typeof thisKiosk)['reply']>;

/** "Ask for prayer": goes by mail to the church's team and is kept nowhere else. 403 where it is switched off. */
export const askForPrayer = endpoint(routes.askForPrayer, {
  body: z.strictObject({
    text: typedText(kioskLengths.prayer).min(1, 'Please write what we may pray for.'),
    name: typedText(kioskLengths.person).default(''),
    contact: typedText(kioskLengths.contact).default(''),
  }),
});
