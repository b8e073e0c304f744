import type { Stripe } from '@stripe/stripe-js';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import layout from '../../../../ui/layout/layout.module.css';
import { priceLabel } from '../../plans/offers.ts';
import { CardForm, type CardFormProps } from './CardForm.tsx';
import { outcomeOf, TRY_AGAIN } from './outcome.ts';
import { SettingUp } from './SettingUp.tsx';
import { useStripeLibrary } from './useStripeLibrary.ts';

/**
 * The payment of a dearer plan by the card on file, where the bank asks who is paying; by another card, where that one was
 * declined.
 */
export const DifferenceForm = (props: Omit<CardFormProps, 'sum'>) => {
  const { publishableKey, clientSecret, returnPath } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const stripe = useStripeLibrary(publishableKey).data;
  const step = useQuery({
    queryKey: ['difference', publishableKey],
    queryFn: async () => {
      const { paymentIntent } = (await stripe?.retrievePaymentIntent(clientSecret)) ?? {};
      return paymentIntent ? { status: paymentIntent.status, sum: priceLabel(paymentIntent.amount / 100) } : null;
    },
    enabled: Boolean(stripe),
    gcTime: 0,
  });
  const sum = step.data?.sum ?? null;
  const fail = (message: string) => {
    setProblem(message);
    toast('Payment Failed', { description: message, tone: 'bad' });
  };
  if (stripe && step.isPending) return <SettingUp />;
  if (stripe && step.data?.status === 'requires_action' && problem === null)
    return <BankStep {...{ stripe, clientSecret, returnPath, sum }} onFailed={fail} />;
  return (
    <>
      {problem !== null && (
        <Notice tone="bad" title="Payment Failed">
          {problem}
        </Notice>
      )}
      <CardForm {...props} sum={sum} />
    </>
  );
};

interface BankStepProps {
  stripe: Stripe;
  clientSecret: string;
  returnPath: string;
  sum: string | null;
  onFailed(message: string): void;
}

const BankStep = ({ stripe, clientSecret, returnPath, sum, onFailed }: BankStepProps) => {
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const ask = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    const { error, paymentIntent } = await stripe.handleNextAction({ clientSecret });
    const outcome = error ? outcomeOf({ error }) : paymentIntent && outcomeOf({ paymentIntent });
    // Busy for good: the page goes.
    if (outcome?.kind === 'paid') return window.location.replace(returnPath);
    onFailed(outcome?.kind === 'failed' ? outcome.message : TRY_AGAIN);
  };
  const failed = () => onFailed(TRY_AGAIN);
  return (
    <>
      <p>Your bank asks whether it is you who pays{sum === null ? '' : ` ${sum}`}.</p>
      <Button kind="primary" className={layout.start} disabled={isBusy} onClick={() => void ask().catch(failed)}>
        {isBusy ? 'Asking your bank...' : 'Confirm with your bank'}
      </Button>
    </>
  );
};
