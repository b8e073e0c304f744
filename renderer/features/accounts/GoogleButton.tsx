import { routes } from '../../../core/contract/routes.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { GoogleMark } from './GoogleMark.tsx';
import { useAuthOptions } from './useAuthOptions.ts';
import styles from './EntryPage.module.css';

/** Leads to Google and back, where the server has it configured. A plain link: the browser leaves the app. */
export const GoogleButton = ({ returnTo, label }: { returnTo: string; label: string }) => {
  const options = useAuthOptions();
  if (!options?.google) return null;
  return (
    <>
      <p className={styles.or}>or</p>
      <a
        href={`${routes.googleStart.path}?${new URLSearchParams({ returnTo })}`}
        className={classes(buttonClass('secondary'), styles.submit)}
      >
        <GoogleMark />
        {label}
      </a>
    </>
  );
};
