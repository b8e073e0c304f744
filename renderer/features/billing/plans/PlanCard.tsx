import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Tag } from '../../../ui/text/Tag.tsx';
import type { Offer } from './offers.ts';
import styles from './plans.module.css';

interface PlanCardProps {
  offer: Offer;
  /** What marks it out: "Popular", "Recommended", "Your plan". */
  mark?: string | undefined;
  /** What to do about it. */
  children?: ReactNode;
}

/** One plan of a `PlanList`: its price, what it opens, and the way to it. */
export const PlanCard = ({ offer: { name, price, period, features }, mark, children }: PlanCardProps) => {
  const id = useId();
  return (
    <li>
      <Card aria-labelledby={id} className={classes(styles.plan, mark && styles.marked)}>
        <div className={layout.ends}>
          <h2 id={id}>{name}</h2>
          {mark && <Tag>{mark}</Tag>}
        </div>
        <p className={styles.price}>
          <strong>{price}</strong> {period}
        </p>
        <ul className={classes(layout.stack2, styles.features)}>
          {features.map((feature) => (
            <li key={feature}>
              <Check size={18} aria-hidden />
              {feature}
            </li>
          ))}
        </ul>
        {children}
      </Card>
    </li>
  );
};

/** Plans beside each other where there is room, below each other where there is none. */
export const PlanList = ({ children }: { children: ReactNode }) => <ul className={styles.plans}>{children}</ul>;
