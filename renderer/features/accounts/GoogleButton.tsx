import { useQuery } from '@tanstack/react-query';
import { routes } from '../../../core/contract/routes.ts';
import { call } from '../../api/client.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { GoogleMark } from './GoogleMark.tsx';
import styles from './EntryPage.module.css';

export const useAuthOptions = () =>
  useQuery({ queryKey: [routes.authOptions.path], queryFn: () => call('authOptions', {}) }).data;

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
