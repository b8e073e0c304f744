import { Button, buttonClass } from '../../../ui/controls/Button.tsx';
import { DocumentLink } from '../../../ui/controls/DocumentLink.tsx';
import { Link } from '../../../ui/controls/Link.tsx';
import { useFocusOnMount } from '../../../ui/focusOnMount.ts';
import { Illustration } from '../../../ui/illustrations/Illustration.tsx';
import layout from '../../../ui/layout/layout.module.css';
import type { PaidTier } from '../../../../core/rules/roles.ts';
import { successPath } from '../../../../core/rules/billing/paths.ts';
import { subscribeAddress } from '../SubscribeLink.tsx';

export const SignInToSee = () => (
  <div className={layout.message}>
    <Illustration name="door" />
    <h1 tabIndex={-1}>Sign In Required</h1>
    <p>Please sign in to see your subscription.</p>
    <Link to="/login" state={{ from: successPath }} className={buttonClass('primary')}>
      Sign In
    </Link>
  </div>
);

export const Confirming = () => (
  <div className={layout.message} aria-busy="true">
    <Illustration name="lamp" />
    <h1 tabIndex={-1}>Confirming…</h1>
    <p role="status">We are waiting to hear of your payment. This page follows by itself.</p>
  </div>
);

export const Failed = ({ plan }: { plan: PaidTier | null }) => {
  const heading = useFocusOnMount<HTMLHeadingElement>('Payment Failed');
  return (
    <div className={layout.message}>
      <h1 ref={heading} tabIndex={-1}>
        Payment Failed
      </h1>
      <p>
        The payment was not confirmed, so nothing was charged for it, and what you had before stays as it was. You can
        try again with the same card or with another one.
      </p>
      <DocumentLink href={subscribeAddress(plan ?? undefined)} className={buttonClass('primary')}>
        Try again
      </DocumentLink>
      <Link to="/" className={buttonClass()}>
        Back to home
      </Link>
    </div>
  );
};

/** After a minute without news, or without a server. */
export const NotConfirmed = ({ sentence, onRetry }: { sentence: string | null; onRetry(): void }) => {
  const heading = useFocusOnMount<HTMLHeadingElement>('Not confirmed yet');
  return (
    <div className={layout.message}>
      <h1 ref={heading} tabIndex={-1}>
        Not confirmed yet
      </h1>
      <p>
        {sentence ?? 'We have not heard of a payment yet.'} If you have paid, nothing is lost: your plan appears here
        and on your profile as soon as we know of it. If it does not within an hour, please write to{' '}
        <Link to="/support">support</Link>.
      </p>
      <Button kind="primary" onClick={onRetry}>
        Ask again
      </Button>
    </div>
  );
};
