import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { classes } from '../../../ui/classes.ts';
import { Button, buttonClass } from '../../../ui/controls/Button.tsx';
import { Link } from '../../../ui/controls/Link.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from './subscribe.module.css';

export const SignInRequired = () => {
  const { pathname, search } = useLocation();
  const state = { from: pathname + search };
  return (
    <div className={layout.message}>
      <h1 tabIndex={-1}>Sign In Required</h1>
      <p>Please sign in to access subscription plans.</p>
      <div className={classes(layout.row, styles.ways)}>
        <Link to="/login" state={state} className={buttonClass('primary')}>
          Sign In
        </Link>
        <Link to="/register" state={state} className={buttonClass()}>
          Create Account
        </Link>
      </div>
    </div>
  );
};

/** No keys, or nothing that needs a plan: then nothing is sold here. */
export const PaymentsUnavailable = () => (
  <div className={layout.message}>
    <h1 tabIndex={-1}>Payments Temporarily Unavailable</h1>
    <p>Plans can’t be bought here at the moment. Everything that is free stays free.</p>
    <Link to="/" className={buttonClass('primary')}>
      Back to home
    </Link>
  </div>
);

/** A page that came from the device and not from the server could not show the payment form: it is loaded anew. */
export const NeedsConnection = () => {
  useEffect(() => {
    window.addEventListener('online', loadAgain);
    return () => window.removeEventListener('online', loadAgain);
  }, []);
  return (
    <div className={layout.message}>
      <h1 tabIndex={-1}>Paying needs a connection</h1>
      <p role="alert">
        We could not reach the server, so plans and payment can’t be shown. Nothing was charged. Check your connection
        and try again.
      </p>
      <Button kind="primary" onClick={loadAgain}>
        Try again
      </Button>
    </div>
  );
};

const loadAgain = (): void => window.location.reload();
