import { useState } from 'react';
import { planNames } from '../../../../core/rules/billing/plans.ts';
import { Section } from '../../../ui/layout/Section.tsx';
import type { KnownPerson } from '../../accounts/index.ts';
import { lastPlan } from './lastPlan.ts';

const dayOf = (moment: number): string =>
  new Date(moment).toLocaleDateString(undefined, { weekday: 'long', month: 'long', day: 'numeric' });

/** What a person has bought, as this device last heard of it, while the server can't be asked. */
export const OfflinePlan = ({ person }: { person: KnownPerson }) => {
  const [now] = useState(Date.now);
  const plan = lastPlan(person, now);
  return (
    plan && (
      <Section title="Manage Subscription">
        <p>
          {planNames[plan.tier]}, as of {dayOf(plan.heardAt)}. We could not ask the server, and show it again once we
          can.
        </p>
      </Section>
    )
  );
};
