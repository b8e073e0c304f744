import { setImmediate, setTimeout } from 'node:timers/promises';
import { coalesced } from './coalesced.ts';
import type { Registry } from './registry.ts';
import { prepare, type LiveMessage, type PreparedMessage } from './service.ts';

/** Streams that are told of something before everybody else gets a turn. */
const SLICE = 100;
/** Between two slices that are told to ask for everything again, in milliseconds: their questions come to this server. */
const REFRESH_PAUSE = 500;
/** Streams that ask at once what they may hear: beside them requests need the database too. */
const CHECKS = 20;

/** Tells the streams of this process what happened: by slices, so that thousands of them keep nobody waiting. */
export const createTeller = (streams: Registry, stopping: AbortSignal) => {
  const queue: PreparedMessage[] = [];

  const tellAll = async () => {
    for (let next = queue[0]; next; next = queue[0]) {
      for (const slice of slices(streams.all(), SLICE)) {
        for (const stream of slice) stream.hear(next);
        await setImmediate();
      }
      queue.shift();
    }
  };

  const refreshAll = (what: 'changed' | 'missed') =>
    coalesced(async () => {
      for (const slice of slices(streams.all(), SLICE)) {
        if (stopping.aborted) return;
        for (const stream of slice) stream.refresh(what);
        if (slice.length === SLICE) await setTimeout(REFRESH_PAUSE);
      }
    });
  const tellChanged = refreshAll('changed');
  const tellMissed = refreshAll('missed');

  const checkAll = coalesced(async () => {
    for (const slice of slices(streams.all(), CHECKS))
      await Promise.all(slice.map((stream) => stream.checkIfInDoubt()));
  });

  return {
    tell(message: LiveMessage): void {
      const { listeners, kind } = message;
      if (listeners.to === 'everyone' && kind === 'refresh') return void tellChanged();
      const prepared = prepare(message);
      if (listeners.to !== 'user') {
        queue.push(prepared);
        if (queue.length === 1) void tellAll();
        return;
      }
      for (const stream of streams.of(listeners.userId)) {
        if (kind === 'account') void stream.check();
        stream.hear(prepared);
      }
    },
    /** For when something may have been missed, which may have been that a stream has to end: nobody hears until they have asked. */
    doubtAll(): void {
      for (const stream of streams.all()) stream.doubt();
      void checkAll();
      void tellMissed();
    },
  };
};

function* slices<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
}
