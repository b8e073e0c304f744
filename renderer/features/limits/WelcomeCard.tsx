import type { SearchLimit } from '../../api/searchLimit.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Illustration } from '../../ui/illustrations/Illustration.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { useEscape } from '../../ui/escape.ts';
import { useFocusOnMount } from '../../ui/focusOnMount.ts';
import { TalkToSomeone } from '../crisis/index.ts';
import { LimitActions } from './LimitActions.tsx';
import { LimitFacts, useReset } from './LimitFacts.tsx';
import { classes } from '../../ui/classes.ts';
import { useSite } from '../site/index.ts';
import layout from '../../ui/layout/layout.module.css';
import styles from './limits.module.css';
import { Link } from '../../ui/controls/Link.tsx';

const DEFAULT_MESSAGE =
  'To continue exploring biblical wisdom and guidance, please create a free profile or login to your existing account.';
const MEMBER_MESSAGE = 'You have used all of your searches for today.';

interface WelcomeCardProps {
  limit: SearchLimit;
  /** Whether something stands below it that is being read. */
  reading: boolean;
  /** Takes the card away; the words in the search box stay. */
  onClose(): void;
  /** Begins anew. */
  onHome(): void;
}

/** Shown when the day's searches are used: a welcome for visitors, and for members what is open to them meanwhile. */
export const WelcomeCard = ({ limit, reading, onClose, onHome }: WelcomeCardProps) => {
  const { name } = useSite();
  const visitor = limit.requiresAuth;
  const title = visitor ? 'Welcome' : (limit.message ?? MEMBER_MESSAGE);
  const heading = useFocusOnMount<HTMLHeadingElement>(title);
  const reset = useReset(limit);
  useEscape(onClose);
  return (
    <Card className={classes(layout.stack4, styles.welcome)} aria-labelledby="welcome-title">
      <Illustration name={visitor ? 'door' : 'night'} className={styles.picture} />
      <h2 id="welcome-title" ref={heading} tabIndex={-1} className={visitor ? undefined : styles.message}>
        {title}
      </h2>
      {visitor && (
        <>
          <p className={styles.glad}>Welcome to {name}! We're so glad you're here.</p>
          <p>{limit.message ?? DEFAULT_MESSAGE}</p>
        </>
      )}
      <LimitFacts limit={limit} reset={reset} />
      {!reset.over &&
        (visitor ? (
          <p className={layout.soft}>
            What you searched for today stays open to you: searching for it again costs nothing.
          </p>
        ) : (
          <Open />
        ))}
      <div className={classes(layout.row, styles.actions)}>
        {reset.over ? (
          <Button kind="primary" onClick={onClose}>
            Search again
          </Button>
        ) : (
          <>
            <LimitActions limit={limit} />
            {reading ? <Button onClick={onClose}>Keep reading</Button> : <Button onClick={onHome}>Back to home</Button>}
          </>
        )}
      </div>
      <TalkToSomeone />
    </Card>
  );
};

/** What costs a member nothing. */
const Open = () => (
  <div className={layout.soft}>
    <p>Until then there is no hurry, and this stays open to you:</p>
    <ul className={classes(layout.bullets, styles.open)}>
      <li>
        <Link to="/profile">the notes you saved</Link>
      </li>
      <li>
        <Link to="/journal">your prayer journal</Link>
      </li>
      <li>what you searched for or read today: opening it again costs nothing</li>
    </ul>
  </div>
);
