import { AudioLines, Compass, Users } from 'lucide-react';
import type { Plan } from '../../../../core/contract/billing.ts';
import { classes } from '../../../ui/classes.ts';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { Link } from '../../../ui/controls/Link.tsx';
import { BackHome } from '../../../ui/layout/BackHome.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Section } from '../../../ui/layout/Section.tsx';
import { useSite } from '../../site/index.ts';
import { offerOf } from '../plans/offers.ts';
import { PlanCard, PlanList } from '../plans/PlanCard.tsx';
import { subscribeAddress } from '../SubscribeLink.tsx';
import { benefitsOf } from './benefits.ts';
import styles from './subscribe.module.css';
import { picked } from './useSteps.ts';

const icons = { guidance: Compass, audio: AudioLines, community: Users };

/** The plans that are sold, each a step in the page's history. */
export const PlanChoice = ({ plans }: { plans: Plan[] }) => {
  const { limits } = useSite();
  return (
    <div className={classes(layout.stack5, styles.choice)}>
      <BackHome />
      <h1 tabIndex={-1}>Choose Your Spiritual Journey</h1>
      <PlanList>
        {plans.map((plan) => (
          <PlanCard key={plan.id} offer={offerOf(plan)} mark={plan.popular ? 'Popular' : undefined}>
            <Link
              to={subscribeAddress(plan.id)}
              state={picked}
              className={buttonClass(plan.popular ? 'primary' : 'secondary')}
            >
              Choose {offerOf(plan).name}
            </Link>
          </PlanCard>
        ))}
      </PlanList>
      <p className={classes(layout.hint, styles.note)}>
        Cancel anytime. No hidden fees. 30-day money-back guarantee. The <Link to="/terms">Terms</Link> say how each of
        these works.
      </p>
      <Section title="Why Upgrade to Premium?" className={styles.why}>
        <ul className={styles.benefits}>
          {benefitsOf(limits.premium).map(({ id, title, text }) => {
            const Icon = icons[id];
            return (
              <li key={id}>
                <Icon size={24} aria-hidden />
                <div className={layout.stack2}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </Section>
    </div>
  );
};
