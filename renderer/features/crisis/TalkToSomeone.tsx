import { LifeBuoy } from 'lucide-react';
import { Link } from '../../ui/Link.tsx';
import styles from './crisis.module.css';

/** One touch from the lines to call, where a person is sad, was not understood, or can search no more today. */
export const TalkToSomeone = () => (
  <p className={styles.talk}>
    <Link to="/helplines">
      <LifeBuoy size={20} aria-hidden />
      Talk to someone now
    </Link>
  </p>
);
