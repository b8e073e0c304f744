import type { SubscriptionState } from '../../../../core/contract/billing.ts';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { Link } from '../../../ui/controls/Link.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { isInIosApp } from '../ios/isInIosApp.ts';
import { useSale } from '../plans/useSale.ts';
import { SubscribeLink } from '../SubscribeLink.tsx';
import { AppleLink } from './AppleLink.tsx';
import { LeaveFamily } from './LeaveFamily.tsx';
import { StripeActions } from './StripeActions.tsx';

interface WaysProps {
  state: SubscriptionState;
  userId: string;
  onDone(): void;
}

/** What somebody may do about their plan, by who is paid for it and how it stands. */
export const Ways = ({ state, userId, onDone }: WaysProps) => {
  const { plan, status, source } = state;
  if (source === 'family')
    return (
      <div className={layout.row}>
        <Link to="/family" className={buttonClass('secondary')}>
          Your seat
        </Link>
        <LeaveFamily userId={userId} onLeft={onDone} />
      </div>
    );
  if (status === 'ended') return <BeginAgain />;
  if (source === 'apple') return <AppleLink />;
  if (isInIosApp()) return <p>You began it on our website: please change or cancel it there, in your profile.</p>;
  if (status === 'incomplete')
    return (
      <div className={layout.row}>
        <SubscribeLink plan={plan ?? undefined} className={buttonClass('primary')}>
          Continue to payment
        </SubscribeLink>
      </div>
    );
  return (
    <>
      {plan === 'family' && (
        <p>
          Up to five people have a seat with you: see <Link to="/family">your family</Link>.
        </p>
      )}
      <StripeActions state={state} userId={userId} onDone={onDone} />
    </>
  );
};

const BeginAgain = () => {
  if (useSale().offers.length === 0) return null;
  return (
    <div className={layout.row}>
      <SubscribeLink className={buttonClass('primary')}>Choose a plan</SubscribeLink>
    </div>
  );
};
