import { useState } from 'react';
import { untilLabel } from '../../../core/rules/time.ts';
import type { SearchLimit } from '../../api/searchLimit.ts';
import styles from './limits.module.css';

/** "Daily searches used: 1 / 1", and when there will be more, in the person's own hours (decision 2). */
export const LimitFacts = ({ limit }: { limit: SearchLimit }) => {
  const [now] = useState(() => Date.now());
  return (
    <p className={styles.facts}>
      <strong>
        Daily searches used: {limit.used} / {limit.limit}
      </strong>
      {limit.resetAt && <span>resets in {untilLabel(Date.parse(limit.resetAt), now)}</span>}
    </p>
  );
};
