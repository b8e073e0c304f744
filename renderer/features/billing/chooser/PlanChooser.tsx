import { useLayoutEffect } from 'react';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import type { PaidTier } from '../../../../core/rules/roles.ts';
import { classes } from '../../../ui/classes.ts';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { Link } from '../../../ui/controls/Link.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useFocusOnMount } from '../../../ui/focusOnMount.ts';
import layout from '../../../ui/layout/layout.module.css';
import { usePageHead } from '../../../ui/layout/pageHead.ts';
import { useSite } from '../../site/index.ts';
import { freeOffer } from '../plans/offers.ts';
import { PlanCard, PlanList } from '../plans/PlanCard.tsx';
import { useSale } from '../plans/useSale.ts';
import { SubscribeLink } from '../SubscribeLink.tsx';
import styles from './chooser.module.css';

interface PlanChooserProps {
  user: CurrentUser;
  /** Whether a mail with a link is on its way to the new address. */
  mailed: boolean;
}

/** What a newcomer chooses from beside Free, and its button (docs/specification.md 2 §2). */
const buttons: Readonly<Partial<Record<PaidTier, string>>> = { premium: 'Start Premium', family: 'Choose Family' };

/** After a registration: Free, and of the plans what is sold here. */
export const PlanChooser = ({ user, mailed }: PlanChooserProps) => {
  const { name } = useSite();
  const heading = useFocusOnMount<HTMLHeadingElement>(`Welcome, ${user.nickname}`);
  const sold = useSale().offers.filter(({ id }) => buttons[id]);
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
          Your account is ready. {sold.length > 0 ? 'Choose how you would like to begin.' : 'This is what is in it.'}
        </p>
      </header>
      {mailed && !user.emailVerified && (
        <Notice className={styles.mail}>
          We sent a mail to <strong>{user.email}</strong>. Please open its link to confirm that the address is yours.
        </Notice>
      )}
      <PlanList>
        <PlanCard offer={freeOffer}>
          <Link to="/" className={buttonClass(sold.length > 0 ? 'secondary' : 'primary')}>
            Continue Free
          </Link>
        </PlanCard>
        {sold.map((offer) => (
          <PlanCard key={offer.id} offer={offer} mark={offer.popular ? 'Popular' : undefined}>
            <SubscribeLink plan={offer.id} className={buttonClass(offer.popular ? 'primary' : 'secondary')}>
              {buttons[offer.id]}
            </SubscribeLink>
          </PlanCard>
        ))}
      </PlanList>
      <Link to="/" className={buttonClass('quiet')}>
        Skip for now
      </Link>
    </div>
  );
};
