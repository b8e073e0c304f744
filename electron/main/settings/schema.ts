import { z } from 'zod';
import { shortcuts } from '../../../core/bridge/shortcuts.ts';
import { readServerAddress } from '../../../core/rules/network/serverAddress.ts';
import { keptSiteSchema } from '../site/followSite.ts';
import { createTypedStore, type Backing } from './typedStore.ts';

const whole = z.number().int().min(-100_000).max(100_000);

/** What the app remembers between starts. Every value read from the file goes through here. */
const schemas = {
  serverAddress: z.string().refine((text) => readServerAddress(text) !== null),
  /** The file was damaged, and where the person's account is stood in it. */
  serverLost: z.boolean(),
  /** The person chose to do without a server. The address from before stays, for when they want it again. */
  withoutServer: z.boolean(),
  window: z.object({
    x: whole.optional(),
    y: whole.optional(),
    width: whole.min(1),
    height: whole.min(1),
    isMaximized: z.boolean(),
  }),
  closeToTray: z.boolean(),
  site: keptSiteSchema,
  shortcut: z.enum(shortcuts).nullable(),
};

export type WindowState = z.output<typeof schemas.window>;
export type Settings = ReturnType<typeof createSettings>;

export const createSettings = (backing: Backing) => createTypedStore(schemas, backing);
