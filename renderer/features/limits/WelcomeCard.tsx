import brand from '../../../content/generated/brand.json';
import type { SearchLimit } from '../../api/searchLimit.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { useFocusOnMount } from '../../ui/focusOnMount.ts';
import { LimitActions } from './LimitActions.tsx';
import { LimitFacts } from './LimitFacts.tsx';
import styles from './limits.module.css';

const DEFAULT_MESSAGE =
  'To continue exploring biblical wisdom and guidance, please create a free profile or login to your existing account.';

/** Shown instead of a result when the day's searches are used (spec 1 §8). */
export const WelcomeCard = ({ limit, onClose }: { limit: SearchLimit; onClose(): void }) => {
  const heading = useFocusOnMount<HTMLHeadingElement>('Welcome');
  return (
    <Card className={styles.welcome} aria-labelledby="welcome-title">
      <h2 id="welcome-title" ref={heading} tabIndex={-1}>
        Welcome
      </h2>
      <p className={styles.glad}>Welcome to {brand.name}! We're so glad you're here.</p>
      <p>{limit.message ?? DEFAULT_MESSAGE}</p>
      <LimitFacts limit={limit} />
      <p className={styles.free}>
        What you searched for today stays open to you: searching for it again costs nothing.
      </p>
      <div className={styles.actions}>
        <LimitActions limit={limit} />
        <Button onClick={onClose}>Back to home</Button>
      </div>
    </Card>
  );
};
