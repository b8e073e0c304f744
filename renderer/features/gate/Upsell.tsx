import { Check } from 'lucide-react';
import { buttonClass } from '../../ui/controls/Button.tsx';
import { Link } from '../../ui/controls/Link.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import layout from '../../ui/layout/layout.module.css';
import { classes } from '../../ui/classes.ts';
import { Tag } from '../../ui/text/Tag.tsx';
import { useHasPath } from '../../ui/paths.ts';
import styles from './gate.module.css';

interface Offer {
  name: string;
  price: string;
  period: string;
  features: readonly string[];
}

/** As specified (docs/specification.md 2 §2). Only what there is: no claim without a feature behind it. */
const free: Offer = { name: 'Basic', price: '$0', period: 'Free', features: ['Limited searches per day'] };
const premium: Offer = {
  name: 'Premium',
  price: '$9.99',
  period: '/month',
  features: ['More searches per day', 'SoulFeed and Circles'],
};

/** For whoever is signed in where the server asks for a subscription. */
export const Upsell = ({ page, about }: { page: string; about: string }) => {
  const canSubscribe = useHasPath('/subscribe');
  return (
    <div className={classes(layout.stack5, styles.upsell)}>
      <header className={layout.stack2}>
        <h1 tabIndex={-1}>Upgrade to Access {page}</h1>
        <p className={layout.soft}>{about}</p>
      </header>
      <ul className={styles.offers}>
        <li>
          <OfferCard offer={free} />
        </li>
        <li>
          <OfferCard offer={premium} recommended />
        </li>
      </ul>
      <p className={layout.hint}>Cancel anytime. No hidden fees. 30-day money-back guarantee.</p>
      <div className={classes(layout.row, styles.ways)}>
        {canSubscribe && (
          <Link to="/subscribe" className={buttonClass('primary')}>
            Upgrade to Premium
          </Link>
        )}
        <Link to="/" className={buttonClass('quiet')}>
          Back to Home
        </Link>
      </div>
    </div>
  );
};

const OfferCard = ({ offer, recommended = false }: { offer: Offer; recommended?: boolean }) => (
  <Card className={classes(layout.stack3, styles.offer, recommended && styles.recommended)}>
    <div className={layout.ends}>
      <h2>{offer.name}</h2>
      {recommended && <Tag>Recommended</Tag>}
    </div>
    <p className={styles.price}>
      <strong>{offer.price}</strong> {offer.period}
    </p>
    <ul className={layout.stack2}>
      {offer.features.map((feature) => (
        <li key={feature} className={styles.feature}>
          <Check size={18} aria-hidden />
          {feature}
        </li>
      ))}
    </ul>
  </Card>
);
