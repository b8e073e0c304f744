import type { SyntheticEvent } from 'react';
import { classes } from '../../../ui/classes.ts';
import { useSite } from '../../site/index.ts';
import styles from './ChurchName.module.css';

/** A logo that can't be had now leaves the name alone. */
const hide = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => (currentTarget.hidden = true);

interface ChurchNameProps {
  /** The kiosk's name. */
  place: string | null;
  className?: string | undefined;
}

/** Logo and name of the church, and where in it this screen stands. */
export const ChurchName = ({ place, className }: ChurchNameProps) => {
  const { name, logo } = useSite();
  return (
    <p className={classes(styles.name, className)}>
      {logo !== null && <img key={logo} src={logo} alt="" className={styles.logo} onError={hide} />}
      <span>
        {name}
        {place && ` · ${place}`}
      </span>
    </p>
  );
};
