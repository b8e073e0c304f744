import type { BridgeReply } from '../../../core/bridge/bridge.ts';
import { BridgeError } from '../../../core/bridge/bridgeError.ts';
import type { Verb } from '../../../core/bridge/verb.ts';
import { StorageFull } from '../../../core/journal/store.ts';
import { describe, log } from '../../log.ts';

export type Handler<Args extends unknown[], Reply> = (...args: Args) => Reply | Promise<Reply>;

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
