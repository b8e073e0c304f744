import { Check } from 'lucide-react';
import { use, useId, useLayoutEffect } from 'react';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { classes } from '../../../ui/classes.ts';
import { useFocusOnMount } from '../../../ui/focusOnMount.ts';
import { Link } from '../../../ui/controls/Link.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { usePageHead } from '../../../ui/layout/pageHead.ts';
import { PathsContext } from '../../../ui/paths.ts';
import { plansOf, type Plan } from './plans.ts';
import { useAuthOptions } from '../useAuthOptions.ts';
import { useSite } from '../../site/index.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './PlanChooser.module.css';

/** After a registration (docs/specification.md 2 §2). Plans whose screen does not exist yet are not offered. */
export const PlanChooser = ({ user }: { user: CurrentUser }) => {
  const { name } = useSite();
  const heading = useFocusOnMount<HTMLHeadingElement>(`Welcome to ${name}!`);
  const paths = use(PathsContext);
  const options = useAuthOptions();
  const offered = plansOf(options?.premiumDailySearches).filter(({ to }) => paths.has(to));
  useLayoutEffect(() => {
    // In braces: newer browsers give a promise, which React would take for a clean-up.
    window.scrollTo(0, 0);
  }, []);
  usePageHead(`Choose your plan · ${name}`);
  return (
    <div className={classes(layout.stack5, styles.page)}>
      <header className={layout.stack2}>
        <h1 ref={heading} tabIndex={-1}>
          Welcome, {user.nickname}
        </h1>
        <p>
          Your account is ready. {offered.length > 1 ? 'Choose how you would like to begin.' : 'This is what is in it.'}
        </p>
      </header>
      {options?.mail && !user.emailVerified && (
        <Notice className={styles.mail}>
          We sent a mail to <strong>{user.email}</strong>. Please open its link to confirm that the address is yours.
        </Notice>
      )}
      <ul className={styles.plans}>
        {offered.map((plan) => (
          <PlanCard key={plan.name} plan={plan} />
        ))}
      </ul>
      <Link to="/" className={buttonClass('quiet')}>
        Skip for now
      </Link>
    </div>
  );
};

const PlanCard = ({ plan: { name, price, period, popular, features, button, to } }: { plan: Plan }) => {
  const id = useId();
  return (
    <li>
      <Card aria-labelledby={id} className={classes(styles.plan, popular && styles.popular)}>
        <h2 id={id}>{name}</h2>
        {popular && <span className={styles.badge}>Popular</span>}
        <p className={styles.price}>
          <strong>{price}</strong> {period}
        </p>
        <ul className={classes(layout.stack2, styles.features)}>
          {features.map((feature) => (
            <li key={feature}>
              <Check size={18} aria-hidden />
              {feature}
            </li>
          ))}
        </ul>
        <Link to={to} className={buttonClass(popular || to === '/' ? 'primary' : 'secondary')}>
          {button}
        </Link>
      </Card>
    </li>
  );
};
