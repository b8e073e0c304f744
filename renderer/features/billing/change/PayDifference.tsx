import type { ReactNode } from 'react';
import type { Plan } from '../../../../core/contract/billing.ts';
import { planNames } from '../../../../core/rules/billing/plans.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { useStepHeading } from './useStepHeading.ts';

interface PayDifferenceProps {
  email: string;
  plan: Plan;
  onBack(): void;
  /** The form. */
  children: ReactNode;
}

/** Where the card on file did not do for a dearer plan, or the bank asks who is paying. */
export const PayDifference = ({ email, plan, onBack, children }: PayDifferenceProps) => {
  const name = planNames[plan.id];
  const heading = useStepHeading(`Confirm the payment for ${name}`);
  return (
    <div className={layout.page}>
      <h1 ref={heading} tabIndex={-1}>
        Confirm the payment for {name}
      </h1>
      <p>
        {name} begins once the difference is paid. Until then you keep the plan that you have. For the account{' '}
        <strong>{email}</strong>.
      </p>
      <Card aria-label="Payment" className={layout.stack4}>
        {children}
      </Card>
      <Button kind="quiet" className={layout.start} onClick={onBack}>
        Back to Plans
      </Button>
    </div>
  );
};
