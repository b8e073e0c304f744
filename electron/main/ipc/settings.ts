import { z } from 'zod';
import { shortcuts, type DesktopSettings } from '../../../core/bridge/bridge.ts';
import type { PreferenceKeeper } from '../preferences/preferences.ts';
import { readServerAddress } from '../settings/serverAddress.ts';
import type { ServerChoice } from '../settings/server.ts';
import type { Group } from './verb.ts';

interface Parts {
  server: ServerChoice;
  preferences: PreferenceKeeper;
}

const change = z
  .strictObject({ openAtLogin: z.boolean(), closeToTray: z.boolean(), shortcut: z.enum(shortcuts).nullable() })
  .partial()
  .refine((wanted) => Object.keys(wanted).length > 0);

/** By its origin: only an address that could be a server's is tried at all. */
const address = z
  .string()
  .max(300)
  .transform((text, context) => {
    const origin = readServerAddress(text);
    if (origin === null) context.addIssue('no address of a server');
    return origin ?? z.NEVER;
  });

export const settingsVerbs = ({ server, preferences }: Parts): Group<'settings'> => {
  const read = (): DesktopSettings => ({
    server: { address: server.origin(), fixed: server.isFixed, suggested: server.suggested() },
    ...preferences.read(),
  });
  return {
    read: { args: z.tuple([]), run: read },
    change: {
      args: z.tuple([change]),
      run: (wanted) => {
        preferences.change(wanted);
        return read();
      },
    },
    useServer: { args: z.tuple([address]), run: (origin) => server.use(origin) },
  };
};
