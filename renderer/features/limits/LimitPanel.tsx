import type { SearchLimit } from '../../api/searchLimit.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { useFocusOnMount } from '../../ui/focusOnMount.ts';
import { TalkToSomeone } from '../crisis/index.ts';
import { LimitActions } from './LimitActions.tsx';
import { LimitFacts, useReset } from './LimitFacts.tsx';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/layout/layout.module.css';
import styles from './limits.module.css';

const MESSAGE = 'Daily search limit reached.';

/** In the place of a panel or a page that the day's limit keeps back. `onAgain` asks for it anew when the day is over. */
export const LimitPanel = ({ limit, onAgain }: { limit: SearchLimit; onAgain(): void }) => {
  const heading = useFocusOnMount<HTMLHeadingElement>(limit.message ?? MESSAGE);
  const reset = useReset(limit);
  return (
    <Card className={classes(layout.stack4, styles.welcome)} role="group" aria-labelledby="limit-title">
      <h2 id="limit-title" ref={heading} tabIndex={-1} className={styles.message}>
        {limit.message ?? MESSAGE}
      </h2>
      <LimitFacts limit={limit} reset={reset} />
      <div className={classes(layout.row, styles.actions)}>
        {reset.over ? (
          <Button kind="primary" onClick={onAgain}>
            Open it now
          </Button>
        ) : (
          <LimitActions limit={limit} />
        )}
      </div>
      <TalkToSomeone />
    </Card>
  );
};
