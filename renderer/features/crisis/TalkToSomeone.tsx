import { LifeBuoy } from 'lucide-react';
import { Link } from '../../ui/controls/Link.tsx';
import styles from './crisis.module.css';

/**
 * One touch from the lines to call, where a person is sad, was not understood, or can search no more today. `language`: what
 * they wrote in, where that is not English.
 */
export const TalkToSomeone = ({ language }: { language?: string | undefined }) => (
  <p className={styles.talk}>
    <Link to="/helplines" state={{ language }}>
      <LifeBuoy size={20} aria-hidden />
      Talk to someone now
    </Link>
  </p>
);
