import { useEffect, useRef, useState } from 'react';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import type { SubscriptionState } from '../../../../core/contract/billing.ts';
import { planNames } from '../../../../core/rules/billing/plans.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { RetryNotice } from '../../../ui/feedback/RetryNotice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Section } from '../../../ui/layout/Section.tsx';
import { Tag } from '../../../ui/text/Tag.tsx';
import { isInIosApp } from '../ios/isInIosApp.ts';
import { periodLabel, priceLabel } from '../plans/offers.ts';
import { UpgradeLink } from '../plans/UpgradeLink.tsx';
import { usePlans } from '../plans/usePlans.ts';
import { useSale } from '../plans/useSale.ts';
import { useEntitlement } from '../useEntitlement.ts';
import { useOwnSubscription } from '../useSubscription.ts';
import { dayLabel } from './dayLabel.ts';
import { stateWords } from './stateWords.ts';
import { Ways } from './Ways.tsx';

const MANAGE = 'Manage Subscription';
const UPGRADE = 'Upgrade to Premium';

/** What somebody has bought and may do about it; the way to a plan, where one is sold; else nothing. */
export const Membership = ({ user }: { user: CurrentUser }) => {
  const { data: state, error, isLoading, refetch } = useOwnSubscription(user);
  useEntitlement();
  const hasPlan = user.subscriptionStatus === 'active';
  if (state) return <Known state={state} user={user} />;
  if (error)
    return (
      <Section title={MANAGE}>
        <RetryNotice onRetry={() => void refetch()}>We could not look up your plan. {sentenceOf(error)}</RetryNotice>
      </Section>
    );
  if (!isLoading) return null;
  return (
    <Section title={hasPlan ? MANAGE : UPGRADE} aria-busy="true">
      <span className="visually-hidden">Loading...</span>
      <Skeleton lines={[60, 40]} />
    </Section>
  );
};

const Known = ({ state, user }: { state: SubscriptionState; user: CurrentUser }) => {
  const { offers } = useSale();
  if (state.status === 'none') {
    const premium = offers.find(({ id }) => id === 'premium');
    // Whom staff gave as much as the plan opens has nothing to buy.
    return premium && user.role === 'registered' ? (
      <Section title={UPGRADE}>
        <p>
          More searches a day, and the community, for {premium.price} {premium.period}.
        </p>
        <div className={layout.row}>
          <UpgradeLink />
        </div>
      </Section>
    ) : null;
  }
  return <Plan state={state} userId={user.id} />;
};

const Plan = ({ state, userId }: { state: SubscriptionState; userId: string }) => {
  const words = useRef<HTMLParagraphElement>(null);
  // Counts what was done: the dialog that it was done in has to be gone before the focus can move.
  const [done, setDone] = useState(0);
  const price = usePrice(state);
  useEffect(() => {
    if (done > 0) words.current?.focus();
  }, [done]);
  return (
    <Section title={MANAGE} end={state.plan && <Tag>{planNames[state.plan]}</Tag>}>
      <p ref={words} tabIndex={-1}>
        {stateWords(state, { day: dayLabel, price }).join(' ')}
      </p>
      <Ways state={state} userId={userId} onDone={() => setDone((count) => count + 1)} />
    </Section>
  );
};

/** Of a plan that Stripe is paid for, and not inside the iOS app, where no such price is named. */
const usePrice = ({ plan, source }: SubscriptionState): string | null => {
  const asks = source === 'stripe' && !isInIosApp();
  const found = usePlans(asks).data?.plans.find(({ id }) => id === plan);
  return asks && found ? `${priceLabel(found.price)} ${periodLabel(found.interval)}` : null;
};
