import { classes } from '../../../ui/classes.ts';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import layout from '../../../ui/layout/layout.module.css';

/** Where Apple lets people manage what they bought in apps. */
const APPLE_SUBSCRIPTIONS = 'https://apps.apple.com/account/subscriptions';

export const AppleLink = () => (
  <a
    href={APPLE_SUBSCRIPTIONS}
    target="_blank"
    rel="noreferrer"
    className={classes(buttonClass('secondary'), layout.start)}
  >
    Manage Subscription at Apple
  </a>
);
