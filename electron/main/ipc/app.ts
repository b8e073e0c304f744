import { z } from 'zod';
import type { Mailbox } from './mailbox.ts';
import type { Group } from './verb.ts';

const nothing = z.tuple([]);

export const appVerbs = (mailbox: Mailbox): Group<'app'> => ({
  listening: { args: nothing, run: () => mailbox.listening() },
});
