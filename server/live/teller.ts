import { setImmediate } from 'node:timers/promises';
import type { Registry } from './registry.ts';
import { prepare, type LiveMessage, type PreparedMessage } from './service.ts';

/** Streams that are told of something before everybody else gets a turn. */
const SLICE = 100;

/** Tells the streams of this process what happened: by slices, so that thousands of them keep nobody waiting. */
export const createTeller = (streams: Registry) => {
  const queue: PreparedMessage[] = [];

  const tellAll = async () => {
    for (let next = queue[0]; next; next = queue[0]) {
      const all = streams.all();
      for (let from = 0; from < all.length; from += SLICE) {
        for (const stream of all.slice(from, from + SLICE)) stream.hear(next);
        await setImmediate();
      }
      queue.shift();
    }
  };

  return (message: LiveMessage): void => {
    const prepared = prepare(message);
    const { listeners, kind } = message;
    if (listeners.to !== 'user') {
      queue.push(prepared);
      if (queue.length === 1) void tellAll();
      return;
    }
    for (const stream of streams.of(listeners.userId)) {
      if (kind === 'account') void stream.check();
      stream.hear(prepared);
    }
  };
};
