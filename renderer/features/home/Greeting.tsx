import { useSyncExternalStore } from 'react';
import { greeting } from '../../../core/rules/home/greeting.ts';
import styles from './HomePage.module.css';

/** A tab that was left open overnight greets anew when it is looked at. */
const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Takes the place of the tagline, whose lines it keeps: nothing below moves when it is known who is there. */
export const Greeting = ({ name, tagline }: { name: string; tagline: string }) => {
  const hour = useSyncExternalStore(subscribe, () => new Date().getHours());
  return (
    <div className={styles.greeting}>
      <p>{greeting(hour, name)}</p>
      <p aria-hidden>{tagline}</p>
    </div>
  );
};
