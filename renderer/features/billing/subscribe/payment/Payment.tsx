import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import type { CurrentUser } from '../../../../../core/contract/accounts.ts';
import type { Plan } from '../../../../../core/contract/billing.ts';
import { successPath } from '../../../../../core/rules/billing/paths.ts';
import { call } from '../../../../api/client.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import layout from '../../../../ui/layout/layout.module.css';
import { ConfirmAddress } from '../../../accounts/index.ts';
import { priceLabel } from '../../plans/offers.ts';
import { ManagedElsewhere } from '../ManagedElsewhere.tsx';
import { refusalOf, type Refusal } from './attempt.ts';
import { CardForm } from './cardForm.ts';
import { TRY_AGAIN } from './outcome.ts';
import { PaymentFrame } from './PaymentFrame.tsx';
import { SettingUp } from './SettingUp.tsx';

interface PaymentProps {
  user: CurrentUser;
  plan: Plan;
  publishableKey: string;
  /** Whether the plan is active by now: paid for here, or in another tab. */
  isPaid: boolean;
}

/** Begins a subscription and takes its first payment. */
export const Payment = ({ user, plan, publishableKey, isPaid }: PaymentProps) => {
  const [isRenewed, setRenewed] = useState(false);
  const attempt = useAttempt(user.id, plan);
  const clientSecret = attempt.data?.clientSecret;
  useEffect(() => void CardForm.preload(), []);

  const renew = () => {
    setRenewed(true);
    void attempt.refetch();
  };
  return (
    <PaymentFrame user={user} plan={plan}>
      {isRenewed && <Notice>The form was open too long and is a new one now. Nothing was charged.</Notice>}
      {attempt.isFetching && <SettingUp />}
      {!attempt.isFetching && attempt.isError && (
        <Refused refusal={refusalOf(attempt.error)} email={user.email} onRetry={() => void attempt.refetch()} />
      )}
      {!attempt.isFetching && clientSecret && (
        <Suspense fallback={<SettingUp />}>
          <CardForm
            key={clientSecret}
            publishableKey={publishableKey}
            clientSecret={clientSecret}
            sum={priceLabel(plan.price)}
            returnPath={successPath}
            isPaid={isPaid}
            onExpired={renew}
          />
        </Suspense>
      )}
    </PaymentFrame>
  );
};

/**
 * The secret of the first payment, for as long as the form stands and no longer. A call that is sent again, by whatever tab,
 * gives the open attempt's own.
 */
const useAttempt = (userId: string, { id }: Plan) => {
  const attempt = useQuery({
    queryKey: ['first payment', userId, id],
    queryFn: ({ signal }) => call('createSubscription', { body: { planId: id }, signal }),
    gcTime: 0,
  });
  const { error } = attempt;
  useEffect(() => {
    const refusal = error && refusalOf(error);
    if (refusal?.kind === 'failed') toast('Subscription Error', { description: refusal.message, tone: 'bad' });
  }, [error]);
  return attempt;
};

const Refused = ({ refusal, email, onRetry }: { refusal: Refusal; email: string; onRetry(): void }) => {
  switch (refusal.kind) {
    case 'subscribed':
      return (
        <div className={layout.stack4} role="alert">
          <ManagedElsewhere source={refusal.source} />
        </div>
      );
    case 'unverified':
      return (
        <div className={layout.stack4}>
          <Suspense fallback={<SettingUp />}>
            <ConfirmAddress email={email} />
          </Suspense>
          <Button kind="primary" className={layout.start} onClick={onRetry}>
            I have confirmed it
          </Button>
        </div>
      );
    case 'failed':
      return (
        <div className={layout.stack4}>
          <Notice tone="bad" title="Subscription Error">
            {refusal.message}
          </Notice>
          <p>{TRY_AGAIN}</p>
          <Button kind="primary" className={layout.start} onClick={onRetry}>
            Try again
          </Button>
        </div>
      );
  }
};
