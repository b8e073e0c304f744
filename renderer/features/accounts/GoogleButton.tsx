import { routes } from '../../../core/contract/routes.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { GoogleMark } from './GoogleMark.tsx';
import { useAuthOptions } from './useAuthOptions.ts';
import styles from './EntryPage.module.css';

interface GoogleButtonProps {
  returnTo: string;
  label: string;
  /** Where nothing else stands before it. */
  alone?: boolean;
}

/** Leads to Google and back, where the server has it configured. A plain link: the browser leaves the app. */
export const GoogleButton = ({ returnTo, label, alone = false }: GoogleButtonProps) => {
  const options = useAuthOptions();
  if (!options?.google) return null;
  return (
    <>
      {!alone && <p className={styles.or}>or</p>}
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
