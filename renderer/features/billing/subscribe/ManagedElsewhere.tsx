import type { SubscriptionState } from '../../../../core/contract/billing.ts';
import { classes } from '../../../ui/classes.ts';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { DocumentLink } from '../../../ui/controls/DocumentLink.tsx';
import { isInIosApp } from '../ios/isInIosApp.ts';
import layout from '../../../ui/layout/layout.module.css';

const words: Readonly<Record<SubscriptionState['source'], string>> = {
  stripe: 'You already have a plan. It is changed and cancelled on your profile.',
  apple: 'You already have a plan from the iOS app. Apple takes its payments, and it is changed in your Apple account.',
  family:
    'You already have a seat in a family plan. To pay for a plan of your own, please leave the family on your profile first.',
  none: 'You already have a plan. Your profile shows it.',
};

/** Inside the iOS app a plan of our website's can't be changed. */
const ON_THE_WEB = 'You already have a plan. You began it on our website, and it is changed and cancelled there.';

/** Where a plan is managed, by who takes its payments: nobody pays twice. */
export const ManagedElsewhere = ({ source }: { source: SubscriptionState['source'] }) => (
  <>
    <p>{source === 'stripe' && isInIosApp() ? ON_THE_WEB : words[source]}</p>
    <DocumentLink href="/profile" className={classes(buttonClass('primary'), layout.start)}>
      Manage Subscription
    </DocumentLink>
  </>
);
