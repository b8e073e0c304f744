import { LifeBuoy } from 'lucide-react';
import { Link } from '../../ui/controls/Link.tsx';
import { findCountry, guessHere, stripText } from '../helplines/index.ts';
import styles from './crisis.module.css';

/** Beside the answer to words that may speak of danger: quiet, and one touch from a person. */
export const HelplineStrip = () => {
  const here = findCountry(guessHere());
  const phone = here?.suicide.find((line) => line.phone)?.phone;
  const numbers = [here?.emergency, phone].filter((number) => number !== undefined);
  return (
    <aside className={styles.strip} aria-label="Help in danger">
      <LifeBuoy size={22} aria-hidden />
      <p>
        {stripText}{' '}
        {numbers.map((number) => (
          <span key={number} className={styles.listed}>
            <a href={`tel:${number.replace(/ /g, '')}`} className={styles.number}>
              call {number}
            </a>
            ,{' '}
          </span>
        ))}
        <Link to="/helplines">talk to someone now</Link>
      </p>
    </aside>
  );
};
