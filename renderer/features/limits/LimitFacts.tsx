import { untilLabel } from '../../../core/rules/time.ts';
import type { SearchLimit } from '../../api/searchLimit.ts';
import { useState } from 'react';
import { useNow } from './clock.ts';
import styles from './limits.module.css';

/** "Daily searches used: 1 / 1", and when there will be more, in the person's own hours; then that there are. */
export const LimitFacts = ({ limit, reset }: { limit: SearchLimit; reset: ReturnType<typeof useReset> }) => (
  <p className={styles.facts} role="status">
    {reset.over ? (
      <strong>{againWords(limit.limit)}</strong>
    ) : (
      <>
        <strong>
          Daily searches used: {limit.used} / {limit.limit}
        </strong>
        {reset.at !== null && <span>resets in {untilLabel(reset.at, reset.now)}</span>}
      </>
    )}
  </p>
);

const againWords = (count: number): string => `You have ${count} ${count === 1 ? 'search' : 'searches'} again.`;

/** Waits for the end of the day on which a limit was met; `over`: it came while the card stood. */
export const useReset = ({ resetAt }: SearchLimit) => {
  const now = useNow();
  /** When there are searches again, in milliseconds; null where nobody said, or where this device's clock is ahead. */
  const [at] = useState(() => (resetAt !== null && Date.parse(resetAt) > Date.now() ? Date.parse(resetAt) : null));
  return { at, now, over: at !== null && at <= now };
};
