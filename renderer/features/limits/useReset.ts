import { useState } from 'react';
import type { SearchLimit } from '../../api/searchLimit.ts';
import { useNow } from './clock.ts';

export interface Reset {
  /** When there are searches again, in milliseconds; null where nobody said, or where this device's clock is ahead. */
  at: number | null;
  now: number;
  /** Whether that moment came while the card stood. */
  over: boolean;
}

/** Waits for the end of the day on which a limit was met. */
export const useReset = ({ resetAt }: SearchLimit): Reset => {
  const now = useNow();
  const [at] = useState(() => (resetAt !== null && Date.parse(resetAt) > Date.now() ? Date.parse(resetAt) : null));
  return { at, now, over: at !== null && at <= now };
};
