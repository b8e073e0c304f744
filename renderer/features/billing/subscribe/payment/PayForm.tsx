import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '../../../../ui/controls/Button.tsx';
import { announce } from '../../../../ui/feedback/announce.ts';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import layout from '../../../../ui/layout/layout.module.css';
import { outcomeOf, TRY_AGAIN, type Outcome } from './outcome.ts';

export interface PayFormProps {
  /** What is on the button. */
  sum: string | null;
  /** Where a bank leads back to, and what is shown once it is paid. */
  returnPath: string;
  /** Whether what is paid for here is open by now. */
  isPaid: boolean;
  /** Stripe has given the attempt up. */
  onExpired(): void;
  onLoadError(): void;
}

/** The payment itself. A card that is declined keeps what was typed: another can be tried at once. */
export const PayForm = ({ sum, returnPath, isPaid, onExpired, onLoadError }: PayFormProps) => {
  const [isReady, setReady] = useState(false);
  const { isBusy, problem, pay } = usePay(returnPath, onExpired);
  useEffect(() => {
    // Of another tab, or by news that came before Stripe's answer to this one.
    if (isPaid && !isBusy) showSuccess(returnPath);
  }, [isPaid, isBusy, returnPath]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isReady) pay();
  };
  return (
    <form className={layout.stackFields} onSubmit={submit} aria-label="Payment">
      {problem && (
        <Notice tone="bad" title={problem.title}>
          {problem.message}
        </Notice>
      )}
      <PaymentElement
        options={{ layout: 'tabs' }}
        onReady={() => {
          setReady(true);
          announce('The payment form is ready.');
        }}
        onLoadError={onLoadError}
      />
      <Button type="submit" kind="primary" disabled={!isReady || isBusy}>
        {isBusy ? 'Processing...' : sum === null ? 'Pay' : `Pay ${sum}`}
      </Button>
    </form>
  );
};

/** A page load, out of the document that lets Stripe in. Back does not lead to a form that is paid. */
const showSuccess = (returnPath: string): void => window.location.replace(returnPath);

interface Problem {
  title: 'Payment Failed' | 'Payment Error';
  message: string;
}

const usePay = (returnPath: string, onExpired: () => void) => {
  const stripe = useStripe();
  const elements = useElements();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  // What is on the screen may be older than a second click.
  const isUnderWay = useRef(false);

  const confirm = async (): Promise<Outcome | null> => {
    if (!stripe || !elements) return null;
    const answer = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: window.location.origin + returnPath },
      redirect: 'if_required',
    });
    return outcomeOf(answer);
  };
  const fail = (failed: Problem) => {
    setProblem(failed);
    toast(failed.title, { description: failed.message, tone: 'bad' });
  };
  const run = async () => {
    setProblem(null);
    try {
      const outcome = await confirm();
      // Busy for good: the page goes.
      if (outcome?.kind === 'paid') return showSuccess(returnPath);
      if (outcome?.kind === 'expired') return onExpired();
      if (outcome?.kind === 'failed') fail({ title: 'Payment Failed', message: outcome.message });
    } catch (error) {
      console.warn('The payment could not be confirmed', error instanceof Error ? error.name : '');
      fail({ title: 'Payment Error', message: TRY_AGAIN });
    }
    isUnderWay.current = false;
    setBusy(false);
  };
  const pay = () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    void run();
  };
  return { isBusy, problem, pay };
};
