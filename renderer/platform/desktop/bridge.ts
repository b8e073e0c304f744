import { bridgeName, type Bridge, type BridgeClient, type BridgeReply } from '../../../core/bridge/bridge.ts';
import { BridgeError } from '../../../core/bridge/bridgeError.ts';
import { StorageFull } from '../../../core/journal/store.ts';

type Ask = (...args: unknown[]) => Promise<BridgeReply<unknown>>;

/** A verb's value. What main could not do is thrown: as the journal would throw it here, or by its code. */
const valueOf =
  (ask: Ask) =>
  async (...args: unknown[]): Promise<unknown> => {
    const reply = await ask(...args);
    if (reply.ok) return reply.value;
    throw reply.code === 'storage_full' ? new StorageFull(reply.code) : new BridgeError(reply.code);
  };

const connect = ({ platform, version, subscribe, ...groups }: Bridge): BridgeClient => ({
  platform,
  version,
  subscribe,
  ...(Object.fromEntries(
    Object.entries(groups).map(([group, verbs]) => [
      group,
      Object.fromEntries(Object.entries(verbs as Record<string, Ask>).map(([name, ask]) => [name, valueOf(ask)])),
    ]),
  ) as Omit<BridgeClient, 'platform' | 'version' | 'subscribe'>),
});

let client: BridgeClient | null = null;

/** What the preload left on the window; only in the desktop app. */
export const bridge = (): BridgeClient =>
  (client ??= connect((window as unknown as Record<typeof bridgeName, Bridge>)[bridgeName]));
