import type { z } from 'zod';
import type { BridgeReply, Verbs } from '../../../core/bridge/bridge.ts';
import { BridgeError } from '../../../core/bridge/bridgeError.ts';
import { StorageFull } from '../../../core/journal/store.ts';
import { describe, log } from '../../log.ts';

/** A verb of the bridge: what arguments it takes, and what it does with them once they are known to be such. */
export interface Verb<A extends unknown[], T> {
  args: z.ZodType<A>;
  run: (...args: A) => T | Promise<T>;
}

/** All verbs of one group, as the contract names them. */
export type Group<G extends keyof Verbs> = {
  [V in keyof Verbs[G]]: Verbs[G][V] extends (...args: infer A) => infer T ? Verb<A, T> : never;
};

/** Answers one call: arguments that are not as stated do nothing, and no error leaves but by its code. */
export const answerVerb = async <A extends unknown[], T>(
  { args, run }: Verb<A, T>,
  given: unknown[],
): Promise<BridgeReply<T>> => {
  const checked = args.safeParse(given);
  if (!checked.success) return { ok: false, code: 'invalid' };
  try {
    return { ok: true, value: await run(...checked.data) };
  } catch (error) {
    if (error instanceof BridgeError) return { ok: false, code: error.code };
    if (error instanceof StorageFull) return { ok: false, code: 'storage_full' };
    log.error('a verb of the bridge failed', describe(error));
    return { ok: false, code: 'failed' };
  }
};
