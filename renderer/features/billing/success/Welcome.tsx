import { Check } from 'lucide-react';
import type { SubscriptionState } from '../../../../core/contract/billing.ts';
import { planNames, planOffers } from '../../../../core/rules/billing/plans.ts';
import type { PaidTier } from '../../../../core/rules/roles.ts';
import { classes } from '../../../ui/classes.ts';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { Link } from '../../../ui/controls/Link.tsx';
import { useFocusOnMount } from '../../../ui/focusOnMount.ts';
import { Illustration } from '../../../ui/illustrations/Illustration.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { useSite } from '../../site/index.ts';
import { dayLabel } from '../manage/dayLabel.ts';
import styles from './success.module.css';

interface WelcomeProps {
  plan: PaidTier;
  state: SubscriptionState;
}

/** Once it is true: what was bought, and what it opens. */
export const Welcome = ({ plan, state: { source, renewsAt } }: WelcomeProps) => {
  const { limits } = useSite();
  const hasSeats = plan === 'family' && source === 'stripe';
  const title = `Welcome to ${planNames[plan]}!`;
  const heading = useFocusOnMount<HTMLHeadingElement>(title);
  const features = planOffers({ premiumDailySearches: limits.premium }).find(({ id }) => id === plan)?.features ?? [];
  return (
    <div className={classes(layout.stack5, styles.page)}>
      <header className={classes(layout.stack2, styles.head)}>
        <Illustration name="arrived" />
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.activated}>Subscription Activated</p>
      </header>
      <Card aria-label="What is open to you now" className={layout.stack4}>
        <ul className={layout.stack2}>
          {features.map((feature) => (
            <li key={feature} className={styles.feature}>
              <Check size={18} aria-hidden />
              {feature}
            </li>
          ))}
        </ul>
        {renewsAt !== null && (
          <p className={layout.hint}>
            It renews on {dayLabel(renewsAt)}. You can cancel it at any time, on your profile.
          </p>
        )}
      </Card>
      <div className={classes(layout.row, styles.ways)}>
        {hasSeats && (
          <Link to="/family" className={buttonClass('primary')}>
            Invite your family
          </Link>
        )}
        <Link to="/" className={buttonClass(hasSeats ? 'secondary' : 'primary')}>
          Begin
        </Link>
        <Link to="/profile" className={buttonClass()}>
          Your profile
        </Link>
      </div>
      <p className={layout.hint}>Did you come from the desktop app? You can go back to it: it follows by itself.</p>
    </div>
  );
};
