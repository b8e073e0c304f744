import type { SubscriptionState } from '../../../../core/contract/billing.ts';
import { planNames } from '../../../../core/rules/billing/plans.ts';
import { BackHome } from '../../../ui/layout/BackHome.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Section } from '../../../ui/layout/Section.tsx';
import { ManagedElsewhere } from './ManagedElsewhere.tsx';

/** In the place of plans, for whoever has one that is not changed here. */
export const ManagedPlan = ({ state: { plan, source } }: { state: SubscriptionState }) => (
  <div className={layout.page}>
    <BackHome />
    <h1 tabIndex={-1}>Your plan</h1>
    <Section title={plan ? planNames[plan] : 'Your plan'}>
      <ManagedElsewhere source={source} />
    </Section>
  </div>
);
