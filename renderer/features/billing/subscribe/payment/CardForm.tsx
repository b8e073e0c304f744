import { Elements } from '@stripe/react-stripe-js';
import { useEffect, useState } from 'react';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import { PayForm, type PayFormProps } from './PayForm.tsx';
import { SettingUp } from './SettingUp.tsx';
import { useAppearance } from './useAppearance.ts';
import { useStripeLibrary } from './useStripeLibrary.ts';

export interface CardFormProps extends Omit<PayFormProps, 'onLoadError'> {
  publishableKey: string;
  clientSecret: string;
}

/** How long until a form that does not come is spoken of, in milliseconds. */
const LATE = 15_000;

/** Stripe's form in its own frames: what is typed there never reaches this page, nor the server. */
export const CardForm = ({ publishableKey, clientSecret, ...form }: CardFormProps) => {
  const appearance = useAppearance();
  const [isRefused, setRefused] = useState(false);
  const stripe = useStripeLibrary(publishableKey);
  const isLate = useIsLate();
  if (stripe.isError || isRefused) return <NotLoaded />;
  if (!stripe.data)
    return (
      <>
        <SettingUp />
        {isLate && <NotLoaded isLate />}
      </>
    );
  return (
    <Elements stripe={stripe.data} options={{ clientSecret, appearance, loader: 'always' }}>
      <PayForm {...form} onLoadError={() => setRefused(true)} />
    </Elements>
  );
};

/** Loaded anew with the page: a script that was refused once, or came from the device, is not asked for again. */
const NotLoaded = ({ isLate = false }: { isLate?: boolean }) => (
  <div className={layout.stack4}>
    <Notice tone="bad" title={isLate ? 'This takes longer than usual' : 'The payment form could not be loaded'}>
      Nothing was charged. Check your connection, and whether something in your browser keeps Stripe away; then load the
      page again.
    </Notice>
    <Button kind="primary" className={layout.start} onClick={() => window.location.reload()}>
      Load again
    </Button>
  </div>
);

const useIsLate = (): boolean => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, LATE, true);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
};
