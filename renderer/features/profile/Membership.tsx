import type { CurrentUser } from '../../../core/contract/accounts.ts';
import { classes } from '../../ui/classes.ts';
import { buttonClass } from '../../ui/controls/Button.tsx';
import { Link } from '../../ui/controls/Link.tsx';
import layout from '../../ui/layout/layout.module.css';
import { useHasPath } from '../../ui/paths.ts';
import { Section } from '../../ui/layout/Section.tsx';

/** The way to a paid plan, or to changing the one there is; nothing while there is no screen for it. */
export const Membership = ({ user }: { user: CurrentUser }) => {
  if (!useHasPath('/subscribe')) return null;
  return user.subscriptionStatus === 'active' ? (
    <Section title="Manage Subscription">
      <p>Your {user.subscriptionTier} plan is active.</p>
      <Link to="/subscribe" className={classes(buttonClass('secondary'), layout.start)}>
        Manage Subscription
      </Link>
    </Section>
  ) : (
    <Section title="Upgrade to Premium">
      <p>More searches a day, and the community.</p>
      <Link to="/subscribe" className={classes(buttonClass('primary'), layout.start)}>
        Upgrade to Premium
      </Link>
    </Section>
  );
};
