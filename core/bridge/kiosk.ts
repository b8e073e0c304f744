import { z } from 'zod';
import { CODE_LENGTH, kioskIdle, kioskPin, papers, plainCode } from '../rules/kiosk/kiosk.ts';
import type {
  KioskSetup,
  KioskState,
  PairProblem,
  Printer,
  PrintProblem,
  SetupProblem,
  UnlockResult,
} from './kioskState.ts';
import { verb } from './verb.ts';

const pin = z.string().regex(new RegExp(`^[0-9]{${kioskPin.minEver},${kioskPin.max}}$`));
const code = z.string().refine((typed) => typed.length <= 32 && plainCode(typed).length === CODE_LENGTH);
const setup: z.ZodType<KioskSetup> = z.strictObject({
  server: z.string().max(200),
  keyboard: z.boolean(),
  idleSeconds: z.number().int().min(kioskIdle.min).max(kioskIdle.max),
  restartHour: z.number().int().min(0).max(23),
  attract: z.boolean(),
  printing: z.boolean(),
  paper: z.enum(papers),
  printer: z.string().max(200),
  pin: pin.nullable(),
});

/** What the kiosk's page asks of the main process. */
export const kiosk = {
  /** From the usual app: closes it and opens the kiosk in its place. */
  start: verb().returns<void>(),
  state: verb().returns<KioskState>(),
  /** The first set-up, and every change by staff afterwards. Only there and after `unlock`. */
  saveSetup: verb(setup).returns<SetupProblem | null>(),
  /** Connects this screen by the code an admin made. As `saveSetup`, for staff alone. */
  pair: verb(code).returns<PairProblem | null>(),
  unlock: verb(pin).returns<UnlockResult>(),
  /** The printers that the system has. For staff alone. */
  printers: verb().returns<Printer[]>(),
  /** Prints the life note with this id: its own words, and nothing of the page's. Once for a touch. */
  print: verb(z.string().regex(/^[a-z0-9-]{1,80}$/)).returns<PrintProblem | null>(),
  /** Staff are done: everything is cleared, and the first screen is shown. */
  endStaffSession: verb().returns<void>(),
  /** Ends the app, or goes on as the usual app from now on. For staff alone. */
  exit: verb(z.enum(['quit', 'desktop'])).returns<void>(),
  /** The visitor is done, or wants nothing of it to stay: everything is cleared, as when nobody is there. */
  endSession: verb().returns<void>(),
};
