import type { LiveEvent } from '../../../core/contract/live.ts';
import { routes } from '../../../core/contract/routes.ts';
import { doubtSession } from '../../api/session.ts';
import { timer } from '../../platform/device.ts';
import { liveKinds, readLiveEvent, startLive, type LiveDependencies } from './liveClient.ts';

const NAME = 'lampstand:live';

/** The server's stream. One that breaks off is made anew by us: a browser's own way knows no growing wait. */
const connect: LiveDependencies['connect'] = ({ onOpen, onEvent, onLost }) => {
  const source = new EventSource(routes.live.path, { withCredentials: true });
  source.addEventListener('open', onOpen);
  source.addEventListener('error', () => onLost(source.readyState === EventSource.CLOSED));
  for (const kind of liveKinds)
    source.addEventListener(kind, ({ data }: MessageEvent<string>) => {
      const event = readLiveEvent({ ...parsed(data), kind });
      if (event) onEvent(event);
    });
  return { close: () => source.close() };
};

const parsed = (data: string): object => {
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
};

/** Without Web Locks (an http address) each tab has a stream of its own. */
const lead =
  (owner: string): LiveDependencies['lead'] =>
  async (work, signal) => {
    if (!('locks' in navigator)) return work(false);
    const name = `${NAME}:${owner}`;
    const had = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await work(false);
      return lock !== null;
    });
    if (!had && !signal.aborted) await navigator.locks.request(name, { signal }, () => work(true));
  };

/** Listens for a person in this browser until the given function is called. */
export const listenFor = (owner: string, deliver: (event: LiveEvent) => void): (() => void) => {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`${NAME}:${owner}`);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const event = readLiveEvent(data);
    if (event) deliver(event);
  });
  const { stop, hurry } = startLive({
    connect,
    lead: lead(owner),
    channel: { tell: (event) => channel?.postMessage(event), close: () => channel?.close() },
    timer,
    random: Math.random,
    deliver,
    onRefused: doubtSession,
  });
  window.addEventListener('online', hurry);
  return () => {
    window.removeEventListener('online', hurry);
    stop();
  };
};
