import type { IpcMain, IpcMainInvokeEvent, Session } from 'electron';
import { channelOf, type BridgeReply } from '../../../core/bridge/bridge.ts';
import { BridgeError } from '../../../core/bridge/bridgeError.ts';
import type { Verb } from '../../../core/bridge/verb.ts';
import { verbs, type Verbs } from '../../../core/bridge/verbs.ts';
import { StorageFull } from '../../../core/journal/store.ts';
import { describe, log } from '../../log.ts';
import { isOwnPage } from '../security/ownPages.ts';

export type Handler<Args extends unknown[], Reply> = (...args: Args) => Reply | Promise<Reply>;

/** What answers the verbs of one group, once their arguments are known to be as declared. */
export type Handlers<G extends keyof Verbs> = {
  [V in keyof Verbs[G]]: Verbs[G][V] extends Verb<infer Args extends unknown[], infer Reply>
    ? Handler<Args, Reply>
    : never;
};

type AnyHandlers = Readonly<Record<string, Handler<unknown[], unknown>>>;
const declaredIn = (group: keyof Verbs) => Object.entries<Verb<unknown[], unknown>>(verbs[group]);

/** Answers one call: arguments that are not as declared do nothing, and no error leaves but by its code. */
export const answer = async <Args extends unknown[], Reply>(
  { args }: Verb<Args, Reply>,
  handler: Handler<NoInfer<Args>, NoInfer<Reply>>,
  given: unknown[],
): Promise<BridgeReply<Reply>> => {
  const checked = args.safeParse(given);
  if (!checked.success) return { ok: false, code: 'invalid' };
  try {
    return { ok: true, value: await handler(...checked.data) };
  } catch (error) {
    if (error instanceof BridgeError) return { ok: false, code: error.code };
    if (error instanceof StorageFull) return { ok: false, code: 'storage_full' };
    log.error('a verb of the bridge failed', describe(error));
    return { ok: false, code: 'failed' };
  }
};

/** Whether our page calls: the main frame of a window, of this session, at our scheme (docs/proof.md E17). */
const isOwnSender = ({ sender, senderFrame }: IpcMainInvokeEvent, session: Session): boolean =>
  senderFrame !== null &&
  // Not asked whether it is `detached`: Electron says so of the page that came back after a crash, too.
  senderFrame === sender.mainFrame &&
  sender.session === session &&
  isOwnPage(senderFrame.url);

/** Answers a group's verbs, and only these, to the pages of one session, and to nobody else. */
export const registerGroup = <G extends keyof Verbs>(
  ipcMain: Pick<IpcMain, 'handle'>,
  session: Session,
  group: G,
  handlers: Handlers<G>,
): void => {
  for (const [name, verb] of declaredIn(group)) {
    const handler = (handlers as AnyHandlers)[name] ?? refuse;
    ipcMain.handle(channelOf(group, name), async (event, ...args: unknown[]): Promise<BridgeReply<unknown>> => {
      if (!isOwnSender(event, session)) return { ok: false, code: 'refused' };
      return answer(verb, handler, args);
    });
  }
};

/** The methods of T that do what a verb of the same name asks. */
type SameName<G extends keyof Verbs, T> = {
  [V in keyof Handlers<G> & keyof T]: T[V] extends Handlers<G>[V] ? V : never;
}[keyof Handlers<G> & keyof T];

/** Handlers of what T's methods don't do just so; none in place of one that does. */
export type OwnHandlers<G extends keyof Verbs, T> = Omit<Handlers<G>, SameName<G, T>> & {
  [V in SameName<G, T>]?: never;
};

/** Handlers that call `target`'s method of the same name, and `own` for the others. */
export const delegate = <G extends keyof Verbs, T extends object>(
  group: G,
  target: () => T,
  own: OwnHandlers<G, T>,
): Handlers<G> => ({
  ...(Object.fromEntries(
    declaredIn(group).map(([name]) => [name, (...args: unknown[]) => (target() as AnyHandlers)[name]?.(...args)]),
  ) as Handlers<G>),
  ...own,
});

/** Handlers that wait for those which are still to come. */
export const waitFor = <G extends keyof Verbs>(group: G, coming: Promise<Handlers<G>>): Handlers<G> =>
  Object.fromEntries(
    declaredIn(group).map(([name]) => [
      name,
      async (...args: unknown[]) => ((await coming) as AnyHandlers)[name]?.(...args),
    ]),
  ) as Handlers<G>;

export const refuse = (): never => {
  throw new BridgeError('refused');
};

/** Handlers that refuse everybody, for a group that this kind of start does not offer. */
export const refuseAll = <G extends keyof Verbs>(group: G): Handlers<G> =>
  Object.fromEntries(declaredIn(group).map(([name]) => [name, refuse])) as unknown as Handlers<G>;
