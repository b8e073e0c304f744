import { useEffect, useRef } from 'react';
import { subscribeHead } from '../../../../core/rules/pageHeads/contentHeads.ts';
import type { PaidTier } from '../../../../core/rules/roles.ts';
import { NetworkError } from '../../../api/errors.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { platform } from '../../../platform/current.ts';
import { isKeptDocument } from '../../../platform/paymentDocument.ts';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { RetryNotice } from '../../../ui/feedback/RetryNotice.tsx';
import { BackHome } from '../../../ui/layout/BackHome.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { usePageHead } from '../../../ui/layout/pageHead.ts';
import { useAccount } from '../../accounts/index.ts';
import { useSite } from '../../site/index.ts';
import { IosSubscribe } from '../ios/IosSubscribe.tsx';
import { isInIosApp } from '../ios/isInIosApp.ts';
import { usePlans } from '../plans/usePlans.ts';
import { useEntitlement } from '../useEntitlement.ts';
import { DesktopSubscribe } from './DesktopSubscribe.tsx';
import { NeedsConnection, SignInRequired } from './messages.tsx';
import { Subscribe } from './Subscribe.tsx';
import { useChosenPlan } from './useChosenPlan.ts';

/** Where a plan is chosen and paid for (docs/specification.md 2 §2). Its document alone lets Stripe's script in. */
export const SubscribePage = () => {
  const head = subscribeHead(useSite());
  const chosen = useChosenPlan();
  usePageHead(head.title, head.description);
  useFocusOnStep(chosen);
  return platform.kind === 'desktop' ? <DesktopSubscribe plan={chosen} /> : <OnTheWeb chosen={chosen} />;
};

/** A plan that is picked, and the way back from it, are steps in the history of one page: the shell sees no new page in them. */
const useFocusOnStep = (chosen: PaidTier | null): void => {
  const before = useRef(chosen);
  useEffect(() => {
    if (before.current === chosen) return;
    before.current = chosen;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [chosen]);
};

const OnTheWeb = ({ chosen }: { chosen: PaidTier | null }) => {
  const { status, user } = useAccount();
  const inIosApp = isInIosApp();
  const plans = usePlans(status === 'signed-in' && !inIosApp);
  useEntitlement();
  const isOffline = status === 'offline' || (plans.error instanceof NetworkError && !plans.data);
  if (isOffline || isKeptDocument()) return <NeedsConnection />;
  if (status === 'signed-out') return <SignInRequired />;
  if (inIosApp && user) return <IosSubscribe user={user} />;
  if (plans.data && user) return <Subscribe user={user} sold={plans.data} chosen={chosen} />;
  return (
    <div className={layout.page}>
      <BackHome />
      <h1 tabIndex={-1}>Choose Your Spiritual Journey</h1>
      {plans.isError ? (
        <RetryNotice onRetry={() => void plans.refetch()}>{sentenceOf(plans.error)}</RetryNotice>
      ) : (
        <Loading lines={[40, 100, 90, 60]} />
      )}
    </div>
  );
};
