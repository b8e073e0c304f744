import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CurrentUser } from '../../../../../core/contract/accounts.ts';
import type { Plan } from '../../../../../core/contract/billing.ts';
import { classes } from '../../../../ui/classes.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import { offerOf } from '../../plans/offers.ts';
import styles from '../subscribe.module.css';
import { useSteps } from '../useSteps.ts';

interface PaymentFrameProps {
  user: CurrentUser;
  plan: Plan;
  children: ReactNode;
}

/** What stands around a payment: what is bought, for how much, and by whom. */
export const PaymentFrame = ({ user, plan, children }: PaymentFrameProps) => {
  const { name, price, period } = offerOf(plan);
  return (
    <div className={classes(layout.stack5, styles.payment)}>
      <BackToPlans />
      <h1 tabIndex={-1}>Complete Your Subscription</h1>
      <Card aria-label="What you pay for" className={layout.stack3}>
        <div className={layout.ends}>
          <h2>{name}</h2>
          <p>
            <strong className={styles.sum}>{price}</strong> {period}
          </p>
        </div>
        <p>
          {price} now, and again each {plan.interval} until you cancel.
        </p>
        <p className={styles.account}>
          For the account <strong>{user.email}</strong>
        </p>
      </Card>
      <Card aria-label="Payment" className={layout.stack4}>
        {children}
      </Card>
      <p className={layout.hint}>
        Cancel anytime. No hidden fees. 30-day money-back guarantee. Your card’s data goes to Stripe, who takes the
        payment, and never to us. By paying you agree to the{' '}
        <a href="/terms" target="_blank" rel="noreferrer">
          Terms
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
        .
      </p>
    </div>
  );
};

const BackToPlans = () => (
  <Button kind="quiet" className={layout.back} onClick={useSteps().back}>
    <ArrowLeft size={18} aria-hidden />
    Back to Plans
  </Button>
);
