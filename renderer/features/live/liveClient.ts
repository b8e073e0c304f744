import type { LiveEvent, LiveKind } from '../../../core/contract/live.ts';
import type { Timer } from '../../../core/sync/scheduler.ts';

/** One connection to /api/live. */
export interface Stream {
  close(): void;
}

interface StreamHandlers {
  onOpen(): void;
  onEvent(event: LiveEvent): void;
  /** It ended. `refused`: the server answered with something else than a stream. */
  onLost(refused: boolean): void;
}

export interface LiveDependencies {
  connect(handlers: StreamHandlers): Stream;
  /**
   * Settles when this tab is the one that listens for the browser, which it is until `until` settles. `waited` says that another
   * tab was before.
   */
  lead(work: (waited: boolean) => Promise<void>, signal: AbortSignal): Promise<void>;
  /** The other tabs of the same person. */
  channel: { tell(event: LiveEvent): void; close(): void };
  timer: Timer;
  random(): number;
  deliver(event: LiveEvent): void;
  /** The server refused the stream: the session may have ended. */
  onRefused(): void;
}

/** In milliseconds. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;

/** Half of it is left to chance, so that those who lost a server together do not come back together. */
const waitAfter = (failures: number, random: () => number): number => {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(failures, 10));
  return longest * (0.5 + random() / 2);
};

/**
 * Listens for one person until `stop`: one stream a browser, whichever tab holds it (browsers allow six connections to one
 * host). After a gap everybody hears `refresh`.
 */
export const startLive = (deps: LiveDependencies): { stop(): void; hurry(): void } => {
  const ended = new AbortController();
  let hurry = (): void => undefined;

  const tellAll = (event: LiveEvent) => {
    deps.deliver(event);
    deps.channel.tell(event);
  };

  const listen = (waited: boolean): Promise<void> =>
    new Promise((resolve) => {
      let stream: Stream | null = null;
      let cancel = (): void => undefined;
      let failures = 0;
      // Another tab listened before: what happened between the two was told to nobody.
      let missed = waited;
      const open = () => {
        cancel();
        stream = deps.connect({
          onOpen: () => {
            failures = 0;
            if (missed) tellAll({ kind: 'refresh' });
            missed = false;
          },
          onEvent: tellAll,
          onLost: (refused) => {
            stream?.close();
            stream = null;
            missed = true;
            if (refused) deps.onRefused();
            cancel = deps.timer(waitAfter(failures, deps.random), open);
            failures += 1;
          },
        });
      };
      hurry = () => {
        if (stream === null && !ended.signal.aborted) open();
      };
      ended.signal.addEventListener('abort', () => {
        cancel();
        stream?.close();
        resolve();
      });
      open();
    });

  // It ends with `stop`: a lock that was not had yet is then no longer asked for.
  deps.lead(listen, ended.signal).catch(() => undefined);
  return {
    stop: () => {
      ended.abort();
      deps.channel.close();
    },
    hurry: () => hurry(),
  };
};

/** All of them, without the schemas of the contract, which weigh more than the rest of a screen. */
const kinds: Readonly<Record<LiveKind, true>> = {
  post: true,
  changed: true,
  circle: true,
  case: true,
  notice: true,
  account: true,
  entitlement: true,
  refresh: true,
};
export const liveKinds = Object.keys(kinds) as LiveKind[];

/** What a stream or another tab says, as an event; null for what is none. */
export const readLiveEvent = (data: unknown): LiveEvent | null => {
  if (typeof data !== 'object' || data === null) return null;
  const { kind, id, circleId } = data as Partial<Record<keyof LiveEvent, unknown>>;
  const known = liveKinds.find((each) => each === kind);
  if (known === undefined) return null;
  return {
    kind: known,
    ...(typeof id === 'string' && { id }),
    ...(typeof circleId === 'string' && { circleId }),
  };
};
