import type { ReactNode } from 'react';
import layout from '../../../ui/layout/layout.module.css';
import { isInIosApp } from '../../billing/index.ts';
import { useSite } from '../../site/index.ts';

/** What is sold, and refunds (docs/decisions.md 26 to 31): of what is switched on here, and inside the iOS app of Apple alone. */
export const Money = () => {
  const { services } = useSite();
  const [takesCards, sellsInApp] = [services.includes('stripe') && !isInIosApp(), services.includes('apple')];
  if (!takesCards && !sellsInApp)
    return <p>Today nothing is sold here, so there is nothing to pay, to cancel or to refund.</p>;
  return (
    <div className={layout.stack3}>
      {takesCards && <Cards mails={services.includes('mail')} />}
      {sellsInApp && (
        <p>
          What you buy in the iOS app you buy from Apple. It renews, is cancelled and is given back there, by Apple’s
          rules; deleting your account here does not end it, so please cancel it at Apple first.
        </p>
      )}
      <p>
        A family plan has seats for five more people, each 13 or older. Their seats end with the plan; what they wrote
        and saved stays theirs. A plan can’t be bought for somebody else. Whoever runs this server may open more to an
        account without a plan.
      </p>
    </div>
  );
};

const Cards = ({ mails }: { mails: boolean }): ReactNode => (
  <>
    <p>
      Plans on this website are paid ahead, by card, through Stripe and in US dollars. What a plan costs, and for how
      long, stands there before you pay. A plan renews by itself until you cancel it, which takes two clicks on your
      profile; what is paid for stays open until its time is over.
      {mails && ' We write to you seven days before a renewal, to an address that you have confirmed.'} If a renewal
      can’t be charged, the plan stays open for seven days from then.
    </p>
    <p>
      Within 30 days of your first payment you can have your money back, once for each account: on your profile, and no
      reason is needed. All payments are then given back, and the plan ends at once. If you delete your account, or if
      it is blocked, the plan does not renew.
    </p>
  </>
);
