import type { SearchLimit } from '../../api/searchLimit.ts';
import { Card } from '../../ui/Card.tsx';
import { useFocusOnMount } from '../../ui/focusOnMount.ts';
import { LimitActions } from './LimitActions.tsx';
import { LimitFacts } from './LimitFacts.tsx';
import styles from './limits.module.css';

const MESSAGE = 'Daily search limit reached.';

/** In the place of a panel or a page that the day's limit keeps back. */
export const LimitPanel = ({ limit }: { limit: SearchLimit }) => {
  const heading = useFocusOnMount<HTMLHeadingElement>(limit.message ?? MESSAGE);
  return (
    <Card className={styles.welcome} role="group" aria-labelledby="limit-title">
      <h2 id="limit-title" ref={heading} tabIndex={-1} className={styles.message}>
        {limit.message ?? MESSAGE}
      </h2>
      <LimitFacts limit={limit} />
      <div className={styles.actions}>
        <LimitActions limit={limit} />
      </div>
    </Card>
  );
};
