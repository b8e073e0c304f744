import { untilLabel } from '../../../core/rules/time.ts';
import type { SearchLimit } from '../../api/searchLimit.ts';
import styles from './limits.module.css';
import type { Reset } from './useReset.ts';

/** "Daily searches used: 1 / 1", and when there will be more, in the person's own hours; then that there are. */
export const LimitFacts = ({ limit, reset }: { limit: SearchLimit; reset: Reset }) => (
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
