import { isData } from '../security/apiHeaders.ts';

const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 30_000;

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** Whether the server can be reached, as far as what is sent to it tells. */
export interface ServerStatus {
  /** The same fetch, watched. */
  watch(fetch: Fetch): Fetch;
  isThere(): boolean;
  /** Asks the server now, whatever was found before. */
  look(): Promise<boolean>;
}

interface Parts {
  /** Whether the server says that it is there. */
  ask(): Promise<boolean>;
  turned(isThere: boolean): void;
  after?: (ms: number, work: () => void) => void;
}

/**
 * Follows whether the server is there. A call without an answer may have had bad luck: the server counts as away once it
 * does not say either that it is there, and is asked again and again until it does.
 */
export const createServerStatus = ({
  ask,
  turned,
  after = (ms, work) => void setTimeout(work, ms).unref(),
}: Parts): ServerStatus => {
  let isThere = true;
  let asking: Promise<boolean> | null = null;
  let wait = FIRST_WAIT;
  let waiting = false;

  const settle = (found: boolean): boolean => {
    if (found) wait = FIRST_WAIT;
    if (found !== isThere) {
      isThere = found;
      turned(found);
    }
    return found;
  };

  const look = (): Promise<boolean> => {
    asking ??= ask().then((found) => {
      asking = null;
      if (!settle(found)) again();
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
      if (!isThere) void look();
    });
    wait = Math.min(wait * 2, LONGEST_WAIT);
  };

  return {
    watch: (fetch) => async (address, init) => {
      let reply: Response;
      try {
        reply = await fetch(address, init);
      } catch (error) {
        if (isThere) void look();
        throw error;
      }
      // A hotel's sign-in page is no answer of the server.
      if (isData(reply.headers.get('content-type'))) settle(true);
      else if (isThere) void look();
      return reply;
    },
    isThere: () => isThere,
    look,
  };
};
