import { z } from 'zod';
import type { ServerChoice } from '../settings/server.ts';
import type { Reach } from '../settings/reach.ts';
import type { Mailbox } from './mailbox.ts';
import { BridgeError, type Group } from './verb.ts';

export const appVerbs = (mailbox: Mailbox, server: ServerChoice, reach: Pick<Reach, 'look'>): Group<'app'> => ({
  listening: { args: z.tuple([]), run: () => mailbox.listening() },
  webOrigin: { args: z.tuple([]), run: async () => (await server.webOrigin()) ?? noServer() },
  lookForServer: { args: z.tuple([]), run: () => reach.look() },
});

const noServer = (): never => {
  throw new BridgeError('unavailable');
};
