import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import type { Plan, SubscriptionState } from '../../../../core/contract/billing.ts';
import { routes } from '../../../../core/contract/routes.ts';
import { planNames } from '../../../../core/rules/billing/plans.ts';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { RetryNotice } from '../../../ui/feedback/RetryNotice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { dayLabel } from '../manage/dayLabel.ts';
import { periodLabel, priceLabel } from '../plans/offers.ts';
import { useSession } from '../../accounts/index.ts';
import { subscriptionKey } from '../useSubscription.ts';
import { useStepHeading } from './useStepHeading.ts';

const FAILED = 'Plan Not Changed';

interface ConfirmChangeProps {
  user: CurrentUser;
  state: SubscriptionState;
  plan: Plan;
  change: 'upgrade' | 'downgrade';
  onBack(): void;
  onChanged(effectiveAt: string): void;
  /** The payment has to be confirmed. */
  onSecret(clientSecret: string): void;
}

/** Says what a change costs and when it begins, and makes it. */
export const ConfirmChange = (props: ConfirmChangeProps) => {
  const { plan, change, onBack, state, user } = props;
  const name = planNames[plan.id];
  const title = `${change === 'upgrade' ? 'Upgrade' : 'Change'} to ${name}?`;
  const heading = useStepHeading(title);
  // Asked each time: what is due now falls with every hour.
  const preview = useQuery({
    queryKey: [routes.previewSubscription.path, plan.id],
    queryFn: ({ signal }) => call('previewSubscription', { query: { planId: plan.id }, signal }),
    gcTime: 0,
  });
  const { busy, problem, confirm } = useChange(props);
  return (
    <div className={layout.page}>
      <Card className={layout.stack4}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {preview.error && (
          <RetryNotice onRetry={() => void preview.refetch()}>
            We could not look up what it costs. {sentenceOf(preview.error)}
          </RetryNotice>
        )}
        {preview.isPending && (
          <div aria-busy="true">
            <span className="visually-hidden">Loading...</span>
            <Skeleton lines={[80, 60]} />
          </div>
        )}
        {preview.data && (
          <>
            <ul className={layout.bullets}>
              {[...terms(change, plan, state, preview.data), `For the account ${user.email}.`].map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            {problem && (
              <Notice tone="bad" title={FAILED}>
                {problem}
              </Notice>
            )}
          </>
        )}
        <div className={layout.row}>
          <Button kind="primary" disabled={busy || !preview.data} onClick={() => void confirm()}>
            {busy ? 'Changing...' : change === 'upgrade' ? 'Upgrade now' : `Change to ${name}`}
          </Button>
          <Button kind="quiet" disabled={busy} onClick={onBack}>
            Back to Plans
          </Button>
        </div>
      </Card>
    </div>
  );
};

const useChange = ({ plan, onChanged, onSecret }: ConfirmChangeProps) => {
  const queryClient = useQueryClient();
  const { refresh } = useSession();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      const { clientSecret, effectiveAt } = await call('changeSubscription', { body: { planId: plan.id } });
      if (clientSecret !== null) onSecret(clientSecret);
      else {
        onChanged(effectiveAt);
        await Promise.all([queryClient.invalidateQueries({ queryKey: subscriptionKey }), refresh()]);
      }
    } catch (error) {
      const sentence = sentenceOf(error);
      setProblem(sentence);
      toast(FAILED, { description: sentence, tone: 'bad' });
    }
    running.current = false;
    setBusy(false);
  };
  return { busy, problem, confirm };
};

const terms = (
  change: 'upgrade' | 'downgrade',
  plan: Plan,
  state: SubscriptionState,
  { dueNow, effectiveAt }: { dueNow: number; effectiveAt: string },
): string[] => {
  const name = planNames[plan.id];
  const price = `${priceLabel(plan.price)} ${periodLabel(plan.interval)}`;
  if (change === 'upgrade')
    return [
      `${name} begins at once. Due now: ${priceLabel(dueNow)}, the difference for the rest of this ${plan.interval}.`,
      `After that it costs ${price}.`,
    ];
  const present = state.plan === null ? 'your plan' : planNames[state.plan];
  return [
    `Nothing is due now. You keep ${present} until ${dayLabel(effectiveAt)}.`,
    `Then ${name} begins, at ${price}.`,
    ...(state.plan === 'family' ? ['The seats of your family end on that day.'] : []),
  ];
};
