import { useState } from 'react';
import type { SubscriptionState } from '../../../../core/contract/billing.ts';
import { Button, buttonClass } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { usePlans } from '../plans/usePlans.ts';
import { SubscribeLink } from '../SubscribeLink.tsx';
import { AskFirst } from './AskFirst.tsx';
import { dayLabel } from './dayLabel.ts';
import { useManage } from './useManage.ts';

interface StripeActionsProps {
  state: SubscriptionState;
  userId: string;
  /** The buttons may be others now: whoever pressed one goes on where it is said how things stand. */
  onDone(): void;
}

/** What somebody may do about a plan that they pay for by card. */
export const StripeActions = ({ state, userId, onDone }: StripeActionsProps) => {
  const { busy, manage, openPortal } = useManage(userId);
  const [asking, setAsking] = useState<'cancel' | 'refund' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const plans = usePlans();
  const { status, cancelAt, nextPlan, refundableUntil } = state;
  const ends = cancelAt !== null;
  const canChange = status === 'active' && !ends && (plans.data?.plans.length ?? 0) > 1;

  const keep = async () => {
    setProblem(null);
    const sentence = await manage('resume');
    if (sentence === null) onDone();
    else setProblem(sentence);
  };
  const visitPortal = async () => {
    setProblem(null);
    setProblem(await openPortal());
  };
  const ask = (about: 'cancel' | 'refund') => {
    setProblem(null);
    setAsking(about);
  };

  return (
    <>
      <div className={layout.row}>
        {(ends || nextPlan !== null) && (
          <Button kind="primary" disabled={busy} onClick={() => void keep()}>
            Keep my plan
          </Button>
        )}
        <Button
          kind={status === 'past_due' ? 'primary' : 'secondary'}
          disabled={busy}
          onClick={() => void visitPortal()}
        >
          Manage Subscription
        </Button>
        {canChange && <SubscribeLink className={buttonClass('secondary')}>Change plan</SubscribeLink>}
        {!ends && (
          <Button kind="quiet" disabled={busy} onClick={() => ask('cancel')}>
            Cancel plan
          </Button>
        )}
        {refundableUntil !== null && (
          <Button kind="quiet" disabled={busy} onClick={() => ask('refund')}>
            Get a refund
          </Button>
        )}
      </div>
      {problem && <Notice tone="bad">{problem}</Notice>}
      <p className={layout.hint}>
        Manage Subscription opens a page of Stripe’s, for your card and your invoices.
        {refundableUntil !== null && ` You can have your payments back until ${dayLabel(refundableUntil)}.`}
      </p>
      {asking && (
        <AskFirst
          about={asking}
          state={state}
          onConfirm={() => manage(asking)}
          onClose={(done) => {
            setAsking(null);
            if (done) onDone();
          }}
        />
      )}
    </>
  );
};
