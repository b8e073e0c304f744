import { isData } from '../security/apiHeaders.ts';

const MIN_WAIT = 2_000;
const MAX_WAIT = 30_000;

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** Whether the server can be reached, as far as what is sent to it tells. */
export interface ServerStatus {
  /** The same fetch, watched. */
  watch(fetch: Fetch): Fetch;
  isReachable(): boolean;
  /** Asks the server now, whatever was found before. */
  check(): Promise<boolean>;
}

interface Parts {
  /** Whether the server says that it is there. */
  ask(): Promise<boolean>;
  changed(isReachable: boolean): void;
  after?: (ms: number, work: () => void) => void;
}

/**
 * Follows whether the server is there. A call without an answer may have had bad luck: the server counts as away once it
 * does not say either that it is there, and is asked again and again until it does.
 */
export const createServerStatus = ({
  ask,
  changed,
  after = (ms, work) => void setTimeout(work, ms).unref(),
}: Parts): ServerStatus => {
  let isReachable = true;
  let asking: Promise<boolean> | null = null;
  let wait = MIN_WAIT;
  let waiting = false;

  const update = (found: boolean): boolean => {
    if (found) wait = MIN_WAIT;
    if (found !== isReachable) {
      isReachable = found;
      changed(found);
    }
    return found;
  };

  const check = (): Promise<boolean> => {
    asking ??= ask().then((found) => {
      asking = null;
      if (!update(found)) again();
      return found;
    });
    return asking;
  };

  const again = () => {
    if (waiting) return;
    waiting = true;
    after(wait, () => {
      waiting = false;
      // Something else may have got through meanwhile.
      if (!isReachable) void check();
    });
    wait = Math.min(wait * 2, MAX_WAIT);
  };

  return {
    watch: (fetch) => async (address, init) => {
      let reply: Response;
      try {
        reply = await fetch(address, init);
      } catch (error) {
        if (isReachable) void check();
        throw error;
      }
      // A hotel's sign-in page is no answer of the server.
      if (isData(reply.headers.get('content-type'))) update(true);
      else if (isReachable) void check();
      return reply;
    },
    isReachable: () => isReachable,
    check,
  };
};
