import { useState } from 'react';
import { routes } from '../../../../core/contract/routes.ts';
import { platform } from '../../../platform/current.ts';
import { bridge } from '../../../platform/desktop/bridge.ts';
import { Button, buttonClass } from '../../../ui/controls/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { GoogleMark } from './GoogleMark.tsx';
import { useAuthOptions } from '../useAuthOptions.ts';
import styles from '../EntryPage.module.css';

interface GoogleButtonProps {
  returnTo: string;
  label: string;
  /** Where nothing else stands before it. */
  alone?: boolean;
}

/** Leads to Google and back, where the server has it configured. */
export const GoogleButton = ({ returnTo, label, alone = false }: GoogleButtonProps) => {
  const options = useAuthOptions();
  if (!options?.google) return null;
  return (
    <>
      {!alone && <p className={styles.or}>or</p>}
      {platform.kind === 'desktop' ? <InBrowser label={label} /> : <Away returnTo={returnTo} label={label} />}
    </>
  );
};

/** A plain link: the browser leaves the app. */
const Away = ({ returnTo, label }: Omit<GoogleButtonProps, 'alone'>) => (
  <a
    href={`${routes.googleStart.path}?${new URLSearchParams({ returnTo })}`}
    className={classes(buttonClass('secondary'), styles.submit)}
  >
    <GoogleMark />
    {label}
  </a>
);

/** In the desktop app the person signs in in their own browser, where they see whose page it is. */
const InBrowser = ({ label }: { label: string }) => {
  const [state, setState] = useState<'idle' | 'begun' | 'failed'>('idle');
  const begin = async () => {
    try {
      window.open(await bridge().app.startGoogleSignIn());
      setState('begun');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button className={styles.submit} onClick={() => void begin()}>
        <GoogleMark />
        {label}
      </Button>
      {state === 'begun' && (
        <Notice role="status">
          Please sign in with Google in your browser, which has just opened. Then come back here: this window goes on by
          itself.
        </Notice>
      )}
      {state === 'failed' && (
        <Notice tone="bad" role="alert">
          Signing in with Google did not start. Please try again.
        </Notice>
      )}
    </>
  );
};
