import type { BridgeEvent } from './events.ts';
import type { Verb } from './verb.ts';
import type { Verbs } from './verbs.ts';

/**
 * The desktop bridge: all that the preload leaves on the page's window. Named verbs in groups and plain values only: no
 * channel names, no Electron objects (docs/proof.md E20). The verbs are declared beside this, and checked in
 * electron/main/ipc.
 */
export type Bridge = BridgeBase & { [G in keyof Verbs]: { [V in keyof Verbs[G]]: Asked<Verbs[G][V]> } };

interface BridgeBase {
  platform: 'desktop';
  version: string;
  /** Calls back with what happens in the main process. The result ends it. */
  subscribe(listener: (event: BridgeEvent) => void): () => void;
}

type Asked<V> =
  V extends Verb<infer Args extends unknown[], infer Reply> ? (...args: Args) => Promise<BridgeReply<Reply>> : never;

/** The bridge as screens use it: a reply's value, or a BridgeError. */
export type BridgeClient = BridgeBase & {
  [G in keyof Verbs]: {
    [V in keyof Verbs[G]]: Verbs[G][V] extends Verb<infer Args extends unknown[], infer Reply>
      ? (...args: Args) => Promise<Reply>
      : never;
  };
};

/** Why a verb was not done. Nobody but our own page is answered anything else than `refused`. */
export type BridgeCode = 'refused' | 'invalid' | 'failed' | 'storage_full' | 'unavailable';

/** Results are returned and never thrown: of an error only its words would cross. */
export type BridgeReply<T> = { ok: true; value: T } | { ok: false; code: BridgeCode };

/** The name under which the page finds the bridge. */
export const bridgeName = 'lampstand';

/** How main and preload call a verb among themselves. A page never learns of it. */
export const channelOf = (group: string, verb: string): string => `${bridgeName}:${group}.${verb}`;

export const eventChannel = `${bridgeName}:event`;
