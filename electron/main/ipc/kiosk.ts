import { z } from 'zod';
import { kioskIdle, kioskPin } from '../../../core/bridge/kiosk.ts';
import { CODE_LENGTH, plainCode } from '../../../core/rules/kiosk.ts';
import type { Kiosk } from '../kiosk/kiosk.ts';
import { BridgeError } from '../../../core/bridge/bridgeError.ts';
import type { Group } from './verb.ts';

const nothing = z.tuple([]);
const pin = z.string().regex(new RegExp(`^[0-9]{${kioskPin.minEver},${kioskPin.max}}$`));
const code = z.string().refine((typed) => typed.length <= 32 && plainCode(typed).length === CODE_LENGTH);

const setup = z.strictObject({
  server: z.string().max(200),
  keyboard: z.boolean(),
  idleSeconds: z.number().int().min(kioskIdle.min).max(kioskIdle.max),
  restartHour: z.number().int().min(0).max(23),
  pin: pin.nullable(),
});

/** In a kiosk. What is for staff refuses everybody else by itself. */
export const kioskVerbs = (kiosk: Kiosk): Group<'kiosk'> => ({
  begin: { args: nothing, run: refuse },
  state: { args: nothing, run: () => kiosk.state() },
  settle: { args: z.tuple([setup]), run: (settings) => kiosk.settle(settings) },
  pair: { args: z.tuple([code]), run: (typed) => kiosk.pair(typed) },
  unlock: { args: z.tuple([pin]), run: (digits) => kiosk.unlock(digits) },
  done: { args: nothing, run: () => kiosk.done() },
  leave: { args: z.tuple([z.enum(['quit', 'desktop'])]), run: (to) => kiosk.leave(to) },
  wipe: { args: nothing, run: () => kiosk.wipe() },
});

const refuse = (): never => {
  throw new BridgeError('refused');
};

/** In the usual app, which can become a kiosk and has nothing else to do with one. */
export const kioskVerbsOfDesktop = (begin: () => void): Group<'kiosk'> => ({
  begin: { args: nothing, run: begin },
  state: { args: nothing, run: refuse },
  settle: { args: z.tuple([setup]), run: refuse },
  pair: { args: z.tuple([code]), run: refuse },
  unlock: { args: z.tuple([pin]), run: refuse },
  done: { args: nothing, run: refuse },
  leave: { args: z.tuple([z.enum(['quit', 'desktop'])]), run: refuse },
  wipe: { args: nothing, run: refuse },
});
