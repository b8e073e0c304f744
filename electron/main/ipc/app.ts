import { z } from 'zod';
import type { ServerChoice } from '../settings/server.ts';
import type { Reminders } from '../preferences/reminders.ts';
import type { ServerStatus } from '../settings/serverStatus.ts';
import type { Mailbox } from './mailbox.ts';
import { BridgeError } from '../../../core/bridge/bridgeError.ts';
import type { Group } from './verb.ts';

interface Parts {
  mailbox: Mailbox;
  server: ServerChoice;
  reach: Pick<ServerStatus, 'look'>;
  google: { start(): Promise<string> };
  reminders: Reminders;
}

export const appVerbs = ({ mailbox, server, reach, google, reminders }: Parts): Group<'app'> => ({
  listening: { args: z.tuple([]), run: () => mailbox.listening() },
  webOrigin: { args: z.tuple([]), run: async () => (await server.webOrigin()) ?? noServer() },
  lookForServer: { args: z.tuple([]), run: () => reach.look() },
  signInOutside: { args: z.tuple([]), run: () => google.start() },
  canRemind: { args: z.tuple([]), run: () => reminders.canShow() },
  remind: { args: z.tuple([]), run: () => reminders.show() },
});

const noServer = (): never => {
  throw new BridgeError('unavailable');
};
