import { sentenceOf } from '../../api/sentences.ts';
import { classes } from '../../ui/classes.ts';
import { buttonClass } from '../../ui/controls/Button.tsx';
import { Link } from '../../ui/controls/Link.tsx';
import { RetryNotice } from '../../ui/feedback/RetryNotice.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import layout from '../../ui/layout/layout.module.css';
import {
  freeOffer,
  isInIosApp,
  PlanCard,
  PlanList,
  UpgradeLink,
  useSale,
  type Offer,
  type Sale,
  type SoldOffer,
} from '../billing/index.ts';
import styles from './gate.module.css';

/** As specified (docs/specification.md 2 §2), but for its name: "Basic" is a plan that is sold (docs/decisions.md 26). */
const free: Offer = { ...freeOffer, features: ['Limited searches per day'] };

/** For whoever is signed in where the server asks for a subscription. */
export const Upsell = ({ page, about }: { page: string; about: string }) => {
  const sale = useSale();
  const premium = sale.offers.find(({ id }) => id === 'premium');
  return (
    <div className={classes(layout.stack5, styles.upsell)}>
      <header className={layout.stack2}>
        <h1 tabIndex={-1}>Upgrade to Access {page}</h1>
        <p className={layout.soft}>{about}</p>
      </header>
      {premium ? <Offers premium={premium} /> : <NoOffers sale={sale} />}
      <div className={classes(layout.row, styles.ways)}>
        <UpgradeLink />
        <Link to="/" className={buttonClass('quiet')}>
          Back to Home
        </Link>
      </div>
    </div>
  );
};

const Offers = ({ premium }: { premium: SoldOffer }) => (
  <>
    <PlanList>
      <PlanCard offer={free} />
      <PlanCard offer={premium} mark="Recommended" />
    </PlanList>
    {/* What Apple sells, Apple gives money back for. */}
    <p className={layout.hint}>
      {isInIosApp()
        ? 'Cancel anytime. No hidden fees.'
        : 'Cancel anytime. No hidden fees. 30-day money-back guarantee.'}
    </p>
  </>
);

const NoOffers = ({ sale: { isPending, error, retry } }: { sale: Sale }) => {
  if (error) return <RetryNotice onRetry={retry}>We could not look up the plans. {sentenceOf(error)}</RetryNotice>;
  if (isPending)
    return (
      <div className={styles.wide} aria-busy="true">
        <span className="visually-hidden">Loading...</span>
        <Skeleton lines={[60, 100, 80]} />
      </div>
    );
  return (
    <p className={styles.wide}>
      No subscription is sold here today. Whoever runs this server can open these pages to your account:{' '}
      <Link to="/support">please write to us</Link>.
    </p>
  );
};
