import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import type { SubscriptionState } from '../../../../core/contract/billing.ts';
import type { Site } from '../../../../core/contract/settings.ts';
import { planOffers } from '../../../../core/rules/billing/plans.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Link } from '../../../ui/controls/Link.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { RetryNotice } from '../../../ui/feedback/RetryNotice.tsx';
import { BackHome } from '../../../ui/layout/BackHome.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { ConfirmAddress } from '../../accounts/index.ts';
import { useSite } from '../../site/index.ts';
import { AppleLink } from '../manage/AppleLink.tsx';
import { dayLabel } from '../manage/dayLabel.ts';
import { appleOffer, type Offer } from '../plans/offers.ts';
import { PlanCard, PlanList } from '../plans/PlanCard.tsx';
import { useSale } from '../plans/useSale.ts';
import { ManagedPlan } from '../subscribe/ManagedPlan.tsx';
import { PaymentsUnavailable } from '../subscribe/messages.tsx';
import { useSubscription } from '../useSubscription.ts';
import { askStatus } from './bridge.ts';
import { useIosPurchase } from './useIosPurchase.ts';

/** Until Apple's end of it is known, Premium is taken to last for a year (docs/decisions.md 29). */
const ASSUMED = 365 * 24 * 60 * 60_000;

const offerWith = ({ premium }: Site['limits']): Offer => {
  const plan = planOffers({ premiumDailySearches: premium }).find(({ id }) => id === 'premium');
  return appleOffer(plan?.features ?? []);
};

const isOpen = ({ status }: SubscriptionState) => status === 'active' || status === 'past_due';

/** /subscribe inside the iOS app: Apple's one product, with no word of any other way to pay. */
export const IosSubscribe = ({ user }: { user: CurrentUser }) => {
  const { offers, ...sale } = useSale();
  const { data: state, error, refetch } = useSubscription(user.id);
  const { appleProduct, limits } = useSite();
  const hasPlan = state !== undefined && isOpen(state);
  const isOffered = hasPlan || offers.length > 0;
  const [wasOffered, setWasOffered] = useState(false);

  // Nobody pays twice: Apple's plan is not offered to who has one.
  if (hasPlan && (state.source !== 'apple' || appleProduct === null)) return <ManagedPlan state={state} />;
  // The gate asks for no plan any more of who has just bought one, a moment before the plan itself is heard of: the card stays.
  if (isOffered && !wasOffered) setWasOffered(true);
  if (state && appleProduct !== null && (isOffered || wasOffered))
    return <Premium user={user} state={state} offer={offerWith(limits)} productId={appleProduct} />;
  const failed = error ?? sale.error;
  if (failed === null && state && !sale.isPending) return <PaymentsUnavailable />;
  const retry = () => {
    void refetch();
    sale.retry();
  };
  return (
    <div className={layout.page}>
      <BackHome />
      <h1 tabIndex={-1}>Choose Your Spiritual Journey</h1>
      {failed === null ? (
        <Loading lines={[40, 100, 90, 60]} />
      ) : (
        <RetryNotice onRetry={retry}>{sentenceOf(failed)}</RetryNotice>
      )}
    </div>
  );
};

interface PremiumProps {
  user: CurrentUser;
  state: SubscriptionState;
  offer: Offer;
  productId: string;
}

const Premium = ({ user, state, offer, productId }: PremiumProps) => {
  const { busy, word, isDone, purchase, restore } = useIosPurchase({ userId: user.id, productId });
  const device = useQuery({ queryKey: ['ios status', user.id], queryFn: askStatus });
  const isHere = isOpen(state);
  const isActive = isHere || device.data?.isActive === true;
  const mayBuy = user.emailVerified || isActive;
  return (
    <div className={layout.page}>
      <BackHome />
      <h1 tabIndex={-1}>Choose Your Spiritual Journey</h1>
      <PlanList>
        <PlanCard
          offer={{ ...offer, price: `${offer.price}/year`, period: '' }}
          mark={isHere ? 'Your plan' : 'Popular'}
        >
          {mayBuy ? (
            <Button kind="primary" disabled={isActive} aria-disabled={busy !== null} onClick={() => void purchase()}>
              {isActive ? 'Premium Active' : busy === 'purchase' ? 'Processing...' : 'Subscribe to Premium'}
            </Button>
          ) : (
            <Suspense fallback={<Loading lines={[80]} />}>
              <ConfirmAddress email={user.email} />
            </Suspense>
          )}
          <Button aria-disabled={busy !== null} onClick={() => void restore()}>
            {busy === 'restore' ? 'Restoring...' : 'Restore Previous Purchases'}
          </Button>
        </PlanCard>
      </PlanList>
      {word && (
        <Notice tone={word.tone} title={word.title}>
          {word.message}
        </Notice>
      )}
      {isActive && <Active {...{ state, isHere, isDone }} deviceUntil={device.data?.expiresAt ?? null} />}
      <p className={layout.hint}>
        Apple takes the payment from your Apple account. It renews each year for the same price, unless you cancel it in
        your Apple account at least a day before. The <Link to="/terms">Terms</Link> and our{' '}
        <Link to="/privacy">Privacy</Link> page apply.
      </p>
    </div>
  );
};

interface ActiveProps {
  state: SubscriptionState;
  /** Whether the server knows of it; else the device alone does. */
  isHere: boolean;
  deviceUntil: string | null;
  /** Whether it was bought or restored just now: the button that did it can't keep the focus. */
  isDone: boolean;
}

const Active = ({ state, isHere, deviceUntil, isDone }: ActiveProps) => {
  const words = useRef<HTMLParagraphElement>(null);
  const [assumed] = useState(() => new Date(Date.now() + ASSUMED).toISOString());
  useEffect(() => {
    if (isDone) words.current?.focus();
  }, [isDone]);
  const until = (isHere ? state.until : deviceUntil) ?? assumed;
  return (
    <div className={layout.stack3}>
      <p ref={words} tabIndex={-1}>
        Premium is active until {dayLabel(until)}.
        {!isHere && ' It is not open in this account yet: choose “Restore Previous Purchases”.'}
      </p>
      <AppleLink />
    </div>
  );
};
