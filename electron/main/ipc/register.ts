import type { IpcMain, Session } from 'electron';
import { channelOf, type BridgeReply, type Verbs } from '../../../core/bridge/bridge.ts';
import { isOwnSender } from './sender.ts';
import { answerVerb, type Group, type Verb } from './verb.ts';

/** Answers a group's verbs to the pages of one session, and to nobody else. */
export const registerGroup = <G extends keyof Verbs>(
  ipcMain: Pick<IpcMain, 'handle'>,
  session: Session,
  group: G,
  verbs: Group<G>,
): void => {
  for (const [name, verb] of Object.entries<Verb<unknown[], unknown>>(verbs))
    ipcMain.handle(channelOf(group, name), async (event, ...args: unknown[]): Promise<BridgeReply<unknown>> => {
      if (!isOwnSender(event, session)) return { ok: false, code: 'refused' };
      return answerVerb(verb, args);
    });
};
