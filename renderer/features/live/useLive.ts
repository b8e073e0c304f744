import { useEffect, useRef } from 'react';
import type { LiveEvent, LiveKind } from '../../../core/contract/live.ts';
import { useAccount } from '../accounts/index.ts';
import { listenFor } from './liveBrowser.ts';

type Handler = (event: LiveEvent) => void;

const handlers = new Map<LiveKind, Set<Handler>>();
const listening = { owner: '', count: 0, stop: (): void => undefined };

const deliver = (event: LiveEvent) => {
  for (const handler of [...(handlers.get(event.kind) ?? [])]) handler(event);
};

/** The first who wants to hear opens the ear of this tab, the last one closes it. */
const join = (owner: string): (() => void) => {
  if (listening.owner !== owner) {
    listening.stop();
    Object.assign(listening, { owner, count: 0, stop: listenFor(owner, deliver) });
  }
  listening.count += 1;
  return () => {
    if (listening.owner !== owner) return;
    listening.count -= 1;
    if (listening.count > 0) return;
    listening.stop();
    Object.assign(listening, { owner: '', stop: () => undefined });
  };
};

/**
 * Tells of what happens on the server while somebody is signed in and the component stands; ids only. `refresh` means that
 * some of it may have been missed: a screen that shows a list listens to that as well. `about` says whether it is about the
 * community, of which nothing is told to who may not enter it, or about the person's own account.
 */
export const useLive = (kind: LiveKind, handler: Handler, about: 'community' | 'account' = 'community'): void => {
  const { status, user } = useAccount();
  const owner = status === 'signed-in' && (about === 'account' || user.abilities.readGated) ? user.id : null;
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => {
    if (owner === null) return undefined;
    const each: Handler = (event) => latest.current(event);
    const set = handlers.get(kind) ?? new Set();
    handlers.set(kind, set.add(each));
    const leave = join(owner);
    return () => {
      set.delete(each);
      leave();
    };
  }, [kind, owner]);
};
