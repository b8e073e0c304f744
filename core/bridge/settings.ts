import { z } from 'zod';
import { readServerAddress } from '../rules/network/serverAddress.ts';
import { shortcuts } from './shortcuts.ts';
import { verb } from './verb.ts';

const preferences = z.strictObject({
  openAtLogin: z.boolean(),
  /** Closing the window leaves the app in the tray, where it goes on syncing. */
  closeToTray: z.boolean(),
  /** Keys that open a new prayer from anywhere; null for none. */
  shortcut: z.enum(shortcuts).nullable(),
});
/** What a person chooses for the app on this computer. */
export type Preferences = z.infer<typeof preferences>;

export interface DesktopSettings extends Preferences {
  /**
   * `fixed`: it was set for this computer by LAMPSTAND_SERVER. Where the address is null, `suggested` is the server from
   * before, or the journal's, if one is known.
   */
  server: { address: string | null; situation: ServerSituation; fixed: boolean; suggested: string | null };
  /** Another program has these keys. */
  shortcutTaken: boolean;
}

/**
 * `without`: the person wants none. `unchosen`: they have not been asked yet. `lost`: the address went with the settings'
 * file, and has to be given again.
 */
export type ServerSituation = 'chosen' | 'without' | 'unchosen' | 'lost';

export type UseServerResult = 'saved' | 'unreachable' | 'no_lampstand' | 'fixed';

const change: z.ZodType<Partial<Preferences>> = preferences
  .partial()
  .refine((wanted) => Object.keys(wanted).length > 0);

/** Read as its origin: only an address that could be a server's is tried at all. */
const address = z
  .string()
  .max(300)
  .transform((text, context) => {
    const origin = readServerAddress(text);
    if (origin === null) context.addIssue('no address of a server');
    return origin ?? z.NEVER;
  });

export const settings = {
  read: verb().returns<DesktopSettings>(),
  change: verb(change).returns<DesktopSettings>(),
  /** Tries a server's address, and saves it when a server of ours answers there; `invalid` for what can be no server's. */
  useServer: verb(address).returns<UseServerResult>(),
  /** Goes on without any server, until one is given. */
  useNoServer: verb().returns<UseServerResult>(),
};
